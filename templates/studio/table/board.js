// The board of a game, as the set has it or as the style sheets draw it.

import { classes, h } from "../app/dom.js";
import { t } from "../language/words.js";
import { figure } from "../view/icon.js";
import { squareGrid } from "../view/square_grid.js";
import { isOver, theGame } from "./game.js";
import { lookOf } from "./look.js";
import { options } from "./options.js";
import { sideName } from "./sides.js";
import { shown } from "./state.js";
import { movesFrom, pieceAt, tap } from "./touch.js";

/** @typedef {import("./types.js").PlacedPiece} PlacedPiece */
/** @typedef {import("./game.js").Mark} Mark */

const grid = squareGrid();

const COLUMNS = "abcdefghijklmnopqrstuvwxyz";

/** The files and rows as they are seen: from the left, and from the far end. */
function seen() {
  const { files, rows } = theGame().answer.session.board;
  const across = [...COLUMNS.slice(0, files)];
  const down = Array.from({ length: rows }, (_, index) => rows - index);
  return options().flip ? { across: across.reverse(), down: down.reverse() } : { across, down };
}

export function boardView() {
  const game = theGame();
  const { across, down } = seen();
  const known = lookOf(game.head);
  // Rules with a board of their own are drawn by the style sheets.
  const look = known?.squares.join() === [across.length, down.length].join() ? known : undefined;
  const marks = marked();
  return h(
    "div.table-board",
    {
      class: classes(look?.board ? "pictured" : "drawn", options().flip && "flipped"),
      style: {
        "--files": String(across.length),
        "--rows": String(down.length),
        "--rim": String(look?.board ? look.rim : 0.14),
        "--white": game.head.sides.white.colour,
        "--black": game.head.sides.black.colour,
      },
    },
    look?.board &&
      h(
        "div.ground",
        { style: { "--across": String(look.across), "--down": String(look.down) } },
        h("img", { src: look.board, alt: "", draggable: "false" }),
      ),
    grid.view({
      kind: "squares",
      label: t("table-board", { side: sideName(game.answer.session.side) }),
      seen: { across, down },
      first: `${across[0]}${down.at(-1)}`,
      square: (square) => squareOf(square, marks),
      choose: (square) => void tap(square),
    }),
    h(
      "div.edges",
      { "aria-hidden": "true" },
      down.map((row, index) => h("span.edge-row", { style: { "grid-row": String(index + 1) } }, row)),
      across.map((file, index) => h("span.edge-file", { style: { "grid-column": String(index + 1) } }, file)),
    ),
  );
}

/**
 * The marks of squares: of what was said, the last move, and where a picked animal may go.
 * @returns {Map<string, Mark>}
 */
function marked() {
  const { session } = theGame().answer;
  /** @type {Map<string, Mark>} */
  const marks = new Map();
  const last = session.played.at(-1)?.move;
  if (last) for (const square of last.match(/[a-z]+\d+/g) ?? []) marks.set(square, "was");
  for (const square of shown.said?.to ?? []) marks.set(square, pieceAt(square) ? "take" : "to");
  for (const [square, mark] of shown.said?.marks ?? []) marks.set(square, mark);
  if (shown.picked && !isOver())
    for (const square of movesFrom(shown.picked)) marks.set(square, pieceAt(square) ? "take" : "to");
  return marks;
}

/** @param {string} square */
function terrainOf(square) {
  const { squares } = theGame().answer.session.board;
  return squares[Number(square.slice(1)) - 1]?.[COLUMNS.indexOf(square[0])] ?? "land";
}

/** The corners of a river are round: in percent, from the upper left one around. @param {string} square */
function banks(square) {
  const [file, row] = [COLUMNS.indexOf(square[0]), Number(square.slice(1))];
  const turn = options().flip ? -1 : 1;
  const isWater = (/** @type {number} */ dx, /** @type {number} */ dy) =>
    terrainOf(`${COLUMNS[file + dx * turn]}${row + dy * turn}`) === "water";
  const [left, right, up, down] = [isWater(-1, 0), isWater(1, 0), isWater(0, 1), isWater(0, -1)];
  const corners = [!left && !up, !right && !up, !right && !down, !left && !down];
  return corners.map((round) => (round ? "42%" : "0")).join(" ");
}

/** @param {string} square @param {Map<string, Mark>} marks @returns {import("../view/square_grid.js").Square} */
function squareOf(square, marks) {
  const terrain = terrainOf(square);
  const piece = pieceAt(square);
  const mark = marks.get(square);
  return {
    label: labelOf(square, terrain, piece, mark),
    isPicked: shown.picked === square,
    look: classes(terrain, `on-${terrain.split("-")[0]}`, mark),
    style: terrain === "water" ? { "--banks": banks(square) } : {},
    content: piece && pieceView(piece),
  };
}

/**
 * @param {string} square
 * @param {string} terrain
 * @param {PlacedPiece | undefined} piece
 * @param {Mark | undefined} mark
 */
function labelOf(square, terrain, piece, mark) {
  const where = { square, terrain: t(`terrain-${terrain.split("-")[0]}`) };
  const what = piece
    ? t("square-with", { ...where, piece: t("table-animal", { side: sideName(piece.side), animal: piece.name }) })
    : t("square-empty", where);
  return mark === "to" || mark === "take" ? `${what}, ${t("table-free")}` : what;
}

/** A piece as the set has it, or else its animal on a disc. @param {PlacedPiece} piece */
export function pieceView({ kind, side, strength }) {
  const { head } = theGame();
  const picture = lookOf(head)?.pieces.get(`${kind}-${side[0]}`);
  if (picture) return h("img.piece", { key: kind + side, src: picture, alt: "", draggable: "false" });
  return h(
    "span.piece.disc",
    {
      key: kind + side,
      class: classes(side, head.look === "plain" && "plain"),
      style: { "--side": head.sides[side].colour },
      "aria-hidden": "true",
    },
    figure(kind),
    h("b", null, strength),
  );
}

/** Takes the keyboard to the board. */
export const goToBoard = grid.focus;
