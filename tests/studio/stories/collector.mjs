// A collector compares designs, opens a theme of his own, mends it in the file, looks at it with other eyes, and keeps it
// in every way there is: a link, a zip with a photograph, a PDF with a board of two sheets.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { drawerText, openTray, printed, saved, says, settled } from "../support/page.mjs";
import { readPdf } from "../support/pdf.mjs";
import { photograph } from "../support/photograph.mjs";

const THEME = `format = 1
extends = "imperial"
title = "Palace" # as it stands in the cupboard

[board]
square = "32mm"

[pieces]
shape = "dics"
`;

/** @param {import("./people.mjs").Scene} scene */
export async function collector({ address, someone, folder }) {
  const page = await (await someone()).newPage();
  await page.goto(address);
  await compareDesigns(page);
  await openFile(page);
  await lookOtherwise(page);

  // A link to the whole set, in somebody else's browser.
  await page.getByRole("button", { name: "Share" }).click();
  const field = page.getByRole("textbox", { name: "Link" });
  await page.waitForFunction(() => document.querySelector(".copy input")?.value.includes("#make/link/"));
  const link = await field.inputValue();
  await page.keyboard.press("Escape");
  const friend = await (await someone()).newPage();
  await friend.goto(link);
  await settled(friend);
  assert.equal(await pictures(friend), await pictures(page));
  await friend.context().close();

  await keepWithPicture(page, someone, address, folder);

  const { pages, trimmed, text } = await readPdf(await printed(page, folder, "set.pdf"));
  assert.deepEqual(pages.slice(0, 2), ["297 × 210", "297 × 210"]);
  // Two sheets that overlap by 10 mm make a board of 259 × 346 mm.
  assert.deepEqual(trimmed.slice(0, 2), ["259 × 167", "259 × 189"]);
  assert.match(text, /18 stickers of 18 mm for pieces of 20 mm/);
}

/** @param {import("playwright-core").Page} page */
async function compareDesigns(page) {
  await page.getByRole("link", { name: /^Imperial/ }).waitFor();
  await page.getByRole("radio", { name: "Machines and travel" }).click();
  await page.getByRole("link", { name: /^Imperial/ }).waitFor({ state: "detached" });
  await page.getByRole("link", { name: /^For a laser/ }).waitFor();
  await page.getByRole("radio", { name: "All" }).click();
  await page.locator(".hanging:not(.waiting) img.board").first().waitFor();
}

/** Opens a theme with a fault in it, and takes the hint. @param {import("playwright-core").Page} page */
async function openFile(page) {
  await page.getByRole("button", { name: /A set of your own/ }).click();
  await page.locator(".dialog input[type=file]").setInputFiles({
    name: "palace.toml",
    mimeType: "application/toml",
    buffer: Buffer.from(THEME),
  });
  await page.getByRole("button", { name: "Show the file" }).click();
  await page.locator(".drawer mark").filter({ hasText: '"dics"' }).waitFor();
  await page.locator(".faults").filter({ hasText: "not a value of pieces.shape" }).waitFor();
  await page.getByRole("button", { name: 'Write "disc"' }).click();
  await page.locator(".drawer mark").waitFor({ state: "detached" });
  await settled(page);
  const square = await openTray(page, "discs");
  await square.getByRole("radio", { name: "square" }).click();
  await page.locator(".drawer .line").filter({ hasText: 'shape = "square"' }).waitFor();
  assert.match(await drawerText(page), /as it stands in the cupboard/, "comments stay");
  await page.getByRole("button", { name: "Undo" }).click();
  await says(page, "discs", "round");
}

/** Through other eyes, and beside what was before. @param {import("playwright-core").Page} page */
async function lookOtherwise(page) {
  const seen = () => page.locator(".sheet").evaluate((sheet) => getComputedStyle(sheet.querySelector("img")).filter);
  const eyes = page.getByRole("combobox", { name: "Seen" });
  for (const [kind, filter] of [
    ["grey", /grayscale/],
    ["protan", /url\(.*protan/],
    ["deutan", /url\(.*deutan/],
    ["tritan", /url\(.*tritan/],
    ["colour", /^none$/],
  ]) {
    await eyes.selectOption(/** @type {string} */ (kind));
    await page.locator(`.sheet.eyes-${kind}`).waitFor();
    assert.match(await seen(), /** @type {RegExp} */ (filter));
  }
  await page.getByRole("button", { name: "Before and after" }).click();
  await page.getByRole("slider", { name: "Before and after" }).waitFor();
  const [after, before] = await page.locator(".sheet img").evaluateAll((all) => all.map(({ src }) => src));
  assert.notEqual(after, before);
  await page.getByRole("button", { name: "Before and after" }).click();
}

/**
 * @param {import("playwright-core").Page} page
 * @param {import("./people.mjs").Scene["someone"]} someone
 * @param {string} address
 * @param {string} folder
 */
async function keepWithPicture(page, someone, address, folder) {
  const tray = await openTray(page, "photographs");
  await tray.locator("input[type=file]").setInputFiles(await photograph(page, "#a60", 3000, 2000));
  await says(page, "photographs", "1 picture");
  const zip = await saved(page, () => page.getByRole("button", { name: "Save as a file" }).click(), folder, "set.zip");
  const other = await (await someone()).newPage();
  await other.goto(address);
  await other.getByRole("button", { name: /A set of your own/ }).click();
  await other.locator(".dialog input[type=file]").setInputFiles({
    name: "set.zip",
    mimeType: "application/zip",
    buffer: await readFile(zip),
  });
  await says(other, "photographs", "1 picture");
  assert.equal(await pictures(other), await pictures(page));
  await other.context().close();
}

/** What the stickers look like, drawn anew at one scale: screens differ. @param {import("playwright-core").Page} page */
async function pictures(page) {
  await settled(page);
  return page.evaluate(async () => {
    const module = (/** @type {string} */ name) => import(new URL(`make/${name}.js`, location.href).href);
    const { openSet } = await module("set");
    const { drawPage, loadImage } = await module("page_picture");
    const stickers = openSet().pages.find((/** @type {{ part: string }} */ { part }) => part === "pieces");
    const image = await loadImage(await drawPage(stickers, 2));
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    pen.drawImage(image, 0, 0);
    return canvas.toDataURL();
  });
}
