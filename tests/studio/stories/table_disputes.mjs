// Two at a table with a phone settle the twelve disputes by touch alone: the number and the sentence are those of the
// printed sheet, in four languages.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { asked, PHONE, ruling, sitAt, tapMove } from "../support/table.mjs";

/** Below the folder in which the stories are started. */
const DISPUTES = "tests/disputes";
const LANGUAGES = ["en", "de", "zh-Hant", "es"];
/** Most are settled by the usual game; this one is about a rule that it does not have. */
const RULES = { "07": "no-repeats" };

/** A dispute as its file tells it: where, which move, and what is ruled. @param {string} file */
async function dispute(file) {
  const text = await readFile(join(DISPUTES, file), "utf8");
  const rules = RULES[/** @type {"07"} */ (file.slice(0, 2))] ?? "classic";
  const told = text.split(/^## /m).find((section) => section.startsWith(`${rules}\n`)) ?? "";
  const [, position] = /--position "([^"]+)"/.exec(told) ?? [];
  const [, record] = /--game (\S+)/.exec(told) ?? [];
  const [, move] = /^\$ .* ([a-z]\d[a-z]\d)$/m.exec(told) ?? [];
  const [, number = ""] = /^ {2}§ (\d+)/m.exec(told) ?? [];
  const played = record && (await readFile(join(DISPUTES, file.replace(/md$/, "in"), record), "utf8"));
  const moves = played?.match(/[a-z]\d[a-z]\d/g)?.join() ?? "";
  const what = { rules, look: "plain", ...(position && { position }), ...(moves && { moves }) };
  return { file, rules, move: String(move), number, isLegal: /^Legal/m.test(told), what };
}

/** @param {import("./people.mjs").Scene} scene */
export async function disputes({ address, someone }) {
  const files = (await readdir(DISPUTES)).filter((name) => /^\d\d-.*\.md$/.test(name)).sort();
  const all = await Promise.all(files.map(dispute));
  assert.equal(all.length, 12);
  const context = await someone(PHONE);
  const page = await context.newPage();
  await page.goto(`${address}#table`);
  for (const lang of LANGUAGES) {
    await page.goto(`${address}#table`);
    await page.locator(".dropdown.language select").selectOption(lang);
    await page.locator(`html[lang="${lang}"]`).waitFor({ state: "attached" });
    const sheets = new Map();
    for (const { file, rules, move, number, isLegal, what } of all) {
      const label = `${file}, ${lang}`;
      await sitAt(page, address, what);
      const sheet = sheets.get(rules) ?? (await asked(page, "rules", { rules: { name: rules }, lang })).sheet;
      sheets.set(rules, sheet);
      await tapMove(page, move);
      const said = await ruling(page);
      assert.equal(said.kind === "no", !isLegal, `${label}: ${said.head}`);
      assert.equal(said.number, number, `${label}: ${said.sentence}`);
      if (!number) continue;
      const printed = sheet.sections
        .flatMap((/** @type {any} */ section) => section.rules)
        .find((/** @type {any} */ rule) => String(rule.number) === number)
        .sentences.map((/** @type {any} */ { text }) => text.replace(/[*†‡§¶]+(?=[。.]?$)/, ""));
      const shown = printed.filter((/** @type {string} */ sentence) => said.sentence.includes(sentence));
      assert.ok(shown.length, `${label}: “${said.sentence}” is none of ${printed.join(" | ")}`);
      assert.equal(said.sentence.replaceAll(" ", ""), shown.join("").replaceAll(" ", ""), label);
    }
  }
}
