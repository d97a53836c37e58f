// The paper, and the inks.

import { h } from "../../app/dom.js";
import { t } from "../../language/words.js";
import { choice } from "../../view/controls.js";
import { change } from "../change.js";
import { about } from "../facts.js";
import { textOf } from "../set.js";

const INKS = ["rgb", "grey", "saving", "cmyk"];
/** Papers that printers at home take; the others follow in a second row. */
const COMMON = ["A5", "A4", "A3", "Letter"];
/** Pixels per millimetre of the papers to choose from. */
const SCALE = 0.17;

export function paperTray() {
  const papers = about()?.papers ?? [];
  const now = textOf("paper.size");
  const choose = (/** @type {string} */ value) => void change({ "paper.size": value });
  const rest = papers.filter(({ name }) => !COMMON.includes(name));
  return [
    h("p.hint", null, t("paper-which")),
    choice(
      t("paper-which"),
      COMMON.flatMap((name) => papers.filter((paper) => paper.name === name)).map((paper) => ({
        value: paper.name,
        content: sheet(paper),
      })),
      now,
      choose,
      "papers",
    ),
    choice(
      t("paper-other"),
      rest.map(({ name }) => ({ value: name, content: name })),
      now,
      choose,
      "chips",
    ),
    h("p.hint", null, t("inks-which")),
    choice(
      t("inks-which"),
      INKS.map((value) => ({ value, content: t(`inks-${value}`) })),
      textOf("colours.inks"),
      (value) => void change({ "colours.inks": value }),
      "chips",
    ),
  ];
}

/** @param {import("../../service/types.js").Paper} paper */
const sheet = ({ name, width_mm: width, height_mm: height }) => [
  h("span.paper", { style: { width: `${width * SCALE}px`, height: `${height * SCALE}px` } }),
  h("span", null, name),
];
