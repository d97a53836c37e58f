// A control for each kind of value that a key of a theme can have.

import { h } from "../app/dom.js";
import { t } from "../language/words.js";
import { readValue, writeValue } from "../service/toml.js";
import { dropdown, toggle } from "../view/controls.js";
import { change, changeWritten } from "./change.js";

/** @typedef {import("../service/types.js").ThemeKey} ThemeKey */
/** @typedef {import("../service/toml.js").Value} Value */

/** Kinds whose values are written as they are, without quotes. */
const PLAIN = ["length", "text", "colour", "font", "keyword"];

/**
 * @param {ThemeKey} key
 * @param {Value | undefined} value
 * @param {import("../app/dom.js").Properties} marks what is said of the field, such as that it is wrong
 */
export function keyControl(key, value, marks) {
  const { path, kind, values } = key;
  const set = (/** @type {Value} */ chosen) => void change({ [path]: chosen });
  if (kind === "boolean") return toggle(t(value ? "yes" : "no"), value === true, set);
  if (kind === "keyword" && (value === undefined || values.includes(String(value))))
    return dropdown(
      path,
      [...(value === undefined ? [""] : []), ...values].map((each) => ({ value: each, text: each })),
      String(value ?? ""),
      set,
      "boxed",
    );
  if (kind === "keywords") return keywords(key, value, set);
  if (kind === "integer" || kind === "number") return number(key, value, marks);
  if (kind === "colour") return [colour(path, value, set), field(key, value, marks)];
  if (kind === "sentences") return sentences(path, marks);
  return field(key, value, marks);
}

/** @param {ThemeKey} key @param {Value | undefined} value @param {(value: Value) => void} set */
function keywords({ path, values }, value, set) {
  const now = Array.isArray(value) ? value.map(String) : [];
  return h(
    "div.toggles",
    { role: "group", "aria-label": path },
    values.map((each) =>
      toggle(each, now.includes(each), (on) => set(on ? [...now, each] : now.filter((other) => other !== each))),
    ),
  );
}

/** An empty field leaves the key to the design. @param {ThemeKey} key @param {Value | undefined} value @param {import("../app/dom.js").Properties} marks */
const number = ({ path, kind, least, most }, value, marks) =>
  h("input", {
    type: "number",
    "aria-label": path,
    min: least,
    max: most,
    step: kind === "integer" ? 1 : "any",
    value: value === undefined ? "" : Number(value),
    onchange: (/** @type {Event} */ event) => {
      const { valueAsNumber } = /** @type {HTMLInputElement} */ (event.currentTarget);
      void change({ [path]: Number.isNaN(valueAsNumber) ? null : valueAsNumber });
    },
    ...marks,
  });

/** @param {string} path @param {Value | undefined} value @param {(value: Value) => void} set */
const colour = (path, value, set) =>
  typeof value === "string" &&
  /^#[0-9a-f]{6}$/i.test(value) &&
  h("input", {
    type: "color",
    "aria-label": path,
    value,
    onchange: entered((chosen) => set(chosen.toUpperCase())),
  });

/** A text, a length, a list, or a table. @param {ThemeKey} key @param {Value | undefined} value @param {import("../app/dom.js").Properties} marks */
function field({ path, kind }, value, marks) {
  const shown =
    value === undefined ? "" : PLAIN.includes(kind) || typeof value === "string" ? value : writeValue(value);
  return h("input", {
    type: "text",
    "aria-label": path,
    spellcheck: "false",
    value: shown,
    onchange: entered((text) => void change({ [path]: text.trim() === "" ? null : valueOf(kind, text) })),
    ...marks,
  });
}

/** @param {string} kind @param {string} text @returns {Value} */
function valueOf(kind, text) {
  if (PLAIN.includes(kind)) return text;
  if (kind === "title") return /^\s*[{"]/.test(text) ? readValue(text) : text;
  if (kind === "texts" && !/^\s*\[/.test(text)) return text.split(",").map((each) => each.trim());
  if (kind === "point" && !/^\s*\[/.test(text)) return readValue(`[${text}]`);
  return readValue(text);
}

/** Sentences of the rules sheet are written as TOML. @param {string} path @param {import("../app/dom.js").Properties} marks */
const sentences = (path, marks) =>
  h("textarea", {
    "aria-label": path,
    rows: 3,
    spellcheck: "false",
    onchange: entered((text) => void changeWritten([{ key: path, value: text.trim() || null }])),
    ...marks,
  });

/** @param {(value: string) => void} take @returns {(event: Event) => void} */
const entered = (take) => (event) => take(/** @type {HTMLInputElement} */ (event.currentTarget).value);
