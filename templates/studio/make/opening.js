// Opens a tray below its sentence, in sight.

import { afterRedraw } from "../app/redraw.js";
import { look } from "./stage_state.js";

const NEAREST = /** @type {const} */ ({ block: "nearest" });

/** @param {string} tray */
export function openTray(tray) {
  look({ tray });
  afterRedraw(() => {
    const say = document.getElementById(`tray-${tray}`)?.parentElement;
    say?.scrollIntoView(NEAREST);
    // Of a tray that is higher than its room, the sentence and the beginning are seen.
    say?.firstElementChild?.scrollIntoView(NEAREST);
  });
}
