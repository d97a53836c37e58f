// Small settings of this browser: language, light or dark, the measured screen, printers.

const NAME = "shouqi-studio";

/**
 * @typedef {{ language?: string, dark?: "light" | "dark", pixelsPerMillimetre?: number,
 *   printers?: import("../service/types.js").Printer[], printer?: string,
 *   table?: import("../table/options.js").Options }} Settings
 */

/** @type {Settings} */
export const settings = read();

/** @returns {Settings} */
function read() {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "{}");
  } catch {
    return {};
  }
}

/** Keeps settings; a private window forgets them when it is closed. @param {Settings} changed */
export function keep(changed) {
  Object.assign(settings, changed);
  try {
    localStorage.setItem(NAME, JSON.stringify(settings));
  } catch {
    // The page works without: the next visit begins with the browser's own language and colours.
  }
}
