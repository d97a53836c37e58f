// A part of the board, to touch.

import { classes, h } from "../app/dom.js";
import { t } from "../language/words.js";
import { kindName } from "../make/trays/photographs.js";
import { squareGrid } from "../view/square_grid.js";
import { facts } from "./facts.js";

/** @typedef {{ kind: string, side: "w" | "b" }} Piece */
/** @typedef {{ from: string, to: string }} Region its corners, such as a1 and c3 */
/**
 * @typedef {{ pieces: Map<string, Piece>, region: Region, picked: string | null, marks: Map<string, "to" | "good" | "bad">,
 *   label: string, choose: (square: string) => void }} Board
 */

/** @type {Record<string, string>} */
const TERRAIN = { ".": "land", "~": "water", t: "trap-b", T: "trap-w", d: "den-b", D: "den-w" };

const grid = squareGrid();

/** @param {string} square */
const split = (square) => ({ file: square.charCodeAt(0) - 97, row: Number(square.slice(1)) });

/** @param {string} square */
function terrainOf(square) {
  const { file, row } = split(square);
  const map = facts.ruleset?.map ?? [];
  return TERRAIN[map[map.length - row]?.[file] ?? "."];
}

/** @param {Board} board */
export function boardView(board) {
  const [first, last] = [split(board.region.from), split(board.region.to)];
  const files = Array.from({ length: last.file - first.file + 1 }, (_, index) => first.file + index);
  const rows = Array.from({ length: last.row - first.row + 1 }, (_, index) => last.row - index);
  const across = files.map((file) => String.fromCharCode(97 + file));
  return grid.view({
    kind: "playboard",
    label: board.label,
    seen: { across, down: rows },
    first: board.picked ?? `${across[0]}${rows[0]}`,
    style: { "--files": String(files.length), "--rows": String(rows.length) },
    square: (square) => squareOf(square, board),
    choose: board.choose,
  });
}

/** @param {string} square @param {Board} board @returns {import("../view/square_grid.js").Square} */
function squareOf(square, { pieces, picked, marks }) {
  const piece = pieces.get(square);
  const terrain = terrainOf(square);
  const where = { square, terrain: t(`terrain-${terrain.split("-")[0]}`) };
  const label = piece
    ? t("square-with", { ...where, piece: t(`piece-${piece.side}`, { animal: kindName(piece.kind) }) })
    : t("square-empty", where);
  return { label, isPicked: picked === square, look: classes(terrain, marks.get(square)), content: pieceView(piece) };
}

/** @param {Piece | undefined} piece */
function pieceView(piece) {
  if (!piece) return null;
  const picture = facts.pieces.get(`${piece.kind}-${piece.side}`);
  return picture
    ? h("img", { src: picture, alt: "", draggable: "false" })
    : h("span.letter", { class: piece.side }, kindName(piece.kind).slice(0, 1).toUpperCase());
}
