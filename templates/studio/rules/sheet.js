// The sheet to read: its clauses, numbered as printed. What own switches have changed is marked.

import { classes, h } from "../app/dom.js";
import { t } from "../language/words.js";
import { figure } from "../view/icon.js";
import { rulesetTitle } from "../make/trays/rules.js";
import { shown } from "./state.js";

/** @typedef {import("../service/types.js").Clause} Clause */

export function sheetView() {
  const { ruleset, plain } = shown;
  if (!ruleset) return h("div.sheet-room", null, h("p.soft.waiting-words", null, t("drawing")));
  const sections = [...new Set(ruleset.clauses.map(({ section }) => section ?? ""))];
  const gone = (plain?.clauses ?? []).filter(({ text }) => !ruleset.clauses.some((clause) => clause.text === text));
  return h(
    "div.sheet-room",
    { tabindex: "0", role: "region", "aria-label": ruleset.sheet.title },
    h(
      "article.rule-sheet",
      null,
      h("header", null, h("span.mast-characters", { lang: "zh-Hant", "aria-hidden": "true" }, "鬥獸棋"), h("span.frieze", null, figure("rat"), figure("elephant"))),
      h("h2", null, ruleset.sheet.title),
      h("p.soft", null, `${rulesetTitle(ruleset.name)} · ${ruleset.hash.slice(0, 6)}`),
      h("div.columns", null, sections.map((section) => h("section", { key: section }, section && h("h3", null, section), ruleset.clauses.filter((clause) => (clause.section ?? "") === section).map((clause) => clauseView(clause, gone))))),
    ),
  );
}

/** @param {Clause} clause @param {Clause[]} gone clauses of the base that are no longer there */
function clauseView({ id, number, text }, gone) {
  const fresh = shown.plain !== shown.ruleset && !shown.plain?.clauses.some((clause) => clause.text === text);
  const before = fresh ? gone.find((clause) => clause.id === id) : undefined;
  return h(
    "div.clause",
    { key: `${id} ${number}`, class: classes(fresh && "changed") },
    h("b.number", null, number ?? ""),
    h("p", null, before && h("del", null, before.text), before && " ", fresh ? h("ins", null, text) : text),
  );
}
