// How large the discs are, and which shape they have; and what the board needs of paper then.

import { h } from "../../app/dom.js";
import { t } from "../../language/words.js";
import { button, choice } from "../../view/controls.js";
import { fewerSheets } from "../board_sheets.js";
import { change } from "../change.js";
import { aboutKnown } from "../facts.js";
import { discSize, inherited, textOf, theSet } from "../set.js";
import { lookAt } from "../stage_state.js";
import { typedField } from "../typed.js";

/** Sizes that wooden discs are sold in, in millimetres. */
const COMMON = [15, 20, 25, 30, 35, 40];
const SHAPES = ["disc", "square", "hexagon"];
/** A disc takes at most this part of its square. */
const FILL = 0.78;
const LEAST = 5,
  MOST = 150;
/** Pixels per millimetre of the discs to choose from. */
const SCALE = 1.25;

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
    joined(),
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
            value: own.shown(now),
            onfocus: (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.currentTarget).select(),
            ...own.listeners,
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

/** A size of one's own. */
const own = typedField((text) => {
  const size = Number(text);
  if (!(size >= LEAST && size <= MOST)) return false;
  if (size !== discSize()) void setDiscs(size);
  return true;
});

/** A board of several sheets, and what would make them fewer. */
function joined() {
  const count = theSet().plan?.board?.sheets ?? 0;
  if (count < 2) return null;
  const take = (/** @type {Record<string, string>} */ values) => {
    lookAt("board");
    void change(values);
  };
  return h(
    "div.board-joined",
    { key: "joined", role: "status" },
    h("p", null, t("board-joined", { count, paper: textOf("paper.size") })),
    h(
      "div.mends",
      null,
      fewerSheets(count).map(({ label, values, sheets }) =>
        button(t("board-fewer", { how: label, count: sheets }), { kind: "mend", act: () => take(values) }),
      ),
    ),
  );
}
