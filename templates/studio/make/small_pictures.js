// Small pictures of the parts, for their strip.

import { afterRedraw } from "../app/redraw.js";
import { drawnAddress, drawPage } from "./page_picture.js";
import { openSet } from "./set.js";

/** @typedef {import("./set.js").Page} Page */

/** The longer side of a picture, in pixels of the page. */
const SIDE = 76;

/**
 * Each part's last picture, with the page and the set that it is of.
 * @type {Map<string, { page: Page, id: string | undefined, address: string }>}
 */
const pictures = new Map();

/**
 * The picture of a page: the large one, if it was looked at. Until one is drawn, that of the page before.
 * @param {Page} page
 */
export function smallPicture(page) {
  const set = openSet();
  const last = pictures.get(page.part);
  const small = page.number === 1 && last?.id === set?.id ? last : undefined;
  const own = drawnAddress(page) ?? (small?.page === page ? small.address : null);
  const before = set?.before.find(({ part, number }) => part === page.part && number === page.number);
  return own ?? (before && drawnAddress(before)) ?? small?.address ?? null;
}

/** Draws a part by its first page, unless that was drawn. @param {Page} page @param {import("../service/client.js").Terms} terms */
export async function drawSmall(page, terms) {
  if (drawnAddress(page)) return;
  const address = await drawPage(page, (SIDE * devicePixelRatio) / Math.max(page.width, page.height), terms);
  const old = pictures.get(page.part)?.address;
  pictures.set(page.part, { page, id: openSet()?.id, address });
  if (old) afterRedraw(() => URL.revokeObjectURL(old));
}
