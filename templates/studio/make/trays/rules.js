// Which rules the set is made for.

import { h } from "../../app/dom.js";
import { knows, t } from "../../language/words.js";
import { choice } from "../../view/controls.js";
import { icon } from "../../view/icon.js";
import { change } from "../change.js";
import { about } from "../facts.js";
import { listOf, textOf } from "../set.js";

/** A ruleset by its name in the page's language, or as it calls itself. @param {string} name */
export function rulesetTitle(name) {
  if (knows(`ruleset-${name}`)) return t(`ruleset-${name}`);
  return about()?.rulesets.find((each) => each.name === name)?.title ?? name;
}

export function rulesTray() {
  const rulesets = about()?.rulesets ?? [];
  const own = listOf("switches").length;
  return [
    h("p.hint", null, t("rules-which"), " ", own > 0 && h("span.soft", null, t("rules-own", { count: own }))),
    choice(
      t("rules-which"),
      rulesets.map(({ name }) => ({ value: name, content: h("strong", null, rulesetTitle(name)) })),
      textOf("rules"),
      (value) => void change({ rules: value, switches: null }),
      "rows",
    ),
    h("a.link", { href: "#rules/set" }, t("rules-all"), icon("right")),
  ];
}
