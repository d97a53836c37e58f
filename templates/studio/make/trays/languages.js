// One or two languages for the words of the set, and others for its rules sheet.

import { h } from "../../app/dom.js";
import { t } from "../../language/words.js";
import { choice } from "../../view/controls.js";
import { change } from "../change.js";
import { about, languageName } from "../facts.js";
import { inherited, listOf } from "../set.js";
import { lookAt } from "../stage_state.js";

/** A language's own name; a theme may name a file of its own instead. @param {string} tag */
export const nameOf = (tag) => (tag.includes("/") ? tag : languageName(tag));

/**
 * The languages of the rules sheet, if they are others than those of the board. Where the set says its languages
 * itself, those that its design has for the sheet no longer count.
 */
export const sheetLanguages = () =>
  inherited("sheet.languages") && !inherited("languages") ? [] : listOf("sheet.languages");

export function languagesTray() {
  const all = about()?.languages.map(({ name }) => name) ?? [];
  return [
    h("p.hint", null, t("languages-first")),
    languageChoice(t("languages-first"), all, listOf("languages"), (languages) => change({ languages })),
    sheetChoice(all),
  ];
}

/**
 * A first language, and a second one beside it.
 * @param {string} label
 * @param {string[]} all
 * @param {string[]} chosen
 * @param {(languages: string[]) => unknown} choose
 */
function languageChoice(label, all, [first, second], choose) {
  const set = (/** @type {string} */ one, /** @type {string | undefined} */ other) =>
    void choose(other && other !== one ? [one, other] : [one]);
  const named = (/** @type {string} */ value) => ({ value, content: h("span", { lang: value }, nameOf(value)) });
  const known = [...new Set([...all, ...[first, second].filter(Boolean)])];
  return [
    choice(label, known.map(named), first, (tag) => set(tag, second), "chips"),
    h("p.hint", null, t("languages-second")),
    choice(
      `${label}: ${t("languages-second")}`,
      [{ value: "", content: t("languages-none") }, ...known.filter((tag) => tag !== first).map(named)],
      second ?? "",
      (tag) => set(first, tag),
      "chips",
    ),
  ];
}

/** @param {string[]} all */
function sheetChoice(all) {
  const own = sheetLanguages();
  const choose = (/** @type {string[] | null} */ languages) => {
    lookAt("rules");
    return change({ "sheet.languages": languages });
  };
  const other = all.find((tag) => !listOf("languages").includes(tag));
  return [
    h("p.hint", null, t("languages-sheet")),
    choice(
      t("languages-sheet"),
      [
        { value: false, content: t("languages-sheet-board") },
        { value: true, content: t("languages-sheet-other") },
      ],
      own.length > 0,
      (another) => void (another ? !own.length && other && choose([other]) : own.length && choose(null)),
      "chips",
    ),
    own.length > 0 && h("div.tray-part", { key: "sheet" }, languageChoice(t("languages-sheet"), all, own, choose)),
  ];
}
