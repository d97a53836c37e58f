// What people do with the page, by the words on it.

import { join } from "node:path";

/** @typedef {import("playwright-core").Page} Page */

/** Whether the pages are those of what was chosen, and preflight is done; asked in the page. */
export function isSettled() {
  const desk = document.querySelector(".desk");
  return desk?.getAttribute("aria-busy") === "false" && !document.querySelector(".preflight.busy");
}

/** Waits for that. @param {Page} page */
export const settled = (page) => page.waitForFunction(isSettled);

/** The set is kept on the device. @param {Page} page */
export const kept = (page) => page.locator(".talk-head .soft").filter({ hasText: "kept on this device" }).waitFor();

/** Opens a shipped design. @param {Page} page @param {string} address @param {string} design */
export async function openDesign(page, address, design) {
  await page.goto(`${address}#make/new/${design}`);
  await settled(page);
}

/** The blank of a sentence that opens a tray. @param {Page} page @param {string} tray */
export const blank = (page, tray) => page.locator(`[aria-controls="tray-${tray}"]`).first();

/** Opens a tray. @param {Page} page @param {string} tray */
export async function openTray(page, tray) {
  await blank(page, tray).click();
  const opened = page.locator(`#tray-${tray}`);
  await opened.waitFor();
  return opened;
}

/** The sentence says a choice, and the pages follow it. @param {Page} page @param {string} tray @param {string} words */
export async function says(page, tray, words) {
  await page.locator(`[aria-controls="tray-${tray}"]`).filter({ hasText: words }).first().waitFor();
  await settled(page);
}

/** The whole text of the drawer. @param {Page} page */
export const drawerText = (page) => page.locator(".drawer textarea").inputValue();

/** Saves what a click downloads. @param {Page} page @param {() => Promise<unknown>} act @param {string} folder @param {string} name */
export async function saved(page, act, folder, name) {
  const [download] = await Promise.all([page.waitForEvent("download"), act()]);
  const path = join(folder, name);
  await download.saveAs(path);
  return path;
}

/** Prints the set into a file. @param {Page} page @param {string} folder @param {string} name */
export async function printed(page, folder, name) {
  await page.keyboard.press("Control+p");
  const path = await saved(page, () => page.locator(".dialog .button.primary").click(), folder, name);
  await page.keyboard.press("Escape");
  return path;
}
