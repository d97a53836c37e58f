// The score sheet, which only paper shows: who, when, by which rules, every move, how it ended.

import { h } from "../app/dom.js";
import { language, t } from "../language/words.js";
import { theGame } from "./game.js";
import { rowsOf } from "./moves.js";
import { rulesTitle } from "./rules_title.js";
import { saidOfEnd } from "./say.js";
import { sideName } from "./sides.js";
import { SIDES } from "./types.js";

export function scoreSheet() {
  const { answer, head } = theGame();
  const { table } = answer;
  const day = new Intl.DateTimeFormat(language(), { dateStyle: "long" }).format(head.begun);
  const end = table.ending && saidOfEnd(table.ending);
  return h(
    "section.score-sheet",
    { "aria-hidden": "true", key: "score-sheet" },
    h("h1", null, t("table-score-sheet")),
    h(
      "p",
      null,
      rulesTitle(head),
      " · ",
      day,
      " · ",
      `${answer.session.rules} (${answer.session.rules_hash.slice(0, 6)})`,
    ),
    h(
      "dl",
      null,
      SIDES.map((side) =>
        h("div", { key: side }, h("dt", null, sideName(side)), h("dd", null, table[side] ?? "\u00a0")),
      ),
      table.clocks &&
        h(
          "div",
          { key: "clocks" },
          h("dt", null, t("table-clock")),
          h("dd", null, [...new Set(table.clocks.controls)].join(" / ")),
        ),
      h(
        "div",
        { key: "result" },
        h("dt", null, t("table-result")),
        h("dd", null, end ? `${table.ending?.result}  ${end.head}. ${end.more ?? ""}` : ""),
      ),
    ),
    h(
      "ol",
      null,
      rowsOf().map(({ number, white, black }) =>
        h(
          "li",
          { key: number },
          h("span", null, `${number}.`),
          h("b", null, white?.display ?? "…"),
          h("b", null, black?.display ?? ""),
        ),
      ),
    ),
    table.notes.length > 0 &&
      h(
        "ul",
        null,
        table.notes.map(({ after, text }, index) => h("li", { key: index }, `${Math.ceil(after / 2)}: ${text}`)),
      ),
    h(
      "p.signatures",
      null,
      SIDES.map((side) => h("span", { key: side }, table[side] ?? sideName(side))),
    ),
  );
}
