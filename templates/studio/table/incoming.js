// Games that come from elsewhere: by a link, by a file, or as a position in an address.

import { go } from "../app/routes.js";
import { t } from "../language/words.js";
import { askReferee, Refusal } from "../service/client.js";
import { fromLink } from "../storage/link.js";
import { announce } from "../view/announce.js";
import { newId } from "../make/set.js";
import { gameRequest } from "./game.js";
import { beginGame, putOnTable } from "./opening.js";
import { PACKET } from "./share_panel.js";
import { agree, agreedOf, start } from "./start_state.js";

/** @typedef {import("./types.js").Head} Head */
/** @typedef {import("./types.js").TableAnswer} TableAnswer */
/** @typedef {import("./types.js").Session} Session */

/** The longest file that is read, in bytes: as the referee reads no longer journal. */
const LONGEST = 8 << 20;

/** @param {unknown} error @param {string} from the address at which it was asked for */
function tell(error, from) {
  if (location.hash !== from) return;
  announce(error instanceof Refusal ? error.message : t("table-broken"), "warn");
  go("#table", true);
}

/** A game in the fragment of a link. @param {string} letters */
export async function openLink(letters) {
  const from = location.hash;
  try {
    await take(await fromLink(letters), from);
  } catch (error) {
    tell(error, from);
  }
}

/** @param {File} file a record, a journal */
export async function openFile(file) {
  const from = location.hash;
  try {
    if (file.size > LONGEST) throw new Error("too long");
    await take(await file.text(), from);
  } catch (error) {
    tell(error, from);
  }
}

/** @param {string} text @param {string} from */
async function take(text, from) {
  if (text.startsWith("{")) {
    const { what, head, journal } = JSON.parse(text);
    if (what !== PACKET) throw new Error("another kind");
    if (!journal) return carry(checked(head));
    return takeJournal({ ...(await agreedOf(start)), ...checked(head) }, journal, from);
  }
  if (text.startsWith("shouqi table ")) return takeJournal(await agreedBy(text), text, from);
  return takeRecord(text, from);
}

/** What a link says of a game, as far as it is what a game has. @param {Record<string, any>} head */
function checked({ kind, level, human, look, theme, rules, title, sides }) {
  const isRules = typeof rules?.name === "string" && Array.isArray(rules?.switches);
  if (!["two", "real", "program"].includes(kind) || !isRules) throw new Error("no game");
  const known = (/** @type {any} */ side) => ({ colour: String(side?.colour), called: String(side?.called) });
  return {
    kind,
    level: level === null ? null : String(level),
    human: /** @type {import("./types.js").Side} */ (human === "black" ? "black" : "white"),
    look: String(look),
    set: null,
    theme: typeof theme === "object" ? theme : null,
    rules,
    title: String(title ?? ""),
    sides: { white: known(sides?.white), black: known(sides?.black) },
  };
}

/** A set without a game: what is agreed stays to be chosen. @param {ReturnType<typeof checked>} head */
function carry({ look, theme, rules, title, sides }) {
  agree({ carried: { look, theme, rules, title, sides }, set: null });
  go("#table", true);
}

/** The rules of a journal, on the table of the last choice. @param {string} journal */
async function agreedBy(journal) {
  const [, name = "classic"] = /^rules (\S+)/m.exec(journal) ?? [];
  const [, switches = ""] = /^switches (.*) ~[0-9a-f]{8}$/m.exec(journal) ?? [];
  const rules = { name, switches: switches.split("; ").filter(Boolean) };
  return agreedOf({ ...start, kind: "two", look: start.set ? "classic" : start.look, set: null, carried: null, rules });
}

/**
 * @param {Omit<Head, "id" | "begun" | "changed" | "moves" | "result" | "players">} agreed
 * @param {string} journal
 * @param {string} from
 */
async function takeJournal(agreed, journal, from) {
  const request = { game: gameRequest(/** @type {Head} */ (agreed)), journal };
  const told = /** @type {TableAnswer} */ ((await askReferee("table", request)).answer);
  const whole = new TextDecoder().decode(new TextEncoder().encode(journal).subarray(0, told.journal.keep));
  const begun = Date.now() - told.table.at;
  /** @type {Head} */
  const head = { ...agreed, id: newId(), begun, changed: Date.now(), moves: 0, result: null, players: ["", ""] };
  await putOnTable(head, whole, told, from);
}

/** @param {string} record @param {string} from */
async function takeRecord(record, from) {
  const { answer } = await askReferee("session", { game: { record } });
  const session = /** @type {Session & { ending: object | null }} */ (answer);
  const tag = (/** @type {string} */ name) => new RegExp(`^\\[${name} "(.*)"\\]$`, "m").exec(record)?.[1];
  const switches = (tag("Switches") ?? "").split("; ").filter(Boolean);
  const rules = { name: session.rules.split(" ")[0], switches };
  const agreed = await agreedOf({ ...start, kind: "two", look: "classic", set: null, carried: null, rules });
  const player = (/** @type {string} */ name) => (tag(name) ?? "").replace(/^\?$/, "");
  await beginGame(agreed, {
    setting: { white: player("White"), black: player("Black") },
    position: tag("FEN"),
    moves: session.played.map(({ move }) => move),
    from,
  });
}

/** A position in an address, such as `position=7/…/7 w&moves=a3a4,a7a6&rules=classic`. @param {string} text */
export async function openAt(text) {
  const from = location.hash;
  try {
    const given = new URLSearchParams(text);
    const rules = { name: given.get("rules") ?? "classic", switches: given.getAll("switch") };
    const kind = given.get("play") === "real" ? "real" : "two";
    const look = given.get("look") ?? "classic";
    const agreed = await agreedOf({ ...start, kind, look, set: null, carried: null, rules });
    await beginGame(agreed, {
      setting: {},
      position: given.get("position") ?? undefined,
      moves: given.get("moves")?.split(",").filter(Boolean),
      from,
    });
  } catch (error) {
    tell(error, from);
  }
}
