// Games that are kept on this device, to go on with.

import { h } from "../app/dom.js";
import { redraw } from "../app/redraw.js";
import { language, t } from "../language/words.js";
import { button } from "../view/controls.js";
import { icon } from "../view/icon.js";
import { rulesTitle } from "./rules_title.js";
import { begun, sideName } from "./sides.js";
import { forgetGame, known } from "./start_state.js";

/** How many are shown at once. */
const FIRST = 3;
const DAY = 86_400_000;

let all = false;
/** The game that is about to be forgotten. @type {string | null} */
let doomed = null;

/** @typedef {import("./types.js").Head} Head */

export function keptGames() {
  const games = all ? known.games : known.games.slice(0, FIRST);
  if (!games.length) return null;
  return h(
    "section.kept-games",
    { "aria-label": t("table-go-on"), key: "kept" },
    h("h2", null, t("table-go-on")),
    h("ul", null, games.map(keptGame)),
    known.games.length > games.length &&
      button(t("table-all-games", { count: known.games.length }), {
        symbol: "list",
        kind: "link",
        act: () => {
          all = true;
          redraw();
        },
      }),
  );
}

/** @param {Head} head */
function keptGame(head) {
  const { id, result } = head;
  const names = playersOf(head);
  const forget = () => {
    if (doomed === id) void forgetGame(id);
    doomed = doomed === id ? null : id;
    redraw();
  };
  return h(
    "li",
    { key: id },
    h(
      "a",
      { href: `#table/game/${id}` },
      icon(result ? "flag" : "play"),
      h(
        "span",
        null,
        h("strong", null, names),
        h("span.soft", null, [rulesTitle(head), stateOf(head), whenOf(head)].join(" · ")),
      ),
    ),
    button(t(doomed === id ? "table-forget-sure" : "table-forget", { game: names }), {
      symbol: "trash",
      alone: doomed !== id,
      act: forget,
      key: doomed === id ? "sure" : "forget",
    }),
  );
}

/** @param {Head} head */
function playersOf({ players, sides }) {
  const [white, black] = [players[0] || begun(sideName("white", sides)), players[1] || begun(sideName("black", sides))];
  return t("table-pair", { white, black });
}

/** @param {Head} head */
const stateOf = ({ moves, result }) => (result ? result.replaceAll("1/2", "½") : t("table-count", { count: moves }));

/** @param {Head} head */
function whenOf({ changed }) {
  const isRecent = Date.now() - changed < DAY;
  return new Intl.DateTimeFormat(language(), isRecent ? { timeStyle: "short" } : { dateStyle: "medium" }).format(
    changed,
  );
}
