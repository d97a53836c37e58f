// What happens at the table: the referee is asked, what it gave is kept, and only then it is shown.

import { redraw } from "../app/redraw.js";
import { t } from "../language/words.js";
import { askReferee, Refusal } from "../service/client.js";
import { announce } from "../view/announce.js";
import { gameRequest, journalOf, openGame, theGame } from "./game.js";
import { Elsewhere, keeper } from "./keeper.js";
import { say, saidOf, saidOfRulings } from "./say.js";

/** @typedef {import("./game.js").OpenGame} OpenGame */
/** @typedef {import("./types.js").TableAnswer} TableAnswer */
/** @typedef {import("./types.js").Happened} Happened */

/** Events come one after the other, each at the table that the one before has left. @type {Promise<unknown>} */
let turn = Promise.resolve();

/**
 * Has events happen now, in order.
 * @param {string[]} events as a journal writes them, with moves as players do
 * @param {number} [at] when: now, unless it was before a question was asked
 * @returns {Promise<Happened[]>} what came of them; nothing if they could not be kept
 */
export function happen(events, at = theGame().time.now()) {
  const game = theGame();
  const done = turn.then(() => (openGame() === game && game.seat.isMine() ? rule(game, events, at) : []));
  // Without an answer nothing has happened.
  const told = done.catch((error) => {
    announce(error instanceof Refusal ? error.message : t("table-no-answer"), "warn");
    return [];
  });
  turn = told;
  return told;
}

/** @param {OpenGame} game @param {string[]} events @param {number} at @returns {Promise<Happened[]>} */
async function rule(game, events, at) {
  const { answer } = await askReferee("table", {
    game: gameRequest(game.head),
    journal: journalOf(game),
    events: events.map((event) => ({ at, event })),
  });
  const told = /** @type {TableAnswer} */ (answer);
  if (told.journal.add && !(await kept(game, told))) return [];
  game.answer = told;
  redraw();
  return told.events;
}

/** Keeps what belongs behind the journal. @param {OpenGame} game @param {TableAnswer} told */
async function kept(game, told) {
  const lines = told.journal.add;
  const { table, session } = told;
  Object.assign(game.head, {
    changed: Date.now(),
    moves: session.played.length,
    result: table.ending?.result ?? null,
    players: [table.white ?? "", table.black ?? ""],
  });
  // In a window that keeps nothing the game goes on, and the page has said so.
  if (game.keeping !== "private") {
    try {
      await keeper.append(game.head, game.batches.length, lines);
      game.keeping = "open";
    } catch (error) {
      if (error instanceof Elsewhere) {
        announce(t("table-elsewhere-faster"), "warn");
        await catchUp(game);
      } else {
        game.keeping = error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "lost";
        redraw();
      }
      return false;
    }
  }
  game.batches.push(lines);
  return true;
}

/** Reads what another tab, or another device, has kept. @param {OpenGame} game */
export function readAgain(game) {
  // What happens here at the same time comes first, or after it.
  const read = turn.then(() => catchUp(game));
  turn = read.catch(() => undefined);
  return read;
}

/** @param {OpenGame} game */
async function catchUp(game) {
  const known = await keeper.read(game.head.id).catch(() => undefined);
  if (!known || openGame() !== game || known.batches.length === game.batches.length) return;
  const before = journalOf(game);
  const fresh = known.batches.join("").slice(before.length);
  game.batches = known.batches;
  game.head = known.head;
  if (!keeper.shared) return look(game);
  // Everybody at the table hears what the referee said.
  const events = [...fresh.matchAll(/^(\d+) (.*) ~[0-9a-f]{8}$/gm)].map(([, at, event]) => ({ at: Number(at), event }));
  const { answer } = await askReferee("table", { game: gameRequest(game.head), journal: before, events });
  if (openGame() !== game) return undefined;
  game.answer = /** @type {TableAnswer} */ (answer);
  const last = game.answer.events.at(-1);
  if (last) sayHappened(last);
  redraw();
  return undefined;
}

/** Says what has happened elsewhere. @param {Happened} happened */
function sayHappened(happened) {
  const { judged, says } = happened;
  const told = saidOfRulings(happened) ?? (judged ? saidOf({ ...judged, says: says ?? judged.says }) : null);
  if (told) say(told);
}

/** Asks how the game stands, as after a change of the language. @param {OpenGame} game */
export async function look(game) {
  const { answer } = await askReferee("table", { game: gameRequest(game.head), journal: journalOf(game) });
  game.answer = /** @type {TableAnswer} */ (answer);
  redraw();
}

/** The record of the game, as programs read it. @param {OpenGame} game */
export async function recordOf(game) {
  const { answer } = await askReferee("table", {
    game: gameRequest(game.head),
    journal: journalOf(game),
    record: true,
  });
  return /** @type {TableAnswer} */ (answer).record ?? "";
}
