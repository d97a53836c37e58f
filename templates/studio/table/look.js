// The pictures of a table: the board and the stickers of a design, or of a set that is on this device. Until they are
// drawn, and where there are none, board and pieces are drawn by the style sheets.

import { afterRedraw, redraw } from "../app/redraw.js";
import { cutPhotographs } from "../make/cut.js";
import { stickerPicture } from "../make/easel.js";
import { restored } from "../make/keeping.js";
import { drawPicture, loadImage } from "../make/page_picture.js";
import { filesOf } from "../make/set.js";
import { ask } from "../service/client.js";
import { storedSet } from "../storage/database.js";

/** @typedef {import("./types.js").Head} Head */
/** @typedef {import("../make/set.js").Source} Source */
/** @typedef {import("../service/types.js").Plan} Plan */
/**
 * A board, whose whole size and whose rim around the squares are in squares, and the pieces by names such as cat-w.
 * @typedef {{ board: string | null, squares: number[], rim: number, across: number, down: number, pieces:
 *   Map<string, string> }} Look
 */

/** Pixels of a square of the board, and of a sticker: as a phone shows them. */
const SQUARE = 144;
const STICKER = 144;
/** How much of the board around its squares is shown, in millimetres. */
const RIM = 2.2;
/** What is printed for the set-up is in the way of a game. */
const BARE = ["board.start=false", "board.coordinates=false"];

/** @type {Map<string, Look>} */
const looks = new Map();

/** @param {Head} head */
const keyOf = ({ look, set }) => set ?? look;

/** The look of a game, as far as it is drawn. @param {Head} head @returns {Look | undefined} */
export const lookOf = (head) => looks.get(keyOf(head));

/** Draws the look of a game, while nothing else is asked. @param {Head} head */
export async function loadLook(head) {
  const key = keyOf(head);
  if (head.look === "plain" || looks.has(key)) return;
  /** @type {Look} */
  const look = { board: null, squares: [0, 0], rim: 0, across: 0, down: 0, pieces: new Map() };
  looks.set(key, look);
  try {
    const source = await sourceOf(head);
    const { answer } = await ask("make", { theme: source.theme, parts: source.parts }, source.files, { behind: true });
    const plan = /** @type {Plan} */ (answer);
    const board = await drawBoard(source, plan);
    const kinds = /** @type {import("../service/types.js").Ruleset} */ (
      (await ask("rules", { theme: source.theme }, source.files, { behind: true })).answer
    ).kinds;
    const pieces = await drawPieces(source, plan, kinds);
    // All appear at once, so that the eye finds them.
    Object.assign(look, board, { pieces });
    redraw();
  } catch (error) {
    // The table is drawn without them.
    looks.delete(key);
  }
}

/** @param {Head} head @returns {Promise<Source>} */
async function sourceOf({ look, set }) {
  const parts = ["board", "pieces"];
  const known = set ? await storedSet(set).catch(() => undefined) : undefined;
  if (!known) return { theme: { name: look, set: BARE }, files: [], parts };
  const own = await restored(known);
  await cutPhotographs(own);
  return { theme: { name: "set.toml", text: own.text, set: BARE }, files: filesOf(own), parts };
}

/** The whole finished board; the style sheet shows the middle of it. @param {Source} source @param {Plan} plan */
async function drawBoard(source, { board }) {
  if (!board || board.sheets !== 1) return null;
  const { squares, square_mm: square, width_mm: width, height_mm: height } = board;
  const what = { of: { cutout: { part: "board", number: 1 } }, scale: SQUARE / square };
  const address = await drawPicture(source, what, { behind: true });
  await loadImage(address);
  return { board: address, squares, rim: RIM / square, across: width / square, down: height / square };
}

/** @param {Source} source @param {Plan} plan @param {import("../service/types.js").Kind[]} kinds */
async function drawPieces(source, { pieces }, kinds) {
  const drawn = new Map();
  for (const { id } of pieces ? kinds : []) {
    for (const side of ["w", "b"]) {
      const name = `${id}-${side}`;
      const size = { size: STICKER, gap: 0 };
      const address = await stickerPicture(source, [name], pieces?.sticker_mm ?? 0, size, { behind: true });
      if (address) drawn.set(name, address);
    }
  }
  return drawn;
}

/** Draws a set anew, which may have changed. @param {string} set */
export function forgetLook(set) {
  const old = looks.get(set);
  looks.delete(set);
  const addresses = old ? [old.board, ...old.pieces.values()] : [];
  afterRedraw(() => addresses.forEach((address) => address && URL.revokeObjectURL(address)));
}
