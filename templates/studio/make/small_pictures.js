// Small pictures of the parts, for their strip.

import { afterRedraw } from "../app/redraw.js";
import { drawPage } from "./page_picture.js";
import { openSet } from "./set.js";

/** @typedef {import("./set.js").Page} Page */

/** The height of a picture in pixels: twice what is shown. */
const HEIGHT = 176;

/** Each part's last picture, with the set that it is of. @type {Map<string, { id: string | undefined, address: string }>} */
const pictures = new Map();

/** The picture of a part; until a new one is drawn, the one before. @param {string} part */
export function smallPicture(part) {
  const known = pictures.get(part);
  return known?.id === openSet()?.id ? (known?.address ?? null) : null;
}

/** Draws a part by its first page. @param {Page} page @param {import("../service/client.js").Terms} terms */
export async function drawSmall(page, terms) {
  const address = await drawPage(page, HEIGHT / page.height, terms);
  const old = pictures.get(page.part)?.address;
  pictures.set(page.part, { id: openSet()?.id, address });
  if (old) afterRedraw(() => URL.revokeObjectURL(old));
}
