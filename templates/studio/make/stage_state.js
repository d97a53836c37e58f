// How the pages are looked at: which one, how large, through whose eyes.

import { redraw } from "../app/redraw.js";

/** @typedef {"whole" | "real" | number} Zoom a number is pixels per millimetre */

export const stage = fresh();

function fresh() {
  return {
    part: "board",
    number: 1,
    zoom: /** @type {Zoom} */ ("whole"),
    eyes: "colour",
    lines: true,
    compare: false,
    split: 50,
    drawer: /** @type {"file" | "keys" | null} */ (null),
    tray: /** @type {string | null} */ (null),
    allFindings: false,
    /** Whether the findings are shown that are left as they are. */
    leftFindings: false,
  };
}

export function resetStage() {
  Object.assign(stage, fresh());
}

/** @param {Partial<typeof stage>} changed */
export function look(changed) {
  Object.assign(stage, changed);
  redraw();
}

/** The page that is shown, if it is among these. @template {{ part: string }} P @param {P[]} pages @returns {P | null} */
export function shownOf(pages) {
  const own = pages.filter(({ part }) => part === stage.part);
  return own[Math.min(stage.number, own.length) - 1] ?? null;
}

/** Shows a part, unless one of its pages is shown already. @param {string} part */
export function lookAt(part) {
  if (stage.part !== part) look({ part, number: 1 });
}
