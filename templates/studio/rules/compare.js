// Two rulesets beside each other: the switches in which they differ, and the moves from the start.

import { h } from "../app/dom.js";
import { t } from "../language/words.js";
import { rulesetTitle } from "../make/trays/rules.js";
import { button, dropdown } from "../view/controls.js";
import { rulesetOptions } from "./rules.js";
import { load, show, shown } from "./state.js";
import { switchName, valueName } from "./switches.js";

/** @param {Partial<typeof shown>} changed */
function pick(changed) {
  show({ ...changed, comparison: null });
  void load();
}

export function compareView() {
  const { base, other, comparison } = shown;
  return h(
    "section.compared",
    { "aria-label": t("compare-two") },
    h(
      "div.pickers",
      null,
      dropdown(t("compare-left"), rulesetOptions(), base, (value) => pick({ base: value, own: new Map() }), "boxed"),
      button(t("swap"), { symbol: "swap", alone: true, act: () => pick({ base: other, other: base, own: new Map() }) }),
      dropdown(t("compare-right"), rulesetOptions(), other, (value) => pick({ other: value }), "boxed"),
    ),
    shown.refused && h("p.note", { role: "alert" }, shown.refused),
    comparison ? differences(comparison) : h("p.soft.waiting-words", null, t("drawing")),
  );
}

/** @param {import("../service/types.js").Comparison} comparison */
function differences({
  same_game: same,
  switches,
  both,
  only_left: left,
  only_right: right,
  sentences_left: one,
  sentences_right: other,
}) {
  if (same) return h("p.verdict-line", null, t("compare-same"));
  return [
    h(
      "p.verdict-line",
      null,
      h("strong", null, t("compare-differ", { count: switches.length })),
      " ",
      left.length + right.length
        ? t("compare-moves-differ", { both: both.length, left: left.length, right: right.length })
        : t("compare-moves-same", { count: both.length }),
    ),
    h(
      "table",
      null,
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          h("th", { scope: "col" }, h("span.unseen", null, t("rule"))),
          h("th", { scope: "col" }, rulesetTitle(shown.base)),
          h("th", { scope: "col" }, rulesetTitle(shown.other)),
        ),
      ),
      h(
        "tbody",
        null,
        switches.map((each) =>
          h(
            "tr",
            { key: each.name },
            h("th", { scope: "row" }, switchName(each.name, each.label)),
            h("td", null, valueName(each.left)),
            h("td", null, valueName(each.right)),
          ),
        ),
      ),
    ),
    h("div.sentences", null, onlyIn(shown.base, one), onlyIn(shown.other, other)),
  ];
}

/** @param {string} name @param {{ rule: number | null, text: string }[]} sentences */
const onlyIn = (name, sentences) =>
  h(
    "section",
    null,
    h("h2", null, t("compare-only", { name: rulesetTitle(name) })),
    h(
      "ul",
      null,
      sentences.map(({ rule, text }) => h("li", null, rule !== null && h("b", null, `${rule} `), text)),
    ),
  );
