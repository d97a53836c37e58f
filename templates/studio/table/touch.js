// What a tap on the board does: an animal is picked, then the square it wants; the referee rules at once.

import { t } from "../language/words.js";
import { askReferee, Refusal } from "../service/client.js";
import { announce } from "../view/announce.js";
import { answerOf } from "./opponent.js";
import { isOver, isTrying, standingRequest, theGame } from "./game.js";
import { happen } from "./happen.js";
import { keeper } from "./keeper.js";
import { oneOf } from "./listed.js";
import { lengthOf, say, saidOf, saidOfEnd, saidOfRulings } from "./say.js";
import { begun, isProgram, sideName } from "./sides.js";
import { show, shown } from "./state.js";

/** @typedef {import("./types.js").Judged} Judged */

/** @param {string} square */
export const pieceAt = (square) => theGame().answer.session.pieces.find((piece) => piece.square === square);

/** Where an animal may go. @param {string} from */
export const movesFrom = (from) =>
  theGame()
    .answer.session.moves.filter((move) => move.slice(0, -lengthOf(move)) === from)
    .map((move) => move.slice(from.length));

/** @param {string} square */
export function tap(square) {
  const { session } = theGame().answer;
  const piece = pieceAt(square);
  const { picked, judging } = shown;
  if (shown.thinking && !judging) return undefined;
  const isOther = piece && piece.side === session.side && !judging && picked !== square;
  if (picked && !isOther) return picked === square ? pick(null) : judge(picked + square);
  return pick(piece ? square : null);
}

/** Picks an animal, or none. @param {string | null} square */
function pick(square) {
  const piece = square === null ? undefined : pieceAt(square);
  if (!piece || square === null) {
    show({ picked: null, said: isOver() ? shown.said : null, heard: "" });
    return;
  }
  const to = movesFrom(square);
  const name = begun(t("table-animal", { side: sideName(piece.side), animal: piece.name }));
  const isOn = piece.side === theGame().answer.session.side;
  const more = !isOn
    ? t("table-not-its-turn", { square, side: sideName(theGame().answer.session.side) })
    : to.length
      ? t("table-may-go", { square, to: oneOf(to) })
      : t("table-may-go-nowhere", { square });
  show({ said: { kind: "told", head: name, more }, picked: square, heard: `${name}. ${more}` });
}

/** Judges a move, and makes it if it is allowed and not only asked for. @param {string} move as a player writes it */
export async function judge(move) {
  const game = theGame();
  const at = game.time.now();
  const isAsked = shown.judging;
  if (!isAsked && !isOver() && !isTrying() && isProgram(game.answer.session.side)) {
    announce(t("table-program-moves"), "warn");
    return;
  }
  try {
    const { answer } = await askReferee("judge", { game: standingRequest(game), move });
    const judged = /** @type {Judged} */ (answer);
    const said = saidOf(judged);
    if (judged.status === "legal" && !isAsked && game.answer.table.ending === null) await make(judged.move, said, at);
    else if (judged.status === "legal" && !isOver()) say({ ...said, choices: [makeIt(judged.move, said)] });
    else say(said);
    // Those who look on hear of a move that is not made, too.
    if (keeper.shared && (isAsked || judged.status !== "legal"))
      await keeper.shared.ask(judged.move).catch(() => undefined);
  } catch (error) {
    if (!(error instanceof Refusal)) {
      announce(t("table-no-answer"), "warn");
      return;
    }
    const [{ message, hint }] = error.faults;
    say({ kind: "no", head: t("table-unread"), more: [message, hint].filter(Boolean).join(": ") });
  }
}

/** Makes a move that was only asked for. @param {string} move @param {import("./game.js").Said} said */
const makeIt = (move, said) => ({
  label: t("table-make-it"),
  symbol: "check",
  act: () => void make(move, said),
});

/** @param {string} move @param {import("./game.js").Said} said @param {number} [at] */
async function make(move, said, at) {
  const [happened] = await happen([`move ${move}`], at);
  if (!happened) return;
  const { ending } = theGame().answer.table;
  if (ending) {
    const end = saidOfRulings(happened) ?? saidOfEnd(ending);
    say({ ...end, marks: said.marks });
  } else {
    say(happened.refused ? saidOf(/** @type {Judged} */ (happened.judged)) : said);
  }
  await answerOf();
}
