// Every key of a theme, as the program lists them, with a control for each kind of value.

import { classes, h } from "../app/dom.js";
import { redraw } from "../app/redraw.js";
import { knows, language, loadKeys, t } from "../language/words.js";
import { readValue } from "../service/toml.js";
import { button } from "../view/controls.js";
import { icon } from "../view/icon.js";
import { change } from "./change.js";
import { closeDrawer } from "./closing.js";
import { kinds, themeKeys } from "./facts.js";
import { keyControl } from "./key_control.js";
import { listOf, theSet } from "./set.js";
import { look } from "./stage_state.js";
import { faultOf, writtenKeys } from "./written_keys.js";

/** @typedef {import("../service/types.js").ThemeKey} ThemeKey */

/** The colour of an ink that has just been named. */
const NEW_COLOUR = "#808080";

let sought = "";
/** The language in which the meanings of the keys were asked for. */
let meant = "";
/** What the text of the theme says itself. @type {Map<string, import("./written_keys.js").Written>} */
let written = new Map();

export function keysPanel() {
  if (meant !== language()) {
    meant = language();
    void loadKeys().then(redraw);
  }
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  written = writtenKeys(theSet().text);
  const all = (themeKeys() ?? []).map(meaning).flatMap(named);
  const found = all.filter(({ path, what }) => words.every((word) => `${path} ${what}`.toLowerCase().includes(word)));
  const tables = [...new Set(found.map(({ table }) => table))];
  return h(
    "aside.drawer.keys",
    { "aria-label": t("every-key"), key: "keys" },
    h(
      "div.drawer-head",
      null,
      h("h2", null, t("every-key")),
      button(t("as-file"), { symbol: "file", alone: true, act: () => look({ drawer: "file" }) }),
      button(t("close"), { symbol: "close", alone: true, act: closeDrawer }),
    ),
    h(
      "label.field.seek",
      null,
      h("span.unseen", null, t("seek-key")),
      h("input", { type: "search", placeholder: t("seek-key"), value: sought, oninput: seek }),
    ),
    h(
      "div.key-list",
      null,
      !found.length && h("p.soft", null, themeKeys() ? t("no-key") : t("drawing")),
      tables.map((table) =>
        h(
          "section",
          { key: table || "top" },
          h("h3.code", null, table ? `[${table}]` : t("key-top")),
          found.filter((key) => key.table === table).map(row),
        ),
      ),
    ),
  );
}

/** A key with what it means in the language of the page. @param {ThemeKey} key @returns {ThemeKey} */
function meaning(key) {
  const id = `key-${key.path
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")}`;
  return knows(id) ? { ...key, what: t(id) } : key;
}

/**
 * A key with a name within stands there once for each: for every kind of animal, every language of the set, every ink that
 * the theme says, and once more to name another ink.
 * @param {ThemeKey} key
 * @returns {ThemeKey[]}
 */
function named(key) {
  const [open] = /<\w+>/.exec(key.path) ?? [];
  if (!open) return [key];
  const names = { "<kind>": kinds().map(({ id }) => id), "<language>": listOf("languages") }[open];
  const [before] = key.path.split(open);
  const paths = names?.map((name) => before + name) ?? [...written.keys()].filter((path) => path.startsWith(before));
  return [...paths.map((path) => ({ ...key, path })), ...(names ? [] : [key])];
}

/** @param {Event} event */
function seek(event) {
  sought = /** @type {HTMLInputElement} */ (event.currentTarget).value;
  redraw();
}

/** @param {ThemeKey} key */
function row(key) {
  const set = theSet();
  const said = written.get(key.path);
  const fault = faultOf(key.path, written, set.faults);
  const marks = fault ? { "aria-invalid": "true", "aria-describedby": `fault-${key.path}` } : {};
  const value = fault && said ? readValue(said.toml) : set.values.get(key.path);
  const name = key.table ? key.path.slice(key.table.length + 1) : key.path;
  return h(
    "div.key-row",
    { key: key.path, class: classes(said && "own") },
    h(
      "div.key-name",
      null,
      h("span.code", null, name),
      said && button(t("key-reset"), { symbol: "undo", alone: true, act: () => void change({ [key.path]: null }) }),
    ),
    h("p.soft", null, key.what),
    h("div.key-control", null, name.includes("<") ? another(key) : keyControl(key, value, marks)),
    fault &&
      h(
        "p.field-fault",
        { id: `fault-${key.path}`, role: "alert" },
        icon("warn"),
        h("span", null, fault.message, fault.hint && h("span.hint", null, fault.hint)),
      ),
  );
}

/** A field for the name of one more, which then has a row of its own. @param {ThemeKey} key */
function another({ path }) {
  const add = (/** @type {Event} */ event) => {
    const field = /** @type {HTMLInputElement} */ (event.currentTarget);
    if (/^[\w-]+$/.test(field.value)) void change({ [path.replace(/<\w+>/, field.value)]: NEW_COLOUR });
    field.value = "";
  };
  return h("input", { type: "text", "aria-label": t("key-another"), placeholder: t("key-another"), onchange: add });
}
