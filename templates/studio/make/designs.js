// The shipped designs on the wall: their pictures, drawn one after the other while nothing else is asked, and kept for the session.

import { redraw } from "../app/redraw.js";
import { language, t, textNames } from "../language/words.js";
import { ask } from "../service/client.js";
import { boardPicture, stickerPicture } from "./easel.js";

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
  const { signal } = drawing;
  if (!shipped.length) await listDesigns();
  // One is finished before the next, so that the first is seen soon, and before the faces of the others are fetched.
  for (const { name } of shipped) {
    if (signal.aborted) return;
    if (pictures.has(name)) continue;
    pictures.set(name, "waiting");
    await draw(name, signal);
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
  const terms = { behind: true, signal };
  const source = { theme: { name, paper: WHOLE }, files: [], parts: ["board", "pieces"] };
  try {
    const { answer } = await ask("make", { theme: source.theme, parts: source.parts }, [], terms);
    const { board, pieces } = /** @type {Plan} */ (answer);
    const { address, width, height } = await boardPicture(source, BOARD / (board?.height_mm ?? BOARD), terms);
    const row = { size: PIECE, gap: GAP, down: true };
    const beside = pieces && (await stickerPicture(source, SHOWN, pieces.sticker_mm, row, terms));
    pictures.set(name, { board: address, width, height, pieces: beside });
  } catch {
    if (signal.aborted) pictures.delete(name);
    else pictures.set(name, "failed");
  }
  redraw();
}
