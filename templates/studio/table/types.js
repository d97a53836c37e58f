// What a game at the table is: as it is kept, and as the program answers.

/** @typedef {"white" | "black"} Side */
/**
 * How a side is shown and called: its colour, and the colour's name.
 * @typedef {{ colour: string, called: string }} SideLook
 */
/**
 * What belongs to a game beside its journal. `look` is "plain" or the name of a design, whose pictures are shown;
 * `set` is the set of this device whose pictures they are. `theme` are rules and words of a set, else `rules` are
 * those.
 * @typedef {{ id: string, kind: "two" | "real" | "program", level: string | null, human: Side, look: string, set:
 *   string | null, theme: object | null, rules: { name: string, switches: string[] }, title: string, sides:
 *   Record<Side, SideLook>, begun: number, changed: number, moves: number, result: string | null, players: [string,
 *   string] }} Head
 */
/** @typedef {{ ms: number, periods: number }} TimeLeft */
/**
 * @typedef {{ controls: string[], turn: Side, running: boolean, white: TimeLeft, black: TimeLeft, flag: number |
 *   null }} Clocks
 */
/** @typedef {{ result: string, how: string, why?: string | null }} Ending */
/**
 * @typedef {{ white: string | null, black: string | null, press_by_hand: boolean, penalties: string[], at: number,
 *   clocks: Clocks | null, after_moves: (TimeLeft | null)[], offences: Record<Side, number>, offered: Side | null,
 *   notes: { after: number, text: string }[], tried_from: number | null, ending: Ending | null }} Table
 */
/**
 * @typedef {{ square: string, side: Side, kind: string, letter: string, strength: number, name: string, weak:
 *   boolean }} PlacedPiece
 */
/** @typedef {{ move: string, display: string, side: Side }} Played */
/** @typedef {{ winner: Side | null, termination: string, result: string, cites: string | null }} Outcome */
/**
 * @typedef {{ rules: string, rules_hash: string, position: string, side: Side, moves: string[], played: Played[],
 *   pieces: PlacedPiece[], kinds: import("../service/types.js").Kind[], board: { files: number, rows: number,
 *   squares: string[][] }, claims: string[], may_claim_draw: boolean, says: string | null, outcome: Outcome |
 *   null }} Session
 */
/**
 * @typedef {{ status: string, move: string, says: string, display?: string, may_claim_draw?: boolean, instead:
 *   string[], outcome: Outcome | null, permits?: { clause: string, rule: number
 *   | null, message: string }[], violations?: { clause: string, cites: string | null, rule: number | null, squares:
 *   string[], message: string }[] }} Judged
 */
/**
 * @typedef {{ ruling: string, move?: string | null, captured?: string | null, side?: Side, count?: number,
 *   penalty?: string | null, at?: number, ending?: Ending }} Ruling
 */
/**
 * @typedef {{ event: string, at?: number, rulings?: Ruling[], refused?: string, says: string | null, judged?: Judged
 *   | null }} Happened
 */
/**
 * @typedef {{ journal: { keep: number, torn: number, add: string }, events: Happened[], table: Table, session: Session,
 *   record?: string }} TableAnswer
 */

/** @param {Side} side @returns {Side} */
export const other = (side) => (side === "white" ? "black" : "white");

export const SIDES = /** @type {const} */ (["white", "black"]);
