// What goes wrong on a device is said plainly, and nothing is lost: a program that dies, a full device, a window that keeps
// nothing, two tabs, a page that is left at once, a theme of a later version.

import assert from "node:assert/strict";
import { openDesign, openTray, saved, says, settled } from "../support/page.mjs";

/** @param {import("playwright-core").Page} page @param {number} size */
async function chooseDiscs(page, size) {
  if (!(await page.locator("#tray-discs").count())) await openTray(page, "discs");
  await page
    .locator("#tray-discs")
    .getByRole("radio", { name: `${size} mm` })
    .click();
  await says(page, "discs", `${size} mm`);
}

/** @param {import("playwright-core").Page} page @param {string} words */
const keeping = (page, words) => page.locator(".talk-head .soft").filter({ hasText: words }).waitFor();

/** @param {import("./people.mjs").Scene} scene */
export async function crash({ address, someone }) {
  const page = await (await someone({ expected: /unreachable/, serviceWorkers: "block" })).newPage();
  await openDesign(page, address, "classic");
  /** The program traps at its next question. */
  const trap = () =>
    page.workers()[0].evaluate(() => {
      globalThis.DataView = /** @type {any} */ (
        class {
          constructor() {
            throw new WebAssembly.RuntimeError("unreachable");
          }
        }
      );
    });
  await trap();
  await chooseDiscs(page, 25);
  assert.equal(await page.locator(".broken").count(), 0, "asked once more, of another worker");

  // One that dies whenever it is asked: the page says so, and goes on when it can.
  await page.route("**/service/worker.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'addEventListener("message", () => { throw Error("unreachable"); });',
    }),
  );
  await trap();
  await page.locator("#tray-discs").getByRole("radio", { name: "30 mm" }).click();
  await page.getByText("Your set is safe.").waitFor();
  await page.unroute("**/service/worker.js");
  await page.getByRole("button", { name: "Try again" }).click();
  await settled(page);
  await chooseDiscs(page, 30);
}

/** @param {import("./people.mjs").Scene} scene */
export async function full({ address, someone, folder }) {
  const context = await someone();
  const page = await context.newPage();
  await openDesign(page, address, "classic");
  const device = await context.newCDPSession(page);
  const { origin } = new URL(address);
  await device.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
  await chooseDiscs(page, 25);
  await keeping(page, "this device is full");
  await saved(page, () => page.getByRole("button", { name: "Save as a file" }).click(), folder, "set.toml");
  await device.send("Storage.overrideQuotaForOrigin", { origin });
  await chooseDiscs(page, 30);
  await keeping(page, "Saved on this device");
  await page.reload();
  await says(page, "discs", "30 mm");
  await page.getByRole("button", { name: "Undo" }).click();
  await says(page, "discs", "25 mm");
}

/** @param {import("./people.mjs").Scene} scene */
export async function secret({ address, someone, folder }) {
  const context = await someone();
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("not in this window", "SecurityError");
    };
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole("link", { name: /^Classic/ }).click();
  await settled(page);
  await chooseDiscs(page, 25);
  await keeping(page, "this window keeps nothing");
  await saved(page, () => page.getByRole("button", { name: "Save as a file" }).click(), folder, "set.toml");
}

/** @param {import("./people.mjs").Scene} scene */
export async function twoTabs({ address, someone }) {
  const context = await someone();
  const one = await context.newPage();
  await openDesign(one, address, "classic");
  await chooseDiscs(one, 25);
  await keeping(one, "Saved on this device");
  const other = await context.newPage();
  await other.goto(one.url());
  await says(other, "discs", "25 mm");
  await chooseDiscs(one, 30);
  await keeping(other, "Changed in another tab");

  // Both go on: the one as it was, the other as a copy.
  await other.getByRole("button", { name: "Keep this as a copy" }).click();
  await keeping(other, "Saved on this device");
  await chooseDiscs(other, 40);
  await keeping(other, "Saved on this device");
  assert.notEqual(other.url(), one.url());
  for (const [page, size] of /** @type {const} */ ([
    [one, 30],
    [other, 40],
  ])) {
    await page.reload();
    await says(page, "discs", `${size} mm`);
  }
}

/** The page is left before it has kept a change. @param {import("./people.mjs").Scene} scene */
export async function hurry({ address, someone }) {
  const page = await (await someone()).newPage();
  await openDesign(page, address, "classic");
  await chooseDiscs(page, 25);
  await keeping(page, "Saved on this device");
  await page.locator("#tray-discs").getByRole("radio", { name: "30 mm" }).click();
  await says(page, "discs", "30 mm");
  await page.reload();
  await says(page, "discs", "30 mm");
}

/** @param {import("./people.mjs").Scene} scene */
export async function later({ address, someone }) {
  const page = await (await someone()).newPage();
  await page.goto(address);
  await page.getByRole("button", { name: /A set of your own/ }).click();
  await page.locator(".dialog input[type=file]").setInputFiles({
    name: "tomorrow.toml",
    mimeType: "application/toml",
    buffer: Buffer.from('format = 2\nextends = "classic"\n'),
  });
  await page.getByRole("button", { name: "Show the file" }).click();
  await page.getByText("this program reads themes of format 1", { exact: true }).waitFor();
}
