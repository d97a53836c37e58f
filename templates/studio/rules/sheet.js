// The sheet to read: its rules, numbered as printed. What own switches have changed is marked.

import { classes, h } from "../app/dom.js";
import { language, t } from "../language/words.js";
import { rulesetTitle } from "../make/trays/rules.js";
import { figure } from "../view/icon.js";
import { shown } from "./state.js";

/** @typedef {import("../service/types.js").Sentence} Sentence */
/** @typedef {import("../service/types.js").Ruleset} Ruleset */

/** @param {Ruleset | null} ruleset */
const sentencesOf = (ruleset) =>
  (ruleset?.sheet.sections ?? []).flatMap(({ rules }) => rules.flatMap(({ sentences }) => sentences));

export function sheetView() {
  const { ruleset, plain } = shown;
  if (!ruleset) return h("div.sheet-room", null, h("p.soft.waiting-words", null, t("drawing")));
  const { title, subtitle, sections, notes } = ruleset.sheet;
  const before = plain === ruleset ? null : sentencesOf(plain);
  const now = new Set(sentencesOf(ruleset).map(({ text }) => text));
  return h(
    "div.sheet-room",
    { tabindex: "0", role: "region", "aria-label": title },
    h(
      "article.rule-sheet",
      null,
      h(
        "header",
        null,
        h("span.mast-characters", { lang: "zh-Hant", "aria-hidden": "true" }, "鬥獸棋"),
        h("span.frieze", null, figure("rat"), figure("elephant")),
      ),
      h("h2", null, title),
      h("p.soft", null, subtitle),
      h("p.soft", null, `${rulesetTitle(ruleset.name)} · ${ruleset.hash.slice(0, 6)}`),
      h(
        "div.columns",
        null,
        sections.map(({ topic, heading, rules }) =>
          h(
            "section",
            { key: topic },
            h("h3", null, heading),
            rules.map(({ number, sentences }) => ruleView(number, sentences, before, now)),
            before && goneFrom(topic),
          ),
        ),
      ),
      notes.length > 0 &&
        h(
          "footer",
          null,
          notes.map((note) => h("p", null, note)),
        ),
    ),
  );
}

/** Sentences of the base that have no successor in this section. @param {string} topic */
function goneFrom(topic) {
  const all = sentencesOf(shown.ruleset);
  const section = shown.plain?.sheet.sections.find((each) => each.topic === topic);
  const gone = (section?.rules ?? [])
    .flatMap(({ sentences }) => sentences)
    .filter(({ id, text }) => !all.some((sentence) => sentence.id === id || sentence.text === text));
  return gone.map(({ id, text }) =>
    h("div.clause.changed", { key: `gone ${id}` }, h("b.number"), h("p", null, h("del", null, text))),
  );
}

/** @param {number | null} number @param {Sentence[]} sentences @param {Sentence[] | null} before those of the base @param {Set<string>} now */
function ruleView(number, sentences, before, now) {
  // Sentences of Chinese and Japanese stand without a space between them.
  const space = /^(zh|ja)/.test(language()) ? "" : " ";
  const parts = sentences.map(({ id, text }) => {
    if (!before || before.some((sentence) => sentence.text === text)) return [text, space];
    const gone = before.find((sentence) => sentence.id === id && !now.has(sentence.text));
    return [gone && h("del", null, gone.text), gone && space, h("ins", null, text), space];
  });
  const changed = parts.some((part) => part.length > 2);
  return h(
    "div.clause",
    { key: `${number} ${sentences[0]?.id}`, class: classes(changed && "changed") },
    h("b.number", null, number ?? ""),
    h("p", null, parts),
  );
}
