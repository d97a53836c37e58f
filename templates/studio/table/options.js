// What somebody has chosen for every table on this device.

import { redraw } from "../app/redraw.js";
import { keep, settings } from "../storage/settings.js";

/**
 * @typedef {{ awake: boolean, vibrate: boolean, sound: boolean, speak: boolean, sun: boolean, flip: boolean,
 *   twoSided: boolean, keys: boolean }} Options
 */

/** @type {Options} */
const USUAL = {
  awake: false,
  vibrate: false,
  sound: false,
  speak: false,
  sun: false,
  flip: false,
  twoSided: false,
  keys: true,
};

/** @returns {Options} */
export const options = () => ({ ...USUAL, ...settings.table });

/** @param {Partial<Options>} changed */
export function choose(changed) {
  keep({ table: { ...options(), ...changed } });
  applySun();
  redraw();
}

/** Ink on white for a table in the sun. Only the game itself is shown so. */
export function applySun(isGame = location.hash.startsWith("#table/game")) {
  const { dataset } = document.documentElement;
  if (options().sun && isGame) dataset.sun = "";
  else delete dataset.sun;
}
