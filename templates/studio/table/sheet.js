// The sentences of the printed sheet, by their clauses: what the referee cites, word for word.

import { redraw } from "../app/redraw.js";
import { language } from "../language/words.js";
import { askReferee } from "../service/client.js";
import { openGame } from "./game.js";

/** @typedef {import("../service/types.js").Ruleset} Ruleset */
/** @typedef {import("./game.js").SheetSentence} SheetSentence */

/** Reads the sheet of the game's rules in the language of the page. @param {import("./game.js").OpenGame} game */
export async function loadSheet(game) {
  const { theme, rules } = game.head;
  const { answer } = await askReferee("rules", { ...(theme ? { theme } : { rules }), lang: language() });
  if (openGame() !== game) return;
  const { sheet, title } = /** @type {Ruleset} */ (answer);
  const numbered = sheet.sections.flatMap(({ rules: all }) => all);
  game.sheet = new Map(
    numbered.flatMap(({ number, sentences }) =>
      sentences.map(({ id, text, remark }) => [id, { number, text: remark === null ? text : withoutMark(text) }]),
    ),
  );
  game.sheetTitle = title;
  redraw();
}

/** A sentence without the mark of a note at the foot of the sheet. @param {string} text */
const withoutMark = (text) => text.replace(/[*†‡§¶]+(?=[。.]?$)/, "");

/** The sentence of a clause. @param {string | null | undefined} clause */
export const sentenceOf = (clause) => (clause ? openGame()?.sheet.get(clause) : undefined);

/** Characters of a rule that is shown whole. */
const SHORT = 110;

/** The sentence of a clause, and the others of its rule if that is short. @param {string | null | undefined} clause */
export function ruleOf(clause) {
  const cited = sentenceOf(clause);
  const all = [...(openGame()?.sheet.values() ?? [])].filter(
    ({ number }) => number !== null && number === cited?.number,
  );
  const whole = all.map(({ text }) => text).join(/[\u3040-\u9fff]/.test(cited?.text ?? "") ? "" : " ");
  return whole && whole.length <= SHORT ? whole : cited?.text;
}
