// Single keys at the table. They work while the keyboard is at the game, not in a field, and can be switched off.

import { h } from "../app/dom.js";
import { t } from "../language/words.js";
import { toggle } from "../view/controls.js";
import { dialog, showDialog } from "../view/dialog.js";
import { judgeOnly, runClock, takeBack, tryOut, comeBack } from "./acts.js";
import { goToBoard } from "./board.js";
import { isTrying } from "./game.js";
import { hint } from "./opponent.js";
import { choose, options } from "./options.js";
import { show } from "./state.js";

/** @type {[string, string, () => unknown][]} keys, what they are called, what they do */
const KEYS = [
  ["b", "table-key-board", goToBoard],
  ["i", "table-is-legal", judgeOnly],
  ["u", "table-take-back", takeBack],
  ["c", "table-claim", () => showDialog("table-claim")],
  ["m", "table-moves", () => showDialog("table-moves")],
  ["h", "table-hint", hint],
  ["p", "table-key-clock", runClock],
  ["t", "table-key-try", () => (isTrying() ? comeBack() : tryOut())],
  ["f", "table-flip", () => choose({ flip: !options().flip })],
  ["o", "table-more", () => showDialog("table-more")],
  ["?", "table-keys", () => showDialog("table-keys")],
];

/** @param {KeyboardEvent} event */
export function pressedKey(event) {
  if (event.key === "Escape") return show({ picked: null, said: null });
  const isField = event.target instanceof Element && event.target.matches("input, select, textarea");
  if (isField || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const known = KEYS.find(([key]) => key === event.key.toLowerCase());
  if (!known || (!options().keys && known[0] !== "?")) return undefined;
  event.preventDefault();
  known[2]();
  return undefined;
}

export const keysPanel = () =>
  dialog(
    t("table-keys"),
    {},
    h("p", null, t("table-keys-board")),
    h(
      "dl.table-keys",
      null,
      KEYS.map(([key, name]) => h("div", { key }, h("dt", null, h("kbd", null, key)), h("dd", null, t(name)))),
    ),
    h("p", null, t("table-keys-typed")),
    h(
      "div.toggles",
      null,
      toggle(t("table-keys-on"), options().keys, (keys) => choose({ keys })),
    ),
  );
