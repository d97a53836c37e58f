// The theme as a file, beside its pages: what is chosen changes the text, and what is typed changes the pages.

import { classes, h } from "../app/dom.js";
import { t } from "../language/words.js";
import { ask } from "../service/client.js";
import { button } from "../view/controls.js";
import { icon } from "../view/icon.js";
import { withMarks, withSigns } from "./bidi.js";
import { typed } from "./change.js";
import { closeDrawer } from "./closing.js";
import { fileName, theSet } from "./set.js";
import { look } from "./stage_state.js";

/** @typedef {import("../service/message.js").Fault} Fault */

/** What the program calls the text of the set; faults may be of other files, too. */
const THEME = "theme.toml";

export function drawer() {
  const set = theSet();
  const text = withSigns((set.draft ?? set.text).replace(/\n$/, ""));
  const before = new Set(withSigns(set.past.at(-1) ?? set.text).split("\n"));
  const lines = text.split("\n");
  const starts = lines.map((_, index) => lines.slice(0, index).reduce((sum, line) => sum + line.length + 1, 0));
  const changed = (/** @type {string} */ line) => line !== "" && !before.has(line) && "changed";
  return h(
    "aside.drawer",
    { "aria-label": t("as-file"), key: "drawer" },
    h(
      "div.drawer-head",
      null,
      h("h2.code", null, `${fileName()}.toml`),
      button(t("every-key"), { symbol: "keys", alone: true, act: () => look({ drawer: "keys" }) }),
      button(t("close"), { symbol: "close", alone: true, act: closeDrawer }),
    ),
    h(
      "div.text",
      null,
      h(
        "div.lines",
        { "aria-hidden": "true" },
        lines.map((line, index) =>
          h("div.line", { class: classes(changed(line)) }, coloured(line, starts[index], set.faults)),
        ),
      ),
      h("textarea", {
        spellcheck: "false",
        autocapitalize: "off",
        autocomplete: "off",
        wrap: "off",
        rows: lines.length,
        value: text,
        "aria-label": t("as-file"),
        "aria-invalid": set.faults.length ? "true" : null,
        "aria-describedby": "faults",
        oninput: (/** @type {Event} */ event) =>
          typed(`${withMarks(/** @type {HTMLTextAreaElement} */ (event.currentTarget).value)}\n`),
      }),
    ),
    h(
      "div.faults",
      { id: "faults", role: "status" },
      set.faults.length
        ? [set.faults.map(faultView), h("p.soft", null, t("file-kept"))]
        : h("p.soft", null, t("file-what")),
    ),
  );
}

/** A line with its words coloured, or with what is wrong in it underlined. @param {string} line @param {number} start @param {Fault[]} faults */
function coloured(line, start, faults) {
  const fault = faults.find(
    ({ file, start: from = -1 }) => file === THEME && from >= start && from <= start + line.length,
  );
  if (fault?.start !== undefined) {
    const from = fault.start - start;
    const to = Math.max(Math.min((fault.end ?? fault.start + 1) - start, line.length), from + 1);
    return [line.slice(0, from), h("mark", null, line.slice(from, to) || " "), line.slice(to)];
  }
  if (/^\s*#/.test(line)) return h("i", null, line);
  if (/^\s*\[/.test(line)) return h("b", null, line);
  const [, key, equals, value] = /^([\w."-]+)(\s*=\s*)(.*)$/.exec(line) ?? [];
  return key ? [h("span.key", null, key), equals, h("span.value", null, value)] : line || "\u200b";
}

/** What a hint would write: in place of what is wrong, or for other keys. @param {Fault} fault @returns {{ text: string, write: () => void }[]} */
function mendsOf({ file, hint, start, end }) {
  if (file !== THEME) return [];
  const { draft, text } = theSet();
  const now = draft ?? text;
  const instead = /^(?:write|did you mean) ("[^"]*")/.exec(hint ?? "")?.[1];
  if (instead && start !== undefined && end !== undefined) {
    return [{ text: instead, write: () => typed(now.slice(0, start) + instead + now.slice(end)) }];
  }
  const keys = [...(hint ?? "").matchAll(/([a-z][\w-]*(?:\.[\w-]+)+) = ("[^"]*"|[\d.]+|true|false)/g)];
  return keys.map(([whole, key, value]) => ({ text: whole, write: () => void edited(now, key, value) }));
}

/** @param {string} text @param {string} key @param {string} value as TOML */
async function edited(text, key, value) {
  const { answer } = await ask("edit", { text, changes: [{ key, value }] });
  typed(/** @type {{ text: string }} */ (answer).text);
}

/** @param {Fault} fault */
function faultView(fault) {
  const { message, hint, file, line } = fault;
  return h(
    "div.fault",
    { key: `${line} ${message}` },
    icon("warn"),
    h(
      "div",
      null,
      h(
        "p",
        null,
        line !== undefined && h("strong", null, file !== THEME && `${file} `, t("line", { line }), " "),
        message,
      ),
      hint && hint !== message && h("p.soft", null, hint),
      mendsOf(fault).map(({ text, write }) => button(t("write", { text }), { kind: "mend", act: write })),
    ),
  );
}
