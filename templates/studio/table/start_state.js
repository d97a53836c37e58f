// What is agreed before a game, as it is being chosen.

import { redraw } from "../app/redraw.js";
import { t } from "../language/words.js";
import { ask } from "../service/client.js";
import { readValue, writeValue } from "../service/toml.js";
import { storedSet, storedSets } from "../storage/database.js";
import { announce } from "../view/announce.js";
import { clocksText } from "./time_choice.js";
import { keeper } from "./keeper.js";
import { forgetLook } from "./look.js";
import { beginGame } from "./opening.js";
import { PLAIN } from "./sides.js";

/** @typedef {import("./types.js").Head} Head */
/** @typedef {import("./types.js").Side} Side */
/** @typedef {import("./time_choice.js").TimeChoice} TimeChoice */

export const start = {
  kind: /** @type {Head["kind"]} */ ("two"),
  level: "easy",
  human: /** @type {Side} */ ("white"),
  look: "classic",
  /** The set of this device that is played with. @type {string | null} */
  set: null,
  rules: { name: "classic", switches: /** @type {string[]} */ ([]) },
  names: ["", ""],
  /** @type {TimeChoice} */
  time: { kind: "none", minutes: 10, seconds: 5, periods: 3, odds: null },
  byHand: false,
  penalties: "",
};

/** Games and sets on this device. @type {{ games: Head[], sets: import("../storage/database.js").StoredSet[] }} */
export const known = { games: [], sets: [] };

/** @param {Partial<typeof start>} changed */
export function agree(changed) {
  Object.assign(start, changed);
  redraw();
}

/** Reads what is on this device; a browser that keeps nothing has nothing. */
export async function loadKnown() {
  [known.games, known.sets] = await Promise.all([keeper.list().catch(() => []), storedSets().catch(() => [])]);
  redraw();
}

/** @param {string} id */
export async function forgetGame(id) {
  await keeper.remove(id).catch(() => undefined);
  await loadKnown();
}

/** The switches of a design's theme. @param {{ name: string, switches: string[] }} rules */
const designRules = ({ name, switches }) => ({
  rules: name,
  set: switches.length ? [`switches=${writeValue(switches)}`] : [],
});

/**
 * What is agreed, with rules, words and sides of the set.
 * @param {Pick<typeof start, "kind" | "level" | "human" | "look" | "set" | "rules">} chosen
 * @returns {Promise<Omit<Head, "id" | "begun" | "changed" | "moves" | "result" | "players">>}
 */
export async function agreedOf({ kind, level, human, look, set, rules }) {
  const agreed = { kind, human, set, level: kind === "program" ? level : null };
  const kept = set ? await storedSet(set).catch(() => undefined) : undefined;
  if (look === "plain" && !kept) return { ...agreed, look, theme: null, rules, title: "", sides: PLAIN };
  const theme = kept ? { name: "set.toml", text: kept.text } : { name: look, ...designRules(rules) };
  const { answer } = await ask("theme", { theme });
  const { values } = /** @type {import("../service/types.js").Reading} */ (answer);
  const text = (/** @type {string} */ key) => String(readValue(values[key] ?? '""'));
  const side = (/** @type {Side} */ name) => ({
    colour: text(`pieces.${name}.colour`),
    called: text(`pieces.${name}.called`),
  });
  return {
    ...agreed,
    look: kept?.design ?? look,
    theme,
    rules: kept
      ? { name: text("rules"), switches: /** @type {string[]} */ (readValue(values.switches ?? "[]")) }
      : rules,
    title: kept?.title ?? "",
    sides: { white: side("white"), black: side("black") },
  };
}

/** Sits down. */
export async function sitDown() {
  const { names, time, byHand, penalties, set } = start;
  try {
    if (set) forgetLook(set);
    const [white, black] = namesOf(names);
    const clocks = clocksText(time);
    await beginGame(await agreedOf(start), {
      setting: {
        white,
        black,
        ...(clocks && { clocks, press_by_hand: byHand }),
        ...(penalties && { penalties }),
      },
    });
  } catch (error) {
    announce(error instanceof Error ? error.message : t("table-lost"), "warn");
  }
}

/** Names as a journal has them; the program is called so. @param {string[]} names */
function namesOf(names) {
  const plain = names.map((name) => name.replaceAll(/[\s\p{Cc}]+/gu, " ").trim());
  if (start.kind !== "program") return plain;
  const own = plain[0] || "";
  const program = `${t("table-program")} (${t(`table-level-${start.level}`)})`;
  return start.human === "white" ? [own, program] : [program, own];
}
