// The clocks alone: one big area for each player.

import { classes, h } from "../app/dom.js";
import { t } from "../language/words.js";
import { button } from "../view/controls.js";
import { showDialog } from "../view/dialog.js";
import { judgeOnly, press, runClock } from "./acts.js";
import { isOver, theGame } from "./game.js";
import { clockOf, nearSide } from "./players.js";
import { playerName } from "./sides.js";
import { show, shown } from "./state.js";
import { other } from "./types.js";

/** @typedef {import("./types.js").Side} Side */

export function clocksView() {
  const near = nearSide();
  const running = theGame().answer.table.clocks?.running ?? false;
  return h(
    "div.clock-face",
    { key: "face" },
    h("h1.unseen", null, t("table-clocks")),
    half(other(near), true),
    h(
      "div.clock-middle",
      { role: "toolbar", "aria-label": t("table-clocks") },
      button(t("table-to-board"), { symbol: "board", alone: true, act: () => show({ clocks: false }) }),
      button(t(running ? "table-pause" : "table-go"), {
        symbol: running ? "pause" : "play",
        alone: true,
        disabled: isOver(),
        act: () => void runClock(),
      }),
      button(t("table-ask"), {
        symbol: "ask",
        act: () => {
          show({ clocks: false });
          if (!shown.judging) judgeOnly();
        },
      }),
      button(t("table-claim"), { symbol: "flag", alone: true, act: () => showDialog("table-claim") }),
    ),
    half(near, false),
  );
}

/** @param {Side} side @param {boolean} isFar */
function half(side, isFar) {
  const clock = clockOf(side);
  if (!clock) return null;
  const { answer, head } = theGame();
  const count = answer.session.played.filter((move) => move.side === side).length;
  const control = answer.table.clocks?.controls[side === "white" ? 0 : 1] ?? "";
  return h(
    "button.half",
    {
      type: "button",
      key: side,
      class: classes(isFar && "turned", clock.isTurn && "on", clock.isRunning && "running", clock.isShort && "short"),
      style: { "--side": head.sides[side].colour },
      onclick: () => void press(),
    },
    h("span.half-name", null, playerName(side)),
    h("span.half-time", null, clock.text, clock.periods !== null && h("small", null, ` ×${clock.periods}`)),
    h("span.half-count", null, t("table-count", { count }), " · ", h("span.code", null, control)),
  );
}
