// What a set says at a table: its rules, the names of its sides, its own sentences; without all that is only printed.

import { cutPhotographs } from "../make/cut.js";
import { restored } from "../make/keeping.js";
import { filesOf } from "../make/set.js";
import { ask } from "../service/client.js";
import { readValue, writeValue } from "../service/toml.js";
import { storedSet } from "../storage/database.js";
import { readableColour } from "./sides.js";

/** @typedef {import("./types.js").Head} Head */
/** @typedef {import("../service/types.js").Reading} Reading */
/** @typedef {Pick<Head, "look" | "theme" | "rules" | "title" | "sides">} SetWords */

/** Keys of a theme that are said at a table. */
const SAID = [
  "format",
  "extends",
  "rules",
  "switches",
  "title",
  "languages",
  "sheet.languages",
  "pieces.white.colour",
  "pieces.white.called",
  "pieces.black.colour",
  "pieces.black.called",
];

/** @param {Reading} reading @returns {Pick<SetWords, "sides" | "rules">} */
function saidOf({ values }) {
  const text = (/** @type {string} */ key) => String(readValue(values[key] ?? '""'));
  const side = (/** @type {string} */ name) => {
    const called = text(`pieces.${name}.called`);
    return { colour: readableColour(text(`pieces.${name}.colour`), called), called };
  };
  const switches = /** @type {string[]} */ (readValue(values.switches ?? "[]"));
  return {
    sides: { white: side("white"), black: side("black") },
    rules: { name: text("rules"), switches },
  };
}

/**
 * A shipped design with rules of one's own.
 * @param {string} look
 * @param {Head["rules"]} rules
 * @returns {Promise<SetWords>}
 */
export async function wordsOfDesign(look, rules) {
  const { name, switches } = rules;
  const set = switches.length ? [`switches=${writeValue(switches)}`] : [];
  const theme = { name: look, rules: name, set };
  const { answer } = await ask("theme", { theme });
  return { look, theme, title: "", rules, sides: saidOf(/** @type {Reading} */ (answer)).sides };
}

/** A set that is on this device; nothing if it is not. @param {string} id @returns {Promise<SetWords | null>} */
export async function wordsOfSet(id) {
  const known = await storedSet(id).catch(() => undefined);
  if (!known) return null;
  const own = await restored(known);
  await cutPhotographs(own);
  const reading = /** @type {Reading} */ (
    (await ask("theme", { theme: { name: "set.toml", text: own.text } }, filesOf(own))).answer
  );
  // Sentences of one's own are listed under names that are no keys.
  const printed = reading.own.filter((key) => /^[a-z]/.test(key) && !SAID.includes(key)).map((key) => ({ key }));
  const { answer } = await ask("edit", { text: own.text, changes: printed });
  const { text } = /** @type {{ text: string }} */ (answer);
  const theme = { name: "set.toml", text };
  return { ...saidOf(reading), look: known.design, theme, title: known.title };
}
