// Games are begun, opened again, and left.

import { go } from "../app/routes.js";
import { redraw } from "../app/redraw.js";
import { t } from "../language/words.js";
import { newId } from "../make/set.js";
import { askReferee, Refusal } from "../service/client.js";
import { announce } from "../view/announce.js";
import { applySun } from "./options.js";
import { stayAwake } from "./aids.js";
import { gameRequest, openGame, putGame, theGame } from "./game.js";
import { happen, look, readAgain } from "./happen.js";
import { Elsewhere, keeper } from "./keeper.js";
import { loadLook } from "./look.js";
import { answerOf, stopThinking } from "./opponent.js";
import { saidOfEnd } from "./say.js";
import { askSeat, seatAt } from "./seat.js";
import { loadSheet } from "./sheet.js";
import { show, showAnew } from "./state.js";
import { TableTime } from "./table_time.js";
import { startTicking, stopTicking } from "./ticking.js";

/** @typedef {import("./types.js").Head} Head */
/** @typedef {import("./types.js").TableAnswer} TableAnswer */
/** @typedef {import("./game.js").OpenGame} OpenGame */
/**
 * What a game begins with, beside its head.
 * @typedef {{ setting: object, position?: string, moves?: string[], from?: string }} Beginning `from`: the address at
 *   which it was asked for
 */

/** @param {unknown} error */
const wordsOf = (error) => (error instanceof Refusal ? error.message : t("table-lost"));

/**
 * Sets a table up: the referee writes the first lines of its journal, which are kept. Moves that lead to where it
 * begins are its first events.
 * @param {Omit<Head, "id" | "begun" | "changed" | "moves" | "result" | "players">} agreed
 * @param {Beginning} beginning
 */
export async function beginGame(agreed, { setting, position, moves = [], from = location.hash }) {
  const now = keeper.clock();
  const empty = /** @type {[string, string]} */ (["", ""]);
  /** @type {Head} */
  const head = { ...agreed, id: newId(), begun: now, changed: now, moves: 0, result: null, players: empty };
  const { answer } = await askReferee("table", {
    game: { ...gameRequest(head), ...(position && { position }) },
    setting,
    events: moves.map((move) => ({ at: 0, event: `move ${move}` })),
  });
  const told = /** @type {TableAnswer} */ (answer);
  const wrong = told.events.find(({ refused }) => refused);
  if (wrong) throw new Refusal([{ code: "illegal-move", message: wrong.says ?? wrong.event }]);
  await putOnTable(head, told.journal.add, told, from);
}

/**
 * Keeps a game that is new on this device, and shows it, unless somebody has gone elsewhere meanwhile.
 * @param {Head} head
 * @param {string} journal
 * @param {TableAnswer} told
 * @param {string} from the address at which it was asked for
 */
export async function putOnTable(head, journal, told, from) {
  const { table, session } = told;
  head.players = [table.white ?? "", table.black ?? ""];
  head.moves = session.played.length;
  head.result = table.ending?.result ?? null;
  let isKept = true;
  await keeper.begin(head, journal).catch((error) => {
    // At a table that is shared somebody may have begun already.
    if (error instanceof Elsewhere) throw error;
    isKept = false;
  });
  if (location.hash !== from) return;
  await sit(head, [journal], told, { beat: 0, isKept });
  // The way back does not begin the game of a link once more.
  go(keeper.addressOf(head.id), from !== "#table");
}

/** @param {string} id */
export async function openStored(id) {
  if (openGame()?.head.id === id) return resume();
  const from = location.hash;
  leave();
  try {
    const known = await keeper.read(id);
    if (!known) throw new Error();
    const { head, batches, beat } = known;
    const request = { game: gameRequest(head), journal: batches.join("") };
    const told = /** @type {TableAnswer} */ ((await askReferee("table", request)).answer);
    if (location.hash !== from) return undefined;
    await sit(head, batches, told, { beat, isKept: true });
  } catch (error) {
    if (location.hash !== from) return undefined;
    announce(wordsOf(error), "warn");
    go("#table", true);
  }
  return undefined;
}

/**
 * @param {Head} head
 * @param {string[]} batches
 * @param {TableAnswer} answer
 * @param {{ beat: number, isKept: boolean }} known
 */
async function sit(head, batches, answer, { beat, isKept }) {
  leave();
  const seat = seatAt(keeper.shared) ?? (await askSeat(head.id, () => void seatChanged(game)));
  const time = new TableTime(head.begun, Math.max(answer.table.at, beat), keeper.clock);
  /** @type {OpenGame} */
  const game = {
    head,
    batches,
    answer,
    time,
    seat,
    sheet: new Map(),
    sheetTitle: head.title,
    keeping: isKept ? "open" : "private",
    isSeated: false,
    // A table that is shared is watched as a whole.
    unwatch: keeper.shared
      ? () => undefined
      : keeper.watch(head.id, () => void (openGame() === game && !seat.isMine() && readAgain(game))),
  };
  putGame(game);
  showAnew(head.kind === "real");
  await sitDown(game, beat);
}

/** A clock that ran when its tab was gone stands since it was last seen. @param {OpenGame} game @param {number} beat */
async function sitDown(game, beat) {
  const { clocks, at } = game.answer.table;
  if (game.seat.isMine() && clocks?.running && !keeper.shared) await happen(["pause"], Math.max(beat, at));
  if (openGame() !== game) return;
  game.isSeated = true;
  redraw();
  await resume();
  void loadLook(game.head);
  await loadSheet(game).catch((error) => announce(wordsOf(error), "warn"));
}

/** Whether the address is that of a game. */
const isShown = () => /^#table\/(game|shared)/.test(location.hash);

/** Goes on with the game that is open. */
async function resume() {
  const game = theGame();
  const { ending } = game.answer.table;
  if (ending) show({ said: saidOfEnd(ending) });
  applySun();
  startTicking();
  void stayAwake(isShown());
  void answerOf();
}

/** The view of the game is left; nothing more than the looks of it ends. */
export function rest() {
  applySun(false);
  void stayAwake(false);
}

/** @param {OpenGame} game */
async function seatChanged(game) {
  if (openGame() !== game) return;
  redraw();
  if (!game.seat.isMine()) return stopThinking();
  await readAgain(game);
  const known = await keeper.read(game.head.id).catch(() => undefined);
  await sitDown(game, known?.beat ?? 0);
}

/** Leaves the game that is open. */
export function leave() {
  const game = openGame();
  if (!game) return;
  stopThinking();
  stopTicking();
  game.seat.leave();
  game.unwatch();
  putGame(null);
}

document.addEventListener("visibilitychange", () => void stayAwake(isShown()));

addEventListener("languagechange", () => {
  const game = openGame();
  if (!game) return;
  show({ said: null });
  Promise.all([look(game), loadSheet(game)]).catch((error) => announce(wordsOf(error), "warn"));
});
