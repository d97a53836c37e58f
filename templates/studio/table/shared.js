// A table that several devices share, such as a laptop, phones and a projector: `#table/shared/TOKEN`.

import { redraw } from "../app/redraw.js";
import { t } from "../language/words.js";
import { askReferee } from "../service/client.js";
import { announce } from "../view/announce.js";
import { openGame, standingRequest } from "./game.js";
import { readAgain } from "./happen.js";
import { keepAt, keeper } from "./keeper.js";
import { leave, openStored } from "./opening.js";
import { say, saidOf } from "./say.js";
import { sharedKeeper } from "./shared_keeper.js";
import { loadKnown } from "./start_state.js";

/** The table at which this page is, and how to leave it. */
let known = { token: "", leave: () => {} };
/** The move whose verdict was shown last. @type {string | null} */
let judged = null;

/** Opens the table of an address. @param {string} token */
export async function openShared(token) {
  if (known.token === token && keeper.shared) return showGame();
  leaveShared();
  try {
    const shared = await sharedKeeper(token);
    keepAt(shared);
    known = { token, leave: shared.watch("", () => void heard()) };
    if (shared.shared?.game() === null) await loadKnown();
    else await showGame();
  } catch {
    announce(t("table-shared-gone"), "warn");
  }
  redraw();
  return undefined;
}

/** Leaves it; what is kept on this device is at hand again. */
export function leaveShared() {
  if (!known.token) return;
  known.leave();
  known = { token: "", leave: () => {} };
  leave();
  keepAt(null);
}

async function showGame() {
  const id = keeper.shared?.game();
  if (id) await openStored(id);
}

/** Something has changed at the table. */
async function heard() {
  const game = openGame();
  const { shared } = keeper;
  if (!shared) return;
  if (!game || game.head.id !== shared.game()) return showGame();
  await readAgain(game);
  const move = shared.asked();
  if (move && move !== judged) {
    const { answer } = await askReferee("judge", { game: standingRequest(game), move }).catch(() => ({ answer: null }));
    if (answer && openGame() === game) say(saidOf(/** @type {import("./types.js").Judged} */ (answer)));
  }
  judged = move;
  return undefined;
}
