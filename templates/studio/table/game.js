// The game that is open: its head, its journal, and what the program last answered of it.

import { language } from "../language/words.js";

/** @typedef {import("./types.js").Head} Head */
/** @typedef {import("./types.js").TableAnswer} TableAnswer */
/** @typedef {import("./types.js").Side} Side */
/**
 * What the referee has said last. `kind`: a move is allowed or not, the game is over, or something is only told.
 * `sentence` is that of the sheet with its number, `more` is of this very case.
 * @typedef {{ kind: "yes" | "no" | "over" | "told", head: string, rule?: number | null, sentence?: string, more?:
 *   string, move?: string, marks?: Map<string, Mark>, to?: string[], side?: Side, choices?: Choice[] }} Said
 */
/** @typedef {"from" | "to" | "take" | "good" | "bad" | "was"} Mark */
/** @typedef {{ label: string, symbol: string, act: () => void, kind?: string }} Choice */
/** @typedef {{ number: number | null, text: string }} SheetSentence */
/**
 * Whether events are kept: "open" while they are, or why not.
 * @typedef {"open" | "full" | "private" | "lost"} Keeping
 */
/**
 * @typedef {{ head: Head, batches: string[], answer: TableAnswer, time: import("./table_time.js").TableTime,
 *   seat: import("./seat.js").Seat, sheet: Map<string, SheetSentence>, sheetTitle: string, keeping: Keeping,
 *   isSeated: boolean, unwatch: () => void }} OpenGame `isSeated`: the game may be shown
 */

/** @type {OpenGame | null} */
let current = null;

export const openGame = () => current;

/** @param {OpenGame | null} game */
export function putGame(game) {
  current = game;
}

/** The game on the table, where there must be one. */
export function theGame() {
  if (!current) throw new Error("no game is open");
  return current;
}

/** The rules and the language of a game, as a request has them. @param {Head} head */
export const gameRequest = ({ theme, rules }) => ({ ...(theme ? { theme } : { rules }), lang: language() });

/** The position from which a journal begins; none for the set-up. @param {string} journal */
export const startOf = (journal) => /^position (.*) ~[0-9a-f]{8}$/m.exec(journal)?.[1];

/** The journal of the game. @param {OpenGame} game */
export const journalOf = ({ batches }) => batches.join("");

/**
 * The game up to where it stands, for questions about its next move.
 * @param {OpenGame} game
 * @returns {{ theme?: object, rules?: object, lang: string, position?: string, moves: string[] }}
 */
export function standingRequest(game) {
  const position = startOf(game.batches[0]);
  const moves = game.answer.session.played.map(({ move }) => move);
  return { ...gameRequest(game.head), ...(position && { position }), moves };
}

/** Whether moves are only tried out. */
export const isTrying = () => theGame().answer.table.tried_from !== null;

/** Whether the game has ended. */
export const isOver = () => theGame().answer.table.ending !== null;
