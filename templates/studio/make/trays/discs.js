// How large the discs are, and which shape they have.

import { h } from "../../app/dom.js";
import { t } from "../../language/words.js";
import { choice } from "../../view/controls.js";
import { change } from "../change.js";
import { aboutKnown } from "../facts.js";
import { discSize, inherited, textOf, theSet } from "../set.js";

/** Sizes that wooden discs are sold in, in millimetres. */
const COMMON = [20, 25, 30, 40];
const SHAPES = ["disc", "square", "hexagon"];
/** A disc takes at most this part of its square. */
const FILL = 0.78;
const LEAST = 5,
  MOST = 150;
/** Pixels per millimetre of the discs to choose from. */
const SCALE = 1.5;

/** Sets the size of discs; squares follow. A size that has a name is written by it. @param {number} size in millimetres */
export async function setDiscs(size) {
  const { sizes } = await aboutKnown();
  const named = sizes.find((each) => each.piece_mm === size);
  return change(
    named && !inherited("pieces.size") && !inherited("board.square")
      ? { size: named.name, "pieces.size": null, "board.square": null }
      : { "pieces.size": `${size}mm`, "board.square": `${Math.ceil(size / FILL)}mm` },
  );
}

export function discsTray() {
  const now = discSize();
  const sticker = theSet().plan?.pieces?.sticker_mm;
  return [
    h("p.hint", null, t("discs-how"), " ", h("span.soft", null, t("discs-help"))),
    choice(
      t("discs-how"),
      COMMON.map((size) => ({ value: size, content: [disc(size), h("span", null, t("millimetres", { size }))] })),
      now,
      (size) => void setDiscs(size),
      "coins",
    ),
    sticker !== undefined && sticker < now && h("p.soft", null, t("discs-sticker", { size: sticker })),
    h(
      "div.pair",
      null,
      h(
        "label.field",
        null,
        h("span", null, t("discs-other")),
        h(
          "span.unit",
          null,
          h("input", {
            type: "number",
            min: LEAST,
            max: MOST,
            step: 0.5,
            value: now,
            onfocus: (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.currentTarget).select(),
            onchange: entered,
          }),
          t("unit-mm"),
        ),
        h("span.soft.limits", null, t("discs-limits", { least: LEAST, most: MOST })),
      ),
      choice(
        t("shape"),
        SHAPES.map((value) => ({ value, content: t(`shape-${value}`) })),
        textOf("pieces.shape"),
        (value) => void change({ "pieces.shape": value }),
      ),
    ),
  ];
}

/** @param {number} size */
const disc = (size) => h("span.coin", { style: { width: `${size * SCALE}px`, height: `${size * SCALE}px` } });

/** @param {Event} event */
function entered(event) {
  const size = /** @type {HTMLInputElement} */ (event.currentTarget).valueAsNumber;
  if (size >= LEAST && size <= MOST) void setDiscs(size);
}
