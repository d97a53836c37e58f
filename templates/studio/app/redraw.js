// The one view on the page, and when it is drawn again.

import { h } from "./dom.js";
import { keepFocus } from "./focus.js";
import { patch } from "./patch.js";

/** @type {HTMLElement} */
let root = h("div");
/** @type {() => HTMLElement} */
let view = () => root;
let waiting = false;
/** @type {(() => void)[]} */
const later = [];

/** @param {HTMLElement} element @param {() => HTMLElement} draw */
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
  root = patch(root, view());
  later.splice(0).forEach((each) => each());
  refocus();
}

/** Runs once, after the next drawing. @param {() => void} each */
export function afterRedraw(each) {
  later.push(each);
}
