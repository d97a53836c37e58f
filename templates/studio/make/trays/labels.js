// Label sheets that are cut already: which one fits, and which of its labels are left.

import { h, svg } from "../../app/dom.js";
import { t } from "../../language/words.js";
import { choice, stepper } from "../../view/controls.js";
import { change } from "../change.js";
import { about, labelSheets } from "../facts.js";
import { discSize, textOf, theSet } from "../set.js";
import { lookAt } from "../stage_state.js";

/** How many sheets are offered: those that waste least. */
const OFFERED = 6;

export function labelsTray() {
  const size = discSize();
  const now = textOf("pieces.label");
  const sheets = labelSheets(size) ?? [];
  const chosen = sheets.find(({ name }) => name === now);
  const offered = sheets.slice(0, OFFERED);
  if (chosen && !offered.includes(chosen)) offered.push(chosen);
  const rows = offered.map((sheet) => ({
    value: sheet.name,
    content: [
      h("strong", null, sheet.name),
      h(
        "span.soft",
        null,
        t("label-holds", { count: sheet.columns * sheet.rows, size: sheet.size_mm, paper: sheet.paper }),
      ),
    ],
  }));
  return [
    h("p.hint", null, t("labels-which"), " ", h("span.soft", null, t("labels-help", { size }))),
    choice(
      t("labels-which"),
      [{ value: "none", content: [h("strong", null, t("label-none"))] }, ...rows],
      now,
      chooseLabel,
      "rows",
    ),
    chosen && labelMap(chosen),
  ];
}

/** @param {string} name */
function chooseLabel(name) {
  lookAt("pieces");
  void change({ "pieces.label": name === "none" ? null : name, "pieces.label-used": null });
}

/** @param {number} first the first free label, counted from 1 */
const setFirst = (first) => void change({ "pieces.label-used": first > 1 ? `1-${first - 1}` : null });

/** The label sheet in small: labels that are gone, that this set takes, that stay. @param {import("../../service/types.js").LabelSheet} sheet */
function labelMap(sheet) {
  const count = sheet.columns * sheet.rows;
  const first = Number(/^1-(\d+)$/.exec(textOf("pieces.label-used"))?.[1] ?? 0) + 1;
  const plan = theSet().plan?.pieces;
  const last = first + (plan ? plan.stickers + plan.spares : 0);
  const paper = about()?.papers.find(({ name }) => name === sheet.paper);
  const radius = sheet.size_mm / 2;
  const label = (/** @type {number} */ index) => {
    const state = index + 1 < first ? "gone" : index + 1 < last ? "taken" : "left";
    const x = sheet.first_mm[0] + (index % sheet.columns) * sheet.pitch_mm[0] + radius;
    const y = sheet.first_mm[1] + Math.floor(index / sheet.columns) * sheet.pitch_mm[1] + radius;
    return svg("circle", { cx: x, cy: y, r: radius, class: state, onclick: () => setFirst(index + 1) });
  };
  return h(
    "div.label-map",
    null,
    svg(
      "svg",
      { viewBox: `0 0 ${paper?.width_mm ?? 210} ${paper?.height_mm ?? 297}`, "aria-hidden": "true" },
      svg("rect", { class: "ground", width: "100%", height: "100%" }),
      Array.from({ length: count }, (_, index) => label(index)),
    ),
    h(
      "div",
      null,
      h("p.hint", null, t("label-first")),
      stepper(t("label-first"), first, 1, count, setFirst),
      h("p.soft", null, t("label-map")),
    ),
  );
}
