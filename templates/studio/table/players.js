// A player's strip: name, side, what was captured, offences, the clock.

import { classes, h } from "../app/dom.js";
import { t } from "../language/words.js";
import { press } from "./acts.js";
import { pieceView } from "./board.js";
import { clockText, shownTime, SHORT } from "./clock_times.js";
import { isOver, startOf, theGame } from "./game.js";
import { allOf } from "./listed.js";
import { options } from "./options.js";
import { begun, isProgram, playerName, sideName } from "./sides.js";
import { shown } from "./state.js";
import { other } from "./types.js";

/** @typedef {import("./types.js").Side} Side */
/** @typedef {import("./types.js").PlacedPiece} PlacedPiece */

/** Who sits at the lower edge. @returns {Side} */
export const nearSide = () => (options().flip ? "black" : "white");

/** What a side's clock shows now; none without clocks. @param {Side} side */
export function clockOf(side) {
  const { answer, time } = theGame();
  const { clocks, at } = answer.table;
  if (!clocks) return null;
  const { ms, periods } = shownTime(clocks, at, side, clocks.running ? time.now() : at);
  const isTurn = clocks.turn === side;
  return { text: clockText(ms), periods, isTurn, isRunning: isTurn && clocks.running, isShort: ms < SHORT };
}

/** The animals that a side has lost since the game began. @param {Side} side */
function lost(side) {
  const { kinds, pieces } = theGame().answer.session;
  const start = startOf(theGame().batches[0])?.split(" ")[0];
  const had = (/** @type {string} */ letter) =>
    start?.includes(side === "white" ? letter : letter.toLowerCase()) ?? true;
  return kinds
    .filter(({ letter }) => had(letter))
    .filter(({ id }) => !pieces.some((piece) => piece.side === side && piece.kind === id))
    .map(({ id, letter, strength, name }) => ({ square: "", side, kind: id, letter, strength, name, weak: false }));
}

/** @param {Side} side @param {"near" | "far"} place */
export function playerView(side, place) {
  const { answer, head } = theGame();
  const isTurn = answer.session.side === side && !isOver();
  const hasName = answer.table[side] !== null;
  const doing = shown.thinking && isProgram(side) ? "table-thinks" : "table-to-move";
  // Without a name the strip says the side already.
  const state =
    isTurn && (hasName || shown.thinking)
      ? begun(t(doing, { side: sideName(side) }))
      : hasName
        ? begun(sideName(side))
        : "";
  const strongest = answer.session.kinds.reduce((best, kind) => (kind.strength > best.strength ? kind : best));
  const sign = { square: "", side, kind: strongest.id, ...strongest, weak: false };
  return h(
    "section.player",
    {
      key: side,
      class: classes(place, isTurn && "turn", options().twoSided && place === "far" && "turned"),
      style: { "--side": head.sides[side].colour },
      "aria-label": playerName(side),
    },
    h("span.player-sign", { "aria-hidden": "true" }, pieceView(sign)),
    h("span.player-name", null, h("strong", null, playerName(side)), state && h("span.soft", null, state)),
    offences(side),
    takenView(side),
    clockButton(side),
  );
}

/** @param {Side} side */
function offences(side) {
  const count = theGame().answer.table.offences[side];
  return (
    count > 0 &&
    h(
      "span.offences",
      { title: t("table-offences", { count }) },
      h("span.unseen", null, t("table-offences", { count })),
      h("span", { "aria-hidden": "true" }, "!".repeat(Math.min(count, 3))),
    )
  );
}

/** @param {Side} side who has captured them */
function takenView(side) {
  const taken = lost(other(side));
  return h(
    "span.taken",
    {
      role: "img",
      "aria-label": taken.length
        ? t("table-captured", { animals: allOf(taken.map(({ name }) => name)) })
        : t("table-captured-none"),
    },
    taken.map((piece) => h("span", { key: piece.kind }, pieceView(piece))),
  );
}

/** @param {Side} side */
function clockButton(side) {
  const clock = clockOf(side);
  if (!clock) return null;
  return h(
    "button.clock",
    {
      type: "button",
      class: classes(clock.isTurn && "on", clock.isRunning && "running", clock.isShort && "short"),
      "aria-label": t("table-clock-of", { player: playerName(side), time: clock.text }),
      onclick: () => void press(),
    },
    h("span", null, clock.text),
    clock.periods !== null && h("small", null, `×${clock.periods}`),
  );
}
