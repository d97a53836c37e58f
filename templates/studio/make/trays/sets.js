// How many sets and spare stickers, and what fills the rest of the last sheet.

import { h } from "../../app/dom.js";
import { t } from "../../language/words.js";
import { choice, stepper } from "../../view/controls.js";
import { change } from "../change.js";
import { numberOf, textOf } from "../set.js";
import { lookAt } from "../stage_state.js";

const FILLS = ["none", "sets", "spares", "labels"];
const MOST_SETS = 1000,
  MOST_SPARES = 40;

/** @param {Record<string, import("../../service/toml.js").Value>} values */
function choose(values) {
  lookAt("pieces");
  void change(values);
}

export function setsTray() {
  return [
    h(
      "div.pair",
      null,
      h(
        "div.field",
        null,
        h("span", null, t("sets-count")),
        stepper(t("sets-count"), numberOf("pieces.sets"), 1, MOST_SETS, (count) => choose({ "pieces.sets": count })),
      ),
      h(
        "div.field",
        null,
        h("span", null, t("spares-count")),
        stepper(t("spares-count"), numberOf("pieces.spares"), 0, MOST_SPARES, (count) =>
          choose({ "pieces.spares": count }),
        ),
      ),
    ),
    h("p.hint", null, t("fill-how")),
    choice(
      t("fill-how"),
      FILLS.map((value) => ({ value, content: t(`fill-${value}`) })),
      textOf("pieces.fill"),
      (value) => choose({ "pieces.fill": value }),
      "chips",
    ),
  ];
}
