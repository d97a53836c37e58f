// A teacher on a phone wants the German set with characters and pinyin, in a German page, for a class.

import assert from "node:assert/strict";
import { openDesign, openTray, printed, says } from "../support/page.mjs";
import { readPdf } from "../support/pdf.mjs";

/** @param {import("./people.mjs").Scene} scene */
export async function teacher({ address, someone, folder }) {
  const context = await someone({ locale: "de-DE", viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await openDesign(page, address, "schule");
  assert.equal(await page.evaluate(() => document.documentElement.lang), "de");
  await (await openTray(page, "sets")).getByRole("button", { name: "Spiele: mehr" }).click();
  await says(page, "sets", "2 Spiele");

  const { pages, text } = await readPdf(await printed(page, folder, "set.pdf"));
  assert.ok(
    pages.every((size) => size === "210 × 297" || size === "297 × 210"),
    pages.join(),
  );
  assert.match(text, /Elefant/);
  assert.match(text, /xiàng/);
  assert.match(text, /象/);
}
