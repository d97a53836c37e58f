// The moves of a game, in two columns, with notes and what the movers had left.

import { classes, h } from "../app/dom.js";
import { t } from "../language/words.js";
import { clockText } from "./clock_times.js";
import { theGame } from "./game.js";

/** @typedef {import("./types.js").Played} Played */
/**
 * @typedef {{ number: number, white: (Played & { at: number }) | null, black: (Played & { at: number }) | null }}
 *   Row
 */

/** The moves by their numbers; Black may have begun. @returns {Row[]} */
export function rowsOf() {
  const { played } = theGame().answer.session;
  /** @type {Row[]} */
  const rows = [];
  played.forEach((each, index) => {
    const at = index + 1;
    const open = rows.at(-1);
    if (each.side === "black" && open && !open.black) open.black = { ...each, at };
    else rows.push({ number: rows.length + 1, white: null, black: null, [each.side]: { ...each, at } });
  });
  return rows;
}

/** @param {boolean} whole whether times are shown, too */
export function movesView(whole) {
  const { table } = theGame().answer;
  const rows = rowsOf();
  if (!rows.length && !table.notes.length) return h("p.soft.no-moves", null, t("table-no-moves"));
  return h(
    "ol.moves",
    { class: classes(whole && "whole"), "aria-label": t("table-moves") },
    notesAt(0),
    rows.map(({ number, white, black }) => [
      h("li", { key: number }, h("span.number", null, `${number}.`), moveView(white, whole), moveView(black, whole)),
      white && notesAt(white.at),
      black && notesAt(black.at),
    ]),
  );
}

/** @param {Row["white"]} move @param {boolean} whole */
function moveView(move, whole) {
  if (!move) return h("span", null, "");
  const { after_moves: times, tried_from: tried } = theGame().answer.table;
  const isLast = move.at === theGame().answer.session.played.length;
  const left = whole ? times[move.at - 1] : null;
  return h(
    "span.move",
    { class: classes(isLast && "now", tried !== null && move.at > tried && "tried") },
    h("b", null, move.display),
    left && h("small.soft", null, clockText(left.ms)),
  );
}

/** @param {number} after */
const notesAt = (after) =>
  theGame()
    .answer.table.notes.filter((note) => note.after === after)
    .map(({ text }, index) => h("li.written", { key: `note-${after}-${index}` }, h("span", null, text)));
