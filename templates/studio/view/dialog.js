// A dialog over the page. The rest is inert meanwhile, Escape closes it, and focus returns to where it came from.

import { h } from "../app/dom.js";
import { afterRedraw, redraw } from "../app/redraw.js";
import { t } from "../language/words.js";
import { button } from "./controls.js";

/** @typedef {import("../app/dom.js").Child} Child */

/** @type {string | null} */
let shown = null;
/** @type {Element | null} */
let opener = null;

/** The dialog that is shown, by its name. */
export const shownDialog = () => shown;

/** @param {string} name */
export function showDialog(name) {
  opener = document.activeElement;
  shown = name;
  afterRedraw(() => document.getElementById("dialog-title")?.focus());
  redraw();
}

export function closeDialog() {
  const back = opener;
  leave(() => back);
}

/** Closes the dialog, and the keyboard goes on from another element. @param {string} id */
export const closeDialogFor = (id) => leave(() => document.getElementById(id));

/** @param {() => Element | null} next where the keyboard goes on */
function leave(next) {
  shown = null;
  opener = null;
  redraw();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const stop = next();
      if (stop instanceof HTMLElement && stop.isConnected) stop.focus();
    }),
  );
}

/** Escape closes the dialog, and nothing else. @param {KeyboardEvent} event */
function closeByKey(event) {
  if (event.key !== "Escape") return;
  event.stopPropagation();
  closeDialog();
}

// Where what had the focus is gone, such as a printer that was removed, Escape still closes.
addEventListener("keydown", (event) => shown && document.activeElement === document.body && closeByKey(event));

/**
 * @param {string} title
 * @param {{ kind?: string, foot?: Child }} options
 * @param {...Child} content
 */
export function dialog(title, { kind = "", foot = null }, ...content) {
  return h(
    "div.veil",
    {
      key: `dialog-${shown}`,
      onclick: (/** @type {Event} */ event) => event.target === event.currentTarget && closeDialog(),
    },
    h(
      "div.dialog",
      {
        class: kind,
        role: "dialog",
        "aria-modal": "true",
        "aria-labelledby": "dialog-title",
        onkeydown: closeByKey,
      },
      h(
        "div.dialog-head",
        null,
        h("h2", { id: "dialog-title", tabindex: "-1" }, title),
        button(t("close"), { symbol: "close", alone: true, act: closeDialog }),
      ),
      h("div.dialog-body", null, content),
      foot && h("div.dialog-foot", null, foot),
    ),
  );
}
