// TABLE: the referee beside the board, or the board itself.

import { h } from "../app/dom.js";
import { t } from "../language/words.js";
import { shownDialog } from "../view/dialog.js";
import { openGame } from "./game.js";
import { openAt, openLink } from "./incoming.js";
import { openStored, rest } from "./opening.js";
import { keeper } from "./keeper.js";
import { panelOf } from "./panels.js";
import { sittingView } from "./sitting.js";
import { openShared, leaveShared } from "./shared.js";
import { loadKnown } from "./start_state.js";
import { startView } from "./start_view.js";

/** What the address asks for. @type {string | undefined} */
let wanted;

/** @param {string[]} path `game/ID`, `shared/TOKEN`, `link/LETTERS`, `at/POSITION`, or nothing */
export async function openTable([what, ...path]) {
  wanted = what;
  if (what === "shared") return openShared(path[0] ?? "");
  leaveShared();
  if (what === "game") return openStored(path[0]);
  rest();
  if (what === "link") return openLink(path.join("/"));
  if (what === "at") return openAt(path.join("/"));
  return loadKnown();
}

/** Another view is shown: the game goes on, and the page is as usual. */
export const leaveTable = rest;

/** @returns {import("../view/shell.js").View} */
export function tableView() {
  const isGame = (wanted === "game" || wanted === "shared") && openGame()?.isSeated === true;
  const begins = wanted === "shared" && keeper.shared?.writes() === true && keeper.shared.game() === null;
  const isWaiting = wanted !== undefined && !isGame && !begins;
  const body = isGame ? sittingView() : isWaiting ? waiting() : startView();
  return { title: t("view-table"), body, dialog: isGame ? panelOf(shownDialog()) : null, own: true };
}

const waiting = () =>
  h(
    "div.table-start",
    { key: "waiting" },
    h("h1", null, t("table-title")),
    h("p.soft.waiting-words", null, t(wanted === "shared" ? "table-shared-waits" : "drawing")),
  );
