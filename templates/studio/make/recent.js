// The sets that are kept on this device.

import { redraw } from "../app/redraw.js";
import { forgetSet, storedSets } from "../storage/database.js";

/** @type {import("../storage/database.js").StoredSet[]} */
let known = [];

export const recentSets = () => known;

/** Reads them anew; a browser that keeps nothing has none. */
export async function loadRecent() {
  known = await storedSets().catch(() => []);
  redraw();
}

/** @param {string} id */
export async function forget(id) {
  await forgetSet(id);
  await loadRecent();
}
