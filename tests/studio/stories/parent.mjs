// A parent has wooden discs of 35 mm and American paper, three photographs, and takes a step back that was too far.

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

  await (await openTray(page, "discs")).getByRole("spinbutton", { name: "another size" }).click();
  await page.keyboard.type("35");
  await page.keyboard.press("Enter");
  await says(page, "discs", "35 mm");
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

  const tray = await openTray(page, "photographs");
  const pictures = await Promise.all(["#c33", "#3a3", "#33c"].map((colour) => photograph(page, colour, 1600, 1200)));
  await tray.locator("input[type=file]").setInputFiles(pictures);
  await says(page, "photographs", "3 pictures");

  await page.locator(".talk-head .soft").filter({ hasText: "Saved on this device" }).waitFor();
  await page.reload();
  await says(page, "photographs", "3 pictures");
  assert.match((await blank(page, "discs").textContent()) ?? "", /35 mm/);

  const { pages, text, pictures: cut } = await readPdf(await printed(page, folder, "set.pdf"));
  assert.ok(pages.length >= 4 && pages.every((size) => size === "216 × 279" || size === "279 × 216"), pages.join());
  assert.match(text, /18 stickers of 33 mm for pieces of 35 mm/);
  // As many dots to the inch as on stickers of the first size.
  assert.deepEqual(cut, [780]);
}
