// The address says what is shown: #make, #make/set/ID, #make/new/DESIGN, #make/link/THEME, #rules, #rules/compare, #table,
// #table/game/ID, #table/link/GAME, #table/at/POSITION, #learn/STEP.

/** @typedef {{ view: "make" | "rules" | "table" | "learn", rest: string[] }} Route */

/** The views, in the order of the navigation, each with its icon. */
export const VIEWS = /** @type {const} */ ([
  ["make", "sticker"],
  ["rules", "para"],
  ["table", "board"],
  ["learn", "paw"],
]);

/** @param {string} hash @returns {Route} */
export function readRoute(hash) {
  const [view, ...rest] = hash.replace(/^#\/?/, "").split("/");
  const known = VIEWS.map(([name]) => name).find((name) => name === view);
  return { view: known ?? "make", rest: known ? rest : [] };
}

export const route = () => readRoute(location.hash);

/** Goes to an address; `instead` replaces the one that was there. @param {string} hash @param {boolean} [instead] */
export function go(hash, instead = false) {
  if (instead) {
    history.replaceState(null, "", hash);
    dispatchEvent(new HashChangeEvent("hashchange"));
  } else {
    location.hash = hash;
  }
}
