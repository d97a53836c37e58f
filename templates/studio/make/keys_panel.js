// Every key of a theme, as the program lists them, with a control for each kind of value.

import { classes, h } from "../app/dom.js";
import { redraw } from "../app/redraw.js";
import { t } from "../language/words.js";
import { readValue, writeValue } from "../service/toml.js";
import { button, dropdown, toggle } from "../view/controls.js";
import { change } from "./change.js";
import { closeDrawer } from "./closing.js";
import { kinds, themeKeys } from "./facts.js";
import { theSet } from "./set.js";
import { look } from "./stage_state.js";

/** @typedef {import("../service/types.js").ThemeKey} ThemeKey */

let sought = "";

export function keysPanel() {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const all = (themeKeys() ?? [])
    .flatMap(forKinds)
    .filter(({ path, kind }) => kind !== "format" && kind !== "sentences" && !path.includes("<"));
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

/** A key that every kind of animal has stands there once for each. @param {ThemeKey} key @returns {ThemeKey[]} */
const forKinds = (key) =>
  key.path.includes("<kind>") ? kinds().map(({ id }) => ({ ...key, path: key.path.replace("<kind>", id) })) : [key];

/** @param {Event} event */
function seek(event) {
  sought = /** @type {HTMLInputElement} */ (event.currentTarget).value;
  redraw();
}

/** @param {ThemeKey} key */
function row(key) {
  const set = theSet();
  const own = set.reading?.own.includes(key.path) ?? false;
  const name = key.table ? key.path.slice(key.table.length + 1) : key.path;
  return h(
    "div.key-row",
    { key: key.path, class: classes(own && "own") },
    h(
      "div.key-name",
      null,
      h("span.code", null, name),
      own && button(t("key-reset"), { symbol: "undo", alone: true, act: () => void change({ [key.path]: null }) }),
    ),
    h("p.soft", null, key.what),
    h("div.key-control", null, control(key)),
  );
}

/** @param {ThemeKey} key */
function control(key) {
  const { path, kind, values } = key;
  const value = theSet().values.get(path);
  const set = (/** @type {import("../service/toml.js").Value} */ chosen) => void change({ [path]: chosen });
  if (kind === "boolean") return toggle(t(value ? "yes" : "no"), value === true, set);
  if (kind === "keyword")
    return dropdown(
      path,
      values.map((each) => ({ value: each, text: each })),
      String(value ?? ""),
      set,
      "boxed",
    );
  if (kind === "keywords") {
    const now = Array.isArray(value) ? value.map(String) : [];
    return h(
      "div.toggles",
      { role: "group", "aria-label": path },
      values.map((each) =>
        toggle(each, now.includes(each), (on) => set(on ? [...now, each] : now.filter((other) => other !== each))),
      ),
    );
  }
  if (kind === "integer" || kind === "number")
    return h("input", {
      type: "number",
      "aria-label": path,
      min: key.least,
      max: key.most,
      step: kind === "integer" ? 1 : "any",
      value: Number(value ?? 0),
      onchange: number(set),
    });
  if (kind === "colour")
    return [
      typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value)
        ? h("input", {
            type: "color",
            "aria-label": path,
            value,
            onchange: text((chosen) => set(chosen.toUpperCase())),
          })
        : null,
      field(key, value),
    ];
  return field(key, value);
}

/** A text, a length, or anything else as TOML. @param {ThemeKey} key @param {import("../service/toml.js").Value | undefined} value */
function field({ path, kind }, value) {
  const plain = kind === "length" || kind === "text" || kind === "colour" || kind === "font";
  const shown = value === undefined ? "" : plain ? String(value) : writeValue(value);
  return h("input", {
    type: "text",
    "aria-label": path,
    spellcheck: "false",
    value: shown,
    onchange: text((entered) => void change({ [path]: entered === "" ? null : plain ? entered : readValue(entered) })),
  });
}

/** @param {(value: number) => void} set @returns {(event: Event) => void} */
const number = (set) => (event) => {
  const { valueAsNumber } = /** @type {HTMLInputElement} */ (event.currentTarget);
  if (!Number.isNaN(valueAsNumber)) set(valueAsNumber);
};

/** @param {(value: string) => void} set @returns {(event: Event) => void} */
const text = (set) => (event) => set(/** @type {HTMLInputElement} */ (event.currentTarget).value);
