// What the view of a game shows beside the game itself.

import { redraw } from "../app/redraw.js";

/** @typedef {import("./game.js").Said} Said */

export const shown = {
  /** Whether a tap only asks whether a move is allowed. */
  judging: false,
  /** @type {string | null} the square of the animal that was picked */
  picked: null,
  /** @type {Said | null} */
  said: null,
  /** Whether the program thinks. */
  thinking: false,
  /** Whether the clocks fill the page. */
  clocks: false,
  /** What a screen reader is told last. */
  heard: "",
};

/** @param {Partial<typeof shown>} changed */
export function show(changed) {
  Object.assign(shown, changed);
  redraw();
}

/** As a game begins. @param {boolean} judging */
export const showAnew = (judging) =>
  show({ judging, picked: null, said: null, thinking: false, clocks: false, heard: "" });
