// What is agreed before a game, as it is being chosen.

import { redraw } from "../app/redraw.js";
import { t } from "../language/words.js";
import { storedSets } from "../storage/database.js";
import { save } from "../storage/download.js";
import { announce } from "../view/announce.js";
import { clocksText } from "./time_choice.js";
import { keeper } from "./keeper.js";
import { forgetLook } from "./look.js";
import { openGame } from "./game.js";
import { beginGame, leave } from "./opening.js";
import { packet } from "./share_panel.js";
import { wordsOfDesign, wordsOfSet } from "./set_words.js";
import { PLAIN } from "./sides.js";

/** @typedef {import("./types.js").Head} Head */
/** @typedef {import("./types.js").Side} Side */
/** @typedef {import("./time_choice.js").TimeChoice} TimeChoice */
/** @typedef {import("./set_words.js").SetWords} SetWords */

export const start = {
  kind: /** @type {Head["kind"]} */ ("two"),
  level: "easy",
  human: /** @type {Side} */ ("white"),
  look: "classic",
  /** The set of this device that is played with. @type {string | null} */
  set: null,
  /** A set that came as a file from another device. @type {SetWords | null} */
  carried: null,
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
  if (openGame()?.head.id === id) leave();
  await keeper.remove(id).catch(() => undefined);
  await loadKnown();
}

/**
 * What is agreed before a game, beside the players.
 * @typedef {Omit<Head, "id" | "begun" | "changed" | "moves" | "result" | "players">} Agreed
 */

/**
 * What is agreed, with rules, words and sides of the set.
 * @param {Pick<typeof start, "kind" | "level" | "human" | "look" | "set" | "carried" | "rules">} chosen
 * @returns {Promise<Agreed>}
 */
export async function agreedOf({ kind, level, human, look, set, carried, rules }) {
  const agreed = { kind, human, set: carried ? null : set, level: kind === "program" ? level : null };
  if (carried) return { ...agreed, ...carried };
  const kept = set ? await wordsOfSet(set) : null;
  if (kept) return { ...agreed, ...kept };
  if (look === "plain") return { ...agreed, look, theme: null, rules, title: "", sides: PLAIN };
  return { ...agreed, ...(await wordsOfDesign(look, rules)) };
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

/** Saves what the chosen set says at a table, for phones that do not have the set. */
export async function saveSet() {
  try {
    const agreed = await agreedOf(start);
    const name = (agreed.title || agreed.look).toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-");
    await save([new File([packet({ ...agreed, set: null }, "")], `${name}.table.json`, { type: "application/json" })]);
  } catch (error) {
    announce(error instanceof Error ? error.message : t("table-lost"), "warn");
  }
}
