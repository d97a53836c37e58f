// RULES: a ruleset, its switches, and the sheet that follows from them; or two rulesets compared.

import { classes, h } from "../app/dom.js";
import { go } from "../app/routes.js";
import { t } from "../language/words.js";
import { about } from "../make/facts.js";
import { change } from "../make/change.js";
import { listOf, openSet, textOf, titleOf } from "../make/set.js";
import { rulesetTitle } from "../make/trays/rules.js";
import { agree } from "../table/start_state.js";
import { announce } from "../view/announce.js";
import { button, choice, dropdown } from "../view/controls.js";
import { icon } from "../view/icon.js";
import { compareView } from "./compare.js";
import { printedSheet } from "./printed.js";
import { sheetView } from "./sheet.js";
import { asBefore, choose, load, show, shown } from "./state.js";
import { switchGroups } from "./switches.js";

/** @param {string[]} path */
export async function openRules([what]) {
  const set = openSet();
  if (what === "set" && set) {
    const own = listOf("switches").map((text) => /** @type {[string, string]} */ (text.split("=", 2)));
    show({ base: textOf("rules"), own: new Map(own), tab: "own" });
  } else {
    show({ tab: what === "compare" ? "compare" : "own" });
  }
  return load();
}

addEventListener("languagechange", () => location.hash.startsWith("#rules") && void load());

/** The rulesets for a drop-down list. */
export const rulesetOptions = () =>
  (about()?.rulesets ?? [{ name: shown.base, title: shown.base }]).map(({ name }) => ({
    value: name,
    text: rulesetTitle(name),
  }));

/** @returns {import("../view/shell.js").View} */
export function rulesView() {
  const comparing = shown.tab === "compare";
  const body = h(
    "div.rules",
    { key: "rules", class: classes(comparing ? "comparing" : shown.sheetFirst && "sheet-first") },
    h(
      "section.rules-side",
      { "aria-label": t("rules-own-title") },
      h("h1", null, t("view-rules")),
      h("p.lead", null, t("rules-lead")),
      h(
        "nav.subtabs",
        { "aria-label": t("view-rules") },
        h("a", { href: "#rules", "aria-current": comparing ? null : "page" }, t("rules-own-title")),
        h("a", { href: "#rules/compare", "aria-current": comparing ? "page" : null }, t("compare-two")),
      ),
      !comparing && [
        h(
          "label.field.family",
          null,
          h("span", null, t(shown.own.size ? "rules-from" : "rules-play")),
          dropdown(t("rules-play"), rulesetOptions(), shown.base, choose, "boxed"),
        ),
        shown.own.size > 0 &&
          h(
            "p.flipped",
            { role: "status" },
            h("span", null, t("rules-own", { count: shown.own.size })),
            button(t("as-before"), { symbol: "undo", kind: "link", act: asBefore }),
          ),
        shown.refused && h("p.note", { role: "alert" }, icon("warn"), h("span", null, shown.refused)),
        button(t("table-play-these"), { symbol: "board", act: playThese }),
        openSet() && button(t("rules-use", { title: titleOf() }), { symbol: "sticker", act: useInSet }),
        switchGroups(),
      ],
    ),
    comparing ? compareView() : sheetSide(),
    !comparing &&
      h(
        "div.narrow-switch",
        null,
        choice(
          t("view-rules"),
          [
            { value: false, content: t("rules-own-title") },
            { value: true, content: t("sheet") },
          ],
          shown.sheetFirst,
          (sheetFirst) => show({ sheetFirst }),
        ),
      ),
  );
  return { title: t("view-rules"), body, dialog: null, own: true };
}

function sheetSide() {
  const count =
    shown.ruleset?.sheet.sections.flatMap(({ rules }) => rules).filter(({ number }) => number !== null).length ?? 0;
  return h(
    "section.rules-sheet",
    { "aria-label": t("sheet") },
    h(
      "div.bar",
      { role: "toolbar", "aria-label": t("sheet") },
      h(
        "div.bar-what",
        null,
        h("strong", null, t("sheet")),
        h("span.soft", null, shown.ruleset ? t("sheet-rules", { count }) : ""),
      ),
      choice(
        t("sheet-how"),
        [
          { value: false, content: t("sheet-read") },
          { value: true, content: t("sheet-printed") },
        ],
        shown.printed,
        (printed) => show({ printed }),
      ),
      shown.ruleset &&
        h("span.proved", null, icon("check"), t("proved", { count: shown.ruleset.sheet.examples_proved })),
    ),
    shown.printed ? printedSheet() : sheetView(),
  );
}

/** A table is set up by the rules that are shown. */
function playThese() {
  const switches = [...shown.own].map(([name, value]) => `${name}=${value}`);
  agree({ rules: { name: shown.base, switches }, set: null, carried: null });
  go("#table");
}

async function useInSet() {
  const switches = [...shown.own].map(([name, value]) => `${name}=${value}`);
  await change({ rules: shown.base, switches: switches.length ? switches : null });
  announce(t("rules-used"));
  go(`#make/set/${openSet()?.id}`);
}
