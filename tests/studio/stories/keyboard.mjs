// By keyboard alone: from the wall to a set, a change, its file, the print panel, the download; then rules and the tour.

import assert from "node:assert/strict";
import { goAndPress, goTo, press } from "../support/keys.mjs";
import { saved, says, settled } from "../support/page.mjs";
import { readPdf } from "../support/pdf.mjs";

/** @param {import("./people.mjs").Scene} scene */
export async function keyboard({ address, someone, folder }) {
  const page = await (await someone()).newPage();
  await page.goto(address);
  await page.getByRole("link", { name: /^Classic/ }).waitFor();
  assert.match(await press(page, "Tab"), /Skip to the work/);
  await press(page, "Enter");
  await goTo(page, /^All$/);
  await press(page, "ArrowRight");
  await press(page, "ArrowLeft");
  await goAndPress(page, /^Classic/);
  await settled(page);

  // A tray: opened, a choice by arrows, closed by Escape, and back at its blank.
  await goAndPress(page, /^20 mm$/);
  await goTo(page, /^20 mm$/);
  await press(page, "ArrowRight");
  await says(page, "discs", "25 mm");
  assert.match(await press(page, "Escape"), /^25 mm$/);

  // Undo and redo: a button that has nothing left to do hands the keyboard on.
  await goTo(page, /^Redo$|^Undo$/, "Shift+Tab");
  await press(page, "Enter");
  await says(page, "discs", "20 mm");
  await press(page, "Enter");
  await says(page, "discs", "25 mm");

  await looks(page);

  // The set as a file, and back.
  await goAndPress(page, /^As a file$/);
  await goTo(page, /^As a file format|^As a file$/);
  await press(page, "Escape");
  await goTo(page, /^As a file$/, "Shift+Tab");

  await dialogs(page, folder);
  await elsewhere(page);
}

/** Zoom, eyes, cut lines, parts. @param {import("playwright-core").Page} page */
async function looks(page) {
  await goTo(page, /^Whole page$/);
  await goTo(page, /^Larger$/);
  await press(page, "Enter");
  await goTo(page, /^Seen|in colour/);
  await press(page, "ArrowDown");
  await page.locator(".sheet.eyes-grey").waitFor();
  await press(page, "ArrowUp");
  await goTo(page, /^The page that is shown$/);
  await press(page, "2");
  await page.getByRole("img", { name: /^Stickers/ }).waitFor();
  await goTo(page, /^Stickers/);
  await press(page, "ArrowDown");
  await page.getByRole("img", { name: /^Rules/ }).waitFor();
  await press(page, "ArrowUp");
  await page.getByRole("img", { name: /^Stickers/ }).waitFor();
  await goTo(page, /^Show \d|^Print/);
}

/** Printing, sharing, measuring, each left by Escape or its button. @param {import("playwright-core").Page} page @param {string} folder */
async function dialogs(page, folder) {
  await goTo(page, /^Print \/ Download$/);
  assert.match(await press(page, "Enter"), /^Print \/ Download$/, "the dialog is told by its title");
  await goTo(page, /At home/);
  await press(page, "ArrowRight");
  await press(page, "ArrowLeft");
  await page.locator(".dialog .button.primary:enabled").waitFor();
  await goTo(page, /^Download$/);
  const path = await saved(page, () => press(page, "Enter"), folder, "set.pdf");
  await readPdf(path);
  assert.match(await press(page, "Escape"), /^Print \/ Download$/, "focus returns");
  await goTo(page, /^Share$/, "Shift+Tab");
  await press(page, "Enter");
  await goAndPress(page, /^Close$/);
  assert.match(await press(page, "Shift+Tab"), /^Save as a file$/, "focus has returned to Share");
}

/** The rules' switches, and a task of the tour. @param {import("playwright-core").Page} page */
async function elsewhere(page) {
  await goTo(page, /^Rules$/, "Shift+Tab");
  await press(page, "Enter");
  await goTo(page, /^cat$/);
  await press(page, "Enter");
  await page.getByText("1 rule of your own").waitFor();
  await goTo(page, /^Learn$/, "Shift+Tab");
  await press(page, "Enter");
  await goAndPress(page, /^The tour/);
  await page.getByText("Whoever enters the enemy den wins.").waitFor();
  await goTo(page, /, (land|trap|den|river)/);
  for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) await press(page, key);
}
