// Cutting, backs, folds and the board's drawing: what is chosen more rarely. Below them the way to every key.

import { h } from "../../app/dom.js";
import { t } from "../../language/words.js";
import { choice, toggle } from "../../view/controls.js";
import { change } from "../change.js";
import { flagOf, textOf } from "../set.js";
import { look } from "../stage_state.js";

/** Keys with their choices; each choice has a text `KEY-VALUE`, a dot as a dash. */
const CHOICES = /** @type {const} */ ([
  ["pieces.cut", ["shape", "squares", "strips", "punch"]],
  ["cutter.machine", ["none", "silhouette", "cricut", "laser"]],
  ["pieces.backs", ["none", "stickers", "gutter", "long-edge", "short-edge", "stand"]],
  ["board.frame-room", ["auto", "full", "slim", "none"]],
  ["board.fold", ["none", "half", "thirds", "quarter"]],
  ["sheet.layout", ["page", "booklet", "fold", "large", "card"]],
]);
const FLAGS = ["board.coordinates", "board.start", "board.turned", "pieces.turned"];

/** @param {string} key */
const word = (key) => key.replaceAll(".", "-");

export function moreTray() {
  return [
    CHOICES.map(([key, values]) => [
      h("p.hint", { key: `${key}-hint` }, t(word(key))),
      choice(
        t(word(key)),
        values.map((value) => ({ value, content: t(`${word(key)}-${value}`) })),
        textOf(key),
        (value) => void change({ [key]: value }),
        "chips",
      ),
    ]),
    h("p.hint", null, t("board-has")),
    h(
      "div.toggles",
      { role: "group", "aria-label": t("board-has") },
      FLAGS.map((key) => toggle(t(word(key)), flagOf(key), (on) => void change({ [key]: on }))),
    ),
    h("button.button", { type: "button", onclick: () => look({ drawer: "keys" }) }, t("every-key")),
  ];
}
