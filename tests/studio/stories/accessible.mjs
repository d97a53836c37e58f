// Every view by axe, light and dark, on a desk and on a phone: no violations.

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { openTray, settled } from "../support/page.mjs";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const SCHEMES = /** @type {const} */ (["light", "dark"]);
const TRAYS = ["discs", "paper", "labels", "languages", "animals", "photographs", "sides", "sets", "rules", "more"];

/** @param {import("./people.mjs").Scene} scene */
export async function accessibleSet({ address, someone }) {
  const page = await opened(someone, `${address}#make/new/classic`);
  await settled(page);
  const faults = await looked(page, "the set");
  for (const tray of TRAYS) {
    await openTray(page, tray);
    faults.push(...(await looked(page, `the tray ${tray}`, `#tray-${tray}`)));
  }
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "As a file", exact: true }).click();
  await page.locator(".drawer textarea").fill('format = 1\nextends = "classic"\ncolour = 3\n');
  await page.locator(".drawer mark").waitFor();
  faults.push(...(await looked(page, "the file")));
  await page.getByRole("button", { name: "Undo" }).focus();
  await page.getByRole("button", { name: "Every key" }).click();
  await page.locator(".key-row").first().waitFor();
  faults.push(...(await looked(page, "every key")));
  await page.keyboard.press("Escape");
  assert.deepEqual(faults, []);
}

/** @param {import("./people.mjs").Scene} scene */
export async function accessibleDialogs({ address, someone }) {
  const page = await opened(someone, `${address}#make/new/night`);
  await settled(page);
  const faults = [];
  for (const [name, key] of [
    ["Open", "the dialog to open"],
    ["Share", "the dialog to share"],
    ["Print / Download", "the print panel"],
  ]) {
    await page.getByRole("button", { name, exact: true }).click();
    faults.push(...(await looked(page, key)));
    await page.keyboard.press("Escape");
  }
  await page.getByRole("radio", { name: "Real size" }).click();
  faults.push(...(await looked(page, "the bank card")));
  assert.deepEqual(faults, []);
}

/** @param {import("./people.mjs").Scene} scene */
export async function accessibleViews({ address, someone }) {
  const page = await opened(someone, address);
  await page.locator(".hanging:not(.waiting) img.board").first().waitFor();
  const faults = await looked(page, "the wall");
  for (const [hash, wanted, name] of [
    ["#rules", ".clause", "the rules"],
    ["#rules/compare", ".rules.comparing li", "two rulesets"],
    ["#learn", ".line-up [role=radio]", "the animals"],
    ["#learn/1", ".square", "a task"],
    ["#learn/11", ".tour.end", "the end of the tour"],
  ]) {
    await page.goto(`${address}${hash}`);
    await page.locator(wanted).first().waitFor();
    faults.push(...(await looked(page, name)));
  }
  await page.goto(`${address}#rules`);
  await page.getByRole("radio", { name: "As it prints" }).click();
  await page.locator("img.printed").first().waitFor();
  faults.push(...(await looked(page, "the printed sheet")));
  assert.deepEqual(faults, []);
}

/** @param {import("./people.mjs").Scene["someone"]} someone @param {string} address */
async function opened(someone, address) {
  const context = await someone({ reducedMotion: "reduce" });
  // Before the page and outside its policy.
  await context.addInitScript({ path: axe });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/**
 * What axe says of a view, in all looks.
 * @param {import("playwright-core").Page} page
 * @param {string} name
 * @param {string} part what is looked at
 * @returns {Promise<string[]>}
 */
async function looked(page, name, part = "html") {
  const faults = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-dark=${colorScheme}]`).waitFor({ state: "attached" });
      const found = await page.evaluate(async (within) => {
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const { violations } = await /** @type {any} */ (globalThis).axe.run(within, { resultTypes: ["violations"] });
        return violations.flatMap((/** @type {any} */ { id, nodes }) =>
          nodes.map(
            (/** @type {any} */ node) =>
              `${id}: ${node.html.slice(0, 120)} ${node.failureSummary.split("\n").slice(1).join(";")}`,
          ),
        );
      }, part);
      faults.push(...found.map((/** @type {string} */ fault) => `${name}, ${colorScheme}, ${size.width}: ${fault}`));
    }
  }
  await page.setViewportSize(SIZES[0]);
  return faults;
}
