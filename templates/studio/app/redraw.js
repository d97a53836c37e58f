// The one view on the page, and when it is drawn again.

import { h } from "./dom.js";
import { keepFocus } from "./focus.js";
import { patch } from "./patch.js";

/** @typedef {import("./dom.js").Drawn} Drawn */

/** @type {Node | null} */
let root = null;
/** @type {() => Drawn} */
let view = () => h("div");
let waiting = false;
/** @type {(() => void)[]} */
const later = [];

/** @param {Element} element @param {() => Drawn} draw */
export function mount(element, draw) {
  root = element;
  view = draw;
  redraw();
}

/** Draws once in the next frame, however often it is called. */
export function redraw() {
  if (waiting) return;
  waiting = true;
  // A hidden tab has no frames, and still must be right when it is shown.
  if (document.hidden) setTimeout(draw, 0);
  else requestAnimationFrame(draw);
}

function draw() {
  waiting = false;
  const refocus = keepFocus();
  if (root) root = patch(root, view());
  later.splice(0).forEach((each) => each());
  refocus();
}

/** Runs once, after the next drawing. @param {() => void} each */
export function afterRedraw(each) {
  later.push(each);
}
