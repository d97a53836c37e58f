// Before and after: the older page lies over the newer one, as far as a line that is drawn to and fro.

import { h } from "../app/dom.js";
import { afterRedraw } from "../app/redraw.js";
import { t } from "../language/words.js";
import { icon } from "../view/icon.js";
import { look, stage } from "./stage_state.js";

/** The page before, and the line. @param {string} before the address of its picture @param {Record<string, string>} size of it */
export const split = (before, size) => [
  h("div.before", null, h("img", { src: before, alt: t("before"), draggable: "false", style: size })),
  h(
    "span.split",
    { "aria-hidden": "true" },
    h("span.split-names", null, h("b", null, t("before")), h("b", null, t("after"))),
    h("span.split-grip", null, icon("compare")),
  ),
  h("input.split-range", {
    type: "range",
    min: 0,
    max: 100,
    step: 0.5,
    value: stage.split,
    "aria-label": t("compare"),
    oninput: (/** @type {Event} */ event) =>
      look({ split: /** @type {HTMLInputElement} */ (event.currentTarget).valueAsNumber }),
  }),
];

/** Puts the line into the middle of what is seen of the page, once it is drawn. */
export function centreSplit() {
  afterRedraw(() => {
    const sheet = document.querySelector(".sheet")?.getBoundingClientRect();
    const desk = document.querySelector(".desk")?.getBoundingClientRect();
    if (!sheet || !desk) return;
    const [left, right] = [Math.max(sheet.left, desk.left), Math.min(sheet.right, desk.right)];
    look({ split: Math.round((((left + right) / 2 - sheet.left) / sheet.width) * 100) });
  });
}
