// What the program tells of itself once: papers, languages, rulesets, and every key of a theme.

import { redraw } from "../app/redraw.js";
import { ask } from "../service/client.js";
import { filesOf, listOf, openSet, textOf } from "./set.js";

/** @typedef {import("../service/types.js").About} About */
/** @typedef {import("../service/types.js").ThemeKey} ThemeKey */
/** @typedef {import("../service/types.js").LabelSheet} LabelSheet */
/** @typedef {import("../service/types.js").Kind} Kind */

/** @type {Map<string, unknown>} */
const known = new Map();

/**
 * What was answered, or nothing until it is; the view is drawn again then.
 * @template T
 * @param {string} name
 * @param {object} [fields]
 * @param {import("../service/message.js").NamedFile[]} [files]
 * @param {string} [key] what distinguishes the question, where the fields do not
 * @returns {T | null}
 */
export function fact(name, fields = {}, files = [], key = JSON.stringify(fields)) {
  const id = `${name} ${key}`;
  if (!known.has(id)) {
    known.set(id, null);
    ask(name, fields, files).then(
      ({ answer }) => {
        known.set(id, answer);
        redraw();
      },
      () => known.delete(id),
    );
  }
  return /** @type {T | null} */ (known.get(id) ?? null);
}

export const about = () => /** @type {About | null} */ (fact("about"));

/** The same, however long that takes. @returns {Promise<About>} */
export const aboutKnown = async () => about() ?? /** @type {About} */ ((await ask("about")).answer);

export const themeKeys = () => /** @type {ThemeKey[] | null} */ (fact("keys"));

/** Round label sheets for discs of a size. @param {number} fits in millimetres */
export const labelSheets = (fits) => /** @type {LabelSheet[] | null} */ (fact("labels", { fits, shape: "disc" }));

/** The kinds of animals of the open set, the strongest first. @returns {Kind[]} */
export function kinds() {
  const set = openSet();
  if (!set?.reading) return [];
  const rules = { name: textOf("rules"), switches: listOf("switches") };
  const answer = /** @type {import("../service/types.js").Ruleset | null} */ (
    fact("rules", { rules }, filesOf(set), set.reading.rules)
  );
  return [...(answer?.kinds ?? [])].sort((a, b) => b.strength - a.strength);
}

/** @type {Map<string, string>} */
const languageNames = new Map();

/** A language by its own name. @param {string} tag */
export function languageName(tag) {
  let name = languageNames.get(tag);
  if (!name) {
    const own = new Intl.DisplayNames([tag], { type: "language", fallback: "code" }).of(tag) ?? tag;
    name = own.replace(/^./, (letter) => letter.toLocaleUpperCase(tag));
    languageNames.set(tag, name);
  }
  return name;
}
