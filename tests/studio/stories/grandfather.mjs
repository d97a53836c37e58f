// A grandfather with weak eyes measures his screen with his bank card, looks at coins of 38 mm in real size, takes what the
// page advises with one tap, and opens the file to print it.

import assert from "node:assert/strict";
import { openTray, saved, says, settled } from "../support/page.mjs";
import { readPdf } from "../support/pdf.mjs";

/** Pixels to a millimetre on his screen. */
const SCALE = 4.5;

/** @param {import("./people.mjs").Scene} scene */
export async function grandfather({ address, someone, folder }) {
  const context = await someone({ permissions: ["clipboard-read", "clipboard-write"] });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole("radio", { name: "Weak or colour-blind eyes" }).click();
  await page.getByRole("link", { name: /^Large print/ }).click();
  await settled(page);
  await (await openTray(page, "discs")).getByRole("spinbutton", { name: "another size" }).fill("38");
  await says(page, "discs", "38 mm");

  await page.getByRole("radio", { name: "Real size" }).click();
  await page.getByRole("slider", { name: "Width" }).fill(String(SCALE * 100));
  await page.waitForFunction((width) => {
    const card = document.querySelector(".bank-card")?.getBoundingClientRect();
    return card && Math.abs(card.width - width) < 1;
  }, 85.6 * SCALE);
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("tab", { name: "Stickers" }).click();
  await page.getByRole("img", { name: /^Stickers/ }).waitFor();
  const sheet = await page.locator(".sheet").boundingBox();
  assert.ok(Math.abs((sheet?.width ?? 0) - 210 * SCALE) < 1, `a sheet of ${sheet?.width} pixels`);

  await page.getByRole("button", { name: "Save ink" }).click();
  await says(page, "paper", "saving ink");

  await page.getByRole("button", { name: "Print / Download" }).click();
  const list = page.getByRole("region", { name: "What to buy" });
  await list.getByText("16 wooden discs").waitFor();
  await list.getByText("38 mm; 2 more for the spare").waitFor();
  await list.getByRole("button", { name: "Copy the list" }).click();
  await page.getByText("Copied.").waitFor();
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /16 wooden discs: 38 mm/);

  const download = page.locator(".dialog .button.primary:enabled");
  const path = await saved(page, () => download.click(), folder, "set.pdf");
  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("button", { name: "Open to print" }).click(),
  ]);
  assert.match(opened.url(), /^blob:/);

  const { pages, text } = await readPdf(path);
  assert.ok(pages.length > 9 && pages.every((size) => size === "210 × 297"), pages.join());
  assert.match(text, /24 stickers of 37 mm for pieces of 38 mm/);
}
