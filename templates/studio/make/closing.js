// Closes what lies beside or below the talk; the keyboard goes on from the button that had opened it.

import { look, stage } from "./stage_state.js";

/** @param {string} opener */
const goBack = (opener) => /** @type {HTMLElement | null} */ (document.querySelector(opener))?.focus();

export function closeTray() {
  const opener = `[aria-controls="tray-${stage.tray}"]`;
  look({ tray: null });
  goBack(opener);
}

export function closeDrawer() {
  look({ drawer: null });
  goBack(".looks .button:last-child");
}
