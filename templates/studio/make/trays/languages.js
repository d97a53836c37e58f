// One or two languages for the words of the set.

import { h } from "../../app/dom.js";
import { t } from "../../language/words.js";
import { choice } from "../../view/controls.js";
import { change } from "../change.js";
import { about, languageName } from "../facts.js";
import { listOf } from "../set.js";

export function languagesTray() {
  const [first, second] = listOf("languages");
  const all = about()?.languages.map(({ name }) => name) ?? [];
  const set = (/** @type {string} */ one, /** @type {string | undefined} */ other) =>
    void change({ languages: other && other !== one ? [one, other] : [one] });
  const named = (/** @type {string} */ value) => ({ value, content: h("span", { lang: value }, languageName(value)) });
  return [
    h("p.hint", null, t("languages-first")),
    choice(t("languages-first"), all.map(named), first, (tag) => set(tag, second), "chips"),
    h("p.hint", null, t("languages-second")),
    choice(
      t("languages-second"),
      [{ value: "", content: t("languages-none") }, ...all.filter((tag) => tag !== first).map(named)],
      second ?? "",
      (tag) => set(first, tag),
      "chips",
    ),
  ];
}
