// What players do besides moving: each act is an event, and what the referee says of it is shown.

import { t } from "../language/words.js";
import { announce } from "../view/announce.js";
import { closeDialog } from "../view/dialog.js";
import { isOver, isTrying, theGame } from "./game.js";
import { happen } from "./happen.js";
import { agreesToDraw, answerOf, stopThinking } from "./opponent.js";
import { say, saidOfEnd, saidOfRefusal, saidOfRulings } from "./say.js";
import { isProgram, playerName, sideName } from "./sides.js";
import { show, shown } from "./state.js";
import { other } from "./types.js";

/** @typedef {import("./types.js").Side} Side */

/**
 * Has one event happen, and says what came of it.
 * @param {string} event
 * @param {import("./game.js").Said | null} [told]
 */
async function act(event, told = null) {
  const [happened] = await happen([event]);
  if (!happened) return false;
  if (happened.refused) {
    say(saidOfRefusal(happened));
    return false;
  }
  say(saidOfRulings(happened) ?? told);
  return true;
}

/** Whose turn it is. */
export const turnSide = () => theGame().answer.session.side;

/** Takes the last move back: at once against the program or beside a board, else if both agree. */
export function takeBack() {
  const { played } = theGame().answer.session;
  const last = played.at(-1);
  if (theGame().head.kind !== "two" || isTrying() || isOver() || !last) return takeBackNow();
  const by = last.side;
  say({
    kind: "told",
    head: t("table-take-back-asked", { move: last.display }),
    more: t("table-take-back-agree", { side: playerName(other(by)) }),
    side: other(by),
    choices: [
      { label: t("table-agree"), symbol: "check", act: () => void takeBackNow() },
      { label: t("table-decline"), symbol: "close", act: () => say(null) },
    ],
  });
  return undefined;
}

async function takeBackNow() {
  stopThinking();
  const { head, answer } = theGame();
  // Against the program one's own move is taken back, and its answer with it.
  const isTwice = !isTrying() && !isOver() && head.kind === "program" && !isProgram(answer.session.side);
  const count = isTwice && answer.session.played.length > 1 ? 2 : 1;
  const said = () => ({
    kind: /** @type {const} */ ("told"),
    head: t("table-taken-back"),
    more: t("table-to-move", { side: sideName(turnSide()) }),
  });
  for (let left = count; left > 0; left--) if (!(await act("takeback"))) return;
  say(said());
  await answerOf();
}

/** @param {Side} side */
export async function offer(side) {
  closeDialog();
  const opponent = other(side);
  if (!(await act(`offer ${side}`))) return;
  say(offered(side));
  if (isProgram(opponent)) {
    const agrees = await agreesToDraw().catch(() => false);
    if (agrees) await accept(opponent);
    else await decline(opponent);
  }
}

/** An offer of a draw that stands, as it is shown. @param {Side} side @returns {import("./game.js").Said} */
export function offered(side) {
  const opponent = other(side);
  return {
    kind: "told",
    head: t("table-offered", { side: playerName(side) }),
    more: t("table-offered-what", { side: playerName(opponent) }),
    side: opponent,
    choices: isProgram(opponent)
      ? []
      : [
          { label: t("table-accept"), symbol: "check", act: () => void accept(opponent) },
          { label: t("table-decline"), symbol: "close", act: () => void decline(opponent) },
        ],
  };
}

/** @param {Side} side */
export const accept = (side) => act(`accept ${side}`);

/** @param {Side} side */
export const decline = (side) =>
  act(`decline ${side}`, { kind: "told", head: t("table-declined", { side: playerName(side) }) });

/** @param {Side} side */
export async function resign(side) {
  closeDialog();
  stopThinking();
  await act(`resign ${side}`);
}

/** @param {string} [move] with which the claim is made */
export async function claim(move) {
  closeDialog();
  await act(move ? `claim with ${move}` : "claim");
}

/** @param {Side} side */
export async function offence(side) {
  closeDialog();
  await act(`illegal ${side}`);
}

/** @param {string} result @param {string} why */
export async function adjudicate(result, why) {
  closeDialog();
  stopThinking();
  await act(`adjudicate ${result} ${plain(why) || t("table-adjudicated")}`);
}

/** @param {string} text */
export async function note(text) {
  if (!plain(text)) return;
  if (await act(`note ${plain(text)}`, shown.said)) announce(t("table-noted"));
}

/** A text in one line, as a journal has it. @param {string} text */
const plain = (text) =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, 500);

export async function swapSides() {
  closeDialog();
  await act("swap", { kind: "told", head: t("table-swapped") });
}

export async function tryOut() {
  closeDialog();
  stopThinking();
  await act("try", { kind: "told", head: t("table-trying"), more: t("table-trying-what") });
}

export async function comeBack() {
  await act("return", {
    kind: "told",
    head: t("table-returned"),
    more: t("table-to-move", { side: sideName(turnSide()) }),
  });
  const { ending } = theGame().answer.table;
  if (ending) say(saidOfEnd(ending));
  await answerOf();
}

/** Lets the clock run, or stand. */
export async function runClock() {
  const { clocks } = theGame().answer.table;
  if (!clocks) return;
  const isRunning = clocks.running;
  await act(isRunning ? "pause" : "go", isRunning ? { kind: "told", head: t("table-paused") } : null);
}

/** A player presses the clock, where moves do not press it; before the first move of all, that lets the clock run. */
export async function press() {
  const { clocks, press_by_hand: byHand } = theGame().answer.table;
  if (!clocks || isOver()) return;
  if (!clocks.running) await act("go");
  else if (byHand && clocks.turn !== turnSide()) await act("press");
  else if (byHand) announce(t("table-press-late"), "info");
}

/** Switches between playing and only asking. */
export function judgeOnly() {
  const judging = !shown.judging;
  const said = judging
    ? { kind: /** @type {const} */ ("told"), head: t("table-is-legal"), more: t("table-is-legal-how") }
    : null;
  show({ judging, picked: null, said, heard: said ? `${said.head} ${said.more}` : "" });
}
