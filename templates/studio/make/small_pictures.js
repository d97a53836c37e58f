// Small pictures of the parts, for their strip: drawn one by one while nothing else is to do, so that the page that is
// looked at comes first.

import { idle } from "../app/idle.js";
import { redraw } from "../app/redraw.js";
import { easel, pictureAddress } from "./easel.js";
import { loadImage, pageAddress } from "./page_picture.js";
import { openSet } from "./set.js";

/** @typedef {import("./set.js").Page} Page */

/** The height of a picture in pixels: twice what is shown. */
const HEIGHT = 176;

/** Each part's last picture, with the set and the page that it is of. @type {Map<string, { id: string | undefined, page: Page, address: string }>} */
const pictures = new Map();
/** What is to be drawn. @type {Map<string, Page>} */
const wanted = new Map();
let drawing = false;

/** The picture of a page; until it is drawn, the one of the same part before. @param {Page} page @returns {string | null} */
export function smallPicture(page) {
  const known = pictures.get(page.part);
  if (known?.page !== page) {
    wanted.set(page.part, page);
    void drawAll();
  }
  return known?.id === openSet()?.id ? (known?.address ?? null) : null;
}

async function drawAll() {
  if (drawing) return;
  drawing = true;
  for (let next = firstWanted(); next; next = firstWanted()) {
    await idle();
    wanted.delete(next.part);
    if (openSet()?.pages.includes(next)) await draw(next).catch(() => undefined);
  }
  drawing = false;
}

const firstWanted = () => wanted.values().next().value;

/** @param {Page} page */
async function draw(page) {
  const scale = HEIGHT / page.height;
  const { canvas, pen } = easel(page.width * scale, HEIGHT);
  // The page that is looked at has been read under this address already.
  pen.drawImage(await loadImage(pageAddress(page, true)), 0, 0, canvas.width, canvas.height);
  const address = await pictureAddress(canvas);
  const old = pictures.get(page.part)?.address;
  pictures.set(page.part, { id: openSet()?.id, page, address });
  redraw();
  if (old) setTimeout(() => URL.revokeObjectURL(old), 1000);
}
