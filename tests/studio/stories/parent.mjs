// A parent has wooden discs of 35 mm and American paper, a title of her own, three photographs, and takes a step back
// that was too far.

import assert from "node:assert/strict";
import { blank, openTray, printed, says, settled } from "../support/page.mjs";
import { readPdf } from "../support/pdf.mjs";
import { photograph } from "../support/photograph.mjs";

/** @param {import("./people.mjs").Scene} scene */
export async function parent({ address, someone, folder }) {
  const page = await (await someone({ locale: "en-US" })).newPage();
  await page.goto(address);
  await page.getByRole("link", { name: /Classic/ }).click();
  await settled(page);

  await adviceIsLeft(page);

  const discs = await openTray(page, "discs");
  await discs.getByRole("radio", { name: "35 mm" }).click();
  await says(page, "discs", "35 mm");
  await discs.getByText("The board takes 4 sheets of Letter").waitFor();
  await discs.getByRole("button", { name: "Tabloid: 2 sheets" }).waitFor();
  // What is sold in the parent's country.
  await says(page, "paper", "Letter");
  await (await openTray(page, "paper")).getByRole("radio", { name: "A4", exact: true }).click();
  await says(page, "paper", "A4");
  const step = (/** @type {string} */ name) => page.getByRole("button", { name }).click();
  for (const [name, paper] of [
    ["Undo", "Letter"],
    ["Redo", "A4"],
    ["Undo", "Letter"],
  ]) {
    await step(name);
    await says(page, "paper", paper);
  }

  await titleStays(page);

  const tray = await openTray(page, "photographs");
  for (const name of ["elephant", "rat"]) await tray.locator(".name", { hasText: name }).waitFor();
  const pictures = await Promise.all(["#c33", "#c33", "#33c"].map((colour) => photograph(page, colour, 1600, 1200)));
  await tray.locator("input[type=file]").setInputFiles(pictures);
  await says(page, "photographs", "3 pictures");

  await page.locator(".talk-head .soft").filter({ hasText: "Saved on this device" }).waitFor();
  await page.reload();
  await says(page, "photographs", "3 pictures");
  assert.match((await blank(page, "discs").textContent()) ?? "", /35 mm/);

  // Two photographs of one colour are taken for each other: the print window says what preflight says, and leads there.
  await page.getByRole("button", { name: "Print / Download" }).click();
  const note = page.locator(".dialog .note");
  assert.match((await note.textContent()) ?? "", /One thing must be mended first\./);
  assert.match((await page.locator(".verdict").textContent()) ?? "", /One thing must be mended first\./);
  await note.getByRole("button").click();
  await page.waitForFunction(() => document.activeElement?.id === "findings");
  assert.equal(await page.locator(".dialog").count(), 0);
  assert.equal(await page.locator(".findings li.fault .leave").count(), 0, "what must be mended cannot be left");

  const { pages, text, pictures: cut } = await readPdf(await printed(page, folder, "set.pdf"));
  assert.ok(pages.length >= 4 && pages.every((size) => size === "216 × 279" || size === "279 × 216"), pages.join());
  assert.match(text, /18 stickers of 33 mm for pieces of 35 mm/);
  // As many dots to the inch as on stickers of the first size.
  assert.deepEqual(cut, [780]);
}

/** @typedef {import("../support/page.mjs").Page} Page */

/** What is only advice can be left as it is; the device remembers that. @param {Page} page */
async function adviceIsLeft(page) {
  const verdict = page.locator(".verdict");
  await page.getByRole("button", { name: "That’s fine" }).click();
  await verdict.filter({ hasText: /Ready to print\..*1 left as it is/ }).waitFor();
  await page.locator(".talk-head .soft").filter({ hasText: "Saved on this device" }).waitFor();
  await page.reload();
  await settled(page);
  assert.doesNotMatch((await verdict.textContent()) ?? "", /could be better/);
  await page.getByRole("button", { name: "1 left as it is" }).click();
  await page.getByRole("button", { name: "Look again" }).click();
  await verdict.filter({ hasText: "One thing could be better." }).waitFor();
}

/** A title that was typed is never changed by a language: not even while it is being typed. @param {Page} page */
async function titleStays(page) {
  const title = page.getByRole("textbox", { name: "Title of the set" });
  const tray = await openTray(page, "languages");
  const choose = (/** @type {string} */ name) =>
    // A finger on a phone does not always take the keyboard out of the field.
    tray
      .getByRole("radio", { name })
      .first()
      .evaluate((/** @type {HTMLElement} */ button) => button.click());
  await title.fill("Emma’s Jungle");
  await choose("Deutsch");
  await says(page, "languages", "Deutsch");
  assert.equal(await title.inputValue(), "Emma’s Jungle", "chosen while it was typed");
  await title.blur();
  await settled(page);
  assert.equal(await title.inputValue(), "Emma’s Jungle", "left afterwards");
  await choose("English");
  await says(page, "languages", "English");
  assert.equal(await title.inputValue(), "Emma’s Jungle", "typed before");

  await title.focus();
  await page.keyboard.type("Two");
  await choose("Deutsch");
  await page.keyboard.type(" of us", { delay: 60 });
  await says(page, "languages", "Deutsch");
  await choose("English");
  await says(page, "languages", "English");
  assert.equal(await title.inputValue(), "Two of us", "typed while the language came");
}
