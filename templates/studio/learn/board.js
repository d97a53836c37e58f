// A board to touch: a grid of squares with one tab stop; arrow keys walk, Enter or a tap chooses.

import { classes, h } from "../app/dom.js";
import { afterRedraw } from "../app/redraw.js";
import { t } from "../language/words.js";
import { kindName } from "../make/trays/photographs.js";
import { facts } from "./facts.js";

/** @typedef {{ kind: string, side: "w" | "b" }} Piece */
/** @typedef {{ from: string, to: string }} Region its corners, such as a1 and c3 */
/**
 * @typedef {{ pieces: Map<string, Piece>, region: Region, picked: string | null, marks: Map<string, "to" | "good" | "bad">,
 *   label: string, choose: (square: string) => void }} Board
 */

/** @type {Record<string, string>} */
const TERRAIN = { ".": "land", "~": "water", t: "trap-b", T: "trap-w", d: "den-b", D: "den-w" };

let reached = "";

/** @param {string} square */
const split = (square) => ({ file: square.charCodeAt(0) - 97, row: Number(square.slice(1)) });

/** @param {number} file @param {number} row */
const nameOf = (file, row) => `${String.fromCharCode(97 + file)}${row}`;

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
  const squares = rows.flatMap((row) => files.map((file) => nameOf(file, row)));
  if (!squares.includes(reached)) reached = board.picked ?? squares[0];
  return h(
    "div.playboard",
    {
      role: "grid",
      "aria-label": board.label,
      style: { "--files": String(files.length), "--rows": String(rows.length) },
      onkeydown: (/** @type {KeyboardEvent} */ event) => walk(event, squares),
    },
    rows.map((row) =>
      h(
        "div.playboard-row",
        { role: "row", key: `row-${row}` },
        files.map((file) => squareView(nameOf(file, row), board)),
      ),
    ),
  );
}

/** @param {string} square @param {Board} board */
function squareView(square, { pieces, picked, marks, choose }) {
  const piece = pieces.get(square);
  const terrain = terrainOf(square);
  const where = { square, terrain: t(`terrain-${terrain.split("-")[0]}`) };
  const label = piece
    ? t("square-with", { ...where, piece: t(`piece-${piece.side}`, { animal: kindName(piece.kind) }) })
    : t("square-empty", where);
  const picture = piece && facts.pieces.get(`${piece.kind}-${piece.side}`);
  return h(
    "button.square",
    {
      type: "button",
      role: "gridcell",
      key: square,
      id: `square-${square}`,
      "aria-label": label,
      "aria-selected": picked === square ? "true" : null,
      tabindex: square === reached ? "0" : "-1",
      class: classes(terrain, picked === square && "picked", marks.get(square)),
      onclick: () => {
        reached = square;
        choose(square);
      },
    },
    piece &&
      (picture
        ? h("img", { src: picture, alt: "", draggable: "false" })
        : h("span.letter", { class: piece.side }, kindName(piece.kind).slice(0, 1).toUpperCase())),
  );
}

/** @param {KeyboardEvent} event @param {string[]} squares */
function walk(event, squares) {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key] ?? [];
  if (dx === undefined || dy === undefined) return;
  event.preventDefault();
  const { file, row } = split(reached);
  const next = nameOf(file + dx, row + dy);
  if (!squares.includes(next)) return;
  reached = next;
  const focus = () => document.getElementById(`square-${next}`)?.focus();
  afterRedraw(focus);
  focus();
}
