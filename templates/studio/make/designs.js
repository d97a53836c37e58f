// The shipped designs on the wall: their pictures, drawn one after the other while nothing else is asked, and kept for the session.

import { redraw } from "../app/redraw.js";
import { language, t, textNames } from "../language/words.js";
import { ask } from "../service/client.js";
import { drawPart, easel, pictureAddress, stickerPicture } from "./easel.js";
import { boardOrigin, svgOf } from "./page_picture.js";
import { pagesOf } from "./produce.js";

/** @typedef {import("../service/types.js").Plan} Plan */
/** @typedef {import("../service/types.js").Named} Named */
/** @typedef {{ board: string, width: number, height: number, pieces: string | null }} DesignPicture addresses of pictures */

/** A paper on which every board is whole. */
const WHOLE = "A1";
/** Heights of the pictures in pixels: twice what the wall shows. */
const BOARD = 480,
  PIECE = 108,
  GAP = 16;
/** The pieces that stand beside a board. */
const SHOWN = ["elephant-w", "tiger-b", "wolf-w", "rat-b"];

/** What designs are good for. */
export const PURPOSES = new Map([
  ["children", ["colouring", "schule", "pictures"]],
  ["eyes", ["clear", "large"]],
  ["class", ["schule", "clear", "colouring"]],
  ["photographs", ["pictures"]],
  ["machines", ["laser", "travel"]],
]);

/** @type {Named[]} */
let shipped = [];
/** @type {Map<string, DesignPicture | "waiting" | "failed">} */
const pictures = new Map();

/** The designs: those that the page has words for, until the program tells of all. @returns {Named[]} */
export const designs = () =>
  shipped.length
    ? shipped
    : textNames().flatMap((id) => {
        const name = /^theme-(.+)$/.exec(id)?.[1];
        return name ? [{ name, what: t(id) }] : [];
      });

/** @param {string} name */
export function pictureOf(name) {
  const picture = pictures.get(name);
  return typeof picture === "object" ? picture : null;
}

let drawing = new AbortController();

/** Draws no more designs, as somebody works on one. */
export const stopDesigns = () => drawing.abort();

export async function loadDesigns() {
  drawing.abort();
  drawing = new AbortController();
  if (!shipped.length) await listDesigns();
  for (const { name } of shipped) {
    if (pictures.has(name)) continue;
    pictures.set(name, "waiting");
    void draw(name, drawing.signal);
  }
}

/** What is shipped, in the page's language. */
async function listDesigns() {
  const { answer } = await ask("themes", { lang: language() });
  shipped = /** @type {Named[]} */ (answer);
  redraw();
}

addEventListener("languagechange", () => shipped.length && void listDesigns());

/** @param {string} name @param {AbortSignal} signal */
async function draw(name, signal) {
  try {
    const theme = { name, paper: WHOLE };
    const { answer, files } = await ask("make", { theme, parts: ["board", "pieces"], formats: ["svg"] }, [], {
      behind: true,
      signal,
    });
    const plan = /** @type {Plan} */ (answer);
    const pages = pagesOf(plan, files);
    const board = await boardPicture(pages[0], plan);
    const pieces =
      plan.pieces &&
      (await stickerPicture(pages, SHOWN, plan.pieces.sticker_mm, { size: PIECE, gap: GAP, down: true }));
    pictures.set(name, { ...board, pieces });
  } catch {
    if (signal.aborted) pictures.delete(name);
    else pictures.set(name, "failed");
  }
  redraw();
}

/** @param {import("./set.js").Page} page @param {Plan} plan */
async function boardPicture(page, plan) {
  const { width_mm: width, height_mm: height } = plan.board ?? { width_mm: page.width, height_mm: page.height };
  const origin = boardOrigin(svgOf(page)) ?? { x: (page.width - width) / 2, y: (page.height - height) / 2 };
  const scale = BOARD / height;
  const { canvas, pen } = easel(width * scale, BOARD);
  await drawPart(pen, page, origin, { width, height }, { x: 0, y: 0 }, scale);
  return { board: await pictureAddress(canvas), width: canvas.width, height: BOARD };
}
