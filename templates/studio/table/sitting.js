// The view of a game: players, board, ruling, moves, and at the lower edge what a thumb needs.

import { classes, h } from "../app/dom.js";
import { afterRedraw } from "../app/redraw.js";
import { t } from "../language/words.js";
import { button } from "../view/controls.js";
import { showDialog } from "../view/dialog.js";
import { icon } from "../view/icon.js";
import { judgeOnly, runClock, takeBack } from "./acts.js";
import { boardView } from "./board.js";
import { clocksView } from "./clocks_view.js";
import { isOver, isTrying, theGame } from "./game.js";
import { keeper } from "./keeper.js";
import { pressedKey } from "./keys.js";
import { moveField } from "./move_field.js";
import { movesView } from "./moves.js";
import { hint } from "./opponent.js";
import { choose, options } from "./options.js";
import { nearSide, playerView } from "./players.js";
import { rulesTitle } from "./rules_title.js";
import { scoreSheet } from "./score_sheet.js";
import { shown } from "./state.js";
import { other } from "./types.js";
import { heardView, verdictView } from "./verdict.js";

export function sittingView() {
  if (shown.clocks && theGame().answer.table.clocks)
    return h("div.sitting", { key: "clocks", class: "face" }, clocksView(), heardView());
  afterRedraw(followMoves);
  const near = nearSide();
  const hasClocks = theGame().answer.table.clocks !== null;
  return h(
    "div.sitting",
    {
      key: "sitting",
      class: classes(shown.judging && "judging", hasClocks && "clocked", isTrying() && "trying"),
      onkeydown: pressedKey,
    },
    headView(),
    noticeView(),
    playerView(other(near), "far"),
    h("div.board-room", null, boardView()),
    verdictView(),
    h("section.side-moves", { "aria-label": t("table-moves"), tabindex: "0" }, movesView(false)),
    h("div.side-field", null, moveField("side")),
    playerView(near, "near"),
    barView(),
    heardView(),
    scoreSheet(),
  );
}

function headView() {
  const { head } = theGame();
  const sun = options().sun;
  return h(
    "header.sitting-head",
    null,
    h("a.button.alone", { href: "#table", "aria-label": t("table-leave"), title: t("table-leave") }, icon("left")),
    h("h1", null, h("span", null, rulesTitle(head))),
    button(t(sun ? "table-sun-off" : "table-sun"), {
      symbol: "sun",
      alone: true,
      pressed: sun,
      act: () => choose({ sun: !sun }),
    }),
    button(t("table-more"), { symbol: "more", alone: true, act: () => showDialog("table-more"), key: "more" }),
  );
}

/** What is wrong with the keeping of the game, said plainly. */
function noticeView() {
  const { keeping, seat } = theGame();
  if (!seat.isMine() && keeper.shared) return notice(t("table-looks-on"));
  if (!seat.isMine())
    return notice(t("table-elsewhere"), button(t("table-play-here"), { symbol: "hand", act: () => seat.take() }));
  if (keeping === "open") return null;
  return notice(
    t(`table-keeping-${keeping}`),
    button(t("table-save"), { symbol: "save", act: () => showDialog("table-share") }),
  );
}

/** @param {string} text @param {import("../app/dom.js").Drawn} [act] */
const notice = (text, act) =>
  h("div.notice", { key: "notice", role: "alert" }, icon("warn"), h("span", null, text), act);

function barView() {
  const { session, table } = theGame().answer;
  const { clocks } = table;
  /** @param {string} label @param {string} symbol @param {() => void} act @param {object} [more] */
  const item = (label, symbol, act, more = {}) =>
    h("button", { type: "button", key: label, onclick: act, ...more }, icon(symbol), h("span", null, label));
  return h(
    "nav.table-bar",
    { "aria-label": t("view-table") },
    item(t("table-is-legal"), "ask", judgeOnly, { class: "asking", "aria-pressed": String(shown.judging) }),
    item(t("table-take-back"), "undo", () => void takeBack(), { disabled: !session.played.length && !isOver() }),
    item(t("table-claim"), "flag", () => showDialog("table-claim")),
    item(t("table-moves"), "list", () => showDialog("table-moves"), { class: "moves-button" }),
    clocks && !isOver() && !isTrying()
      ? item(t(clocks.running ? "table-pause" : "table-go"), clocks.running ? "pause" : "play", () => void runClock())
      : item(t("table-hint"), "hint", () => void hint(), { disabled: isOver() || shown.thinking }),
  );
}

/** The last move is in sight. */
function followMoves() {
  const list = document.querySelector(".side-moves");
  if (list && list.scrollHeight > list.clientHeight) list.scrollTop = list.scrollHeight;
}
