// The table by axe and by thumb: no violations in any palette, and nothing smaller than a finger.

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { host } from "../support/host.mjs";
import { PHONE, ruling, sitAt, sitDown, tapMove } from "../support/table.mjs";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
/** The smallest side of what is touched, in pixels. */
const THUMB = 44;

/**
 * What is shown, and how one comes there.
 * @type {[string, (page: import("playwright-core").Page) => Promise<unknown>][]}
 */
const PANELS = [
  ["a ruling", (page) => tapMove(page, "a3a5")],
  ["claims", (page) => page.getByRole("button", { name: "Claim" }).click()],
  ["moves", (page) => page.getByRole("button", { name: "Moves" }).click()],
  ["more", (page) => page.getByRole("button", { name: "More", exact: true }).click()],
  ["keys", (page) => page.getByRole("button", { name: "Keys" }).click()],
];

/** @param {import("./people.mjs").Scene} scene */
export async function accessibleTable({ address, someone }) {
  const context = await someone({ ...PHONE, reducedMotion: "reduce" });
  await context.addInitScript({ path: axe });
  const page = await context.newPage();
  await page.goto(`${address}#table`);
  await page.getByRole("radio", { name: "Against the program" }).tap();
  await page.getByRole("combobox", { name: "Clock" }).selectOption("byoyomi");
  const faults = await looked(page, "the start");
  await page.getByRole("radio", { name: "Two at one board" }).tap();
  await page.getByRole("button", { name: "Sit down" }).tap();
  await page.locator("img.piece").first().waitFor();
  faults.push(...(await looked(page, "a game")));
  for (const [name, open] of PANELS) {
    await open(page);
    faults.push(...(await looked(page, name)));
    if (name !== "more") await page.keyboard.press("Escape");
  }
  await page.getByRole("button", { name: "More", exact: true }).tap();
  await page.getByRole("button", { name: "Clocks" }).tap();
  await page.locator(".clock-face").waitFor();
  faults.push(...(await looked(page, "the clocks")));
  assert.deepEqual(faults, []);
}

/** @param {import("playwright-core").Page} page @param {string} name @returns {Promise<string[]>} */
async function looked(page, name) {
  const faults = [];
  for (const look of ["light", "dark", "sun"]) {
    await page.emulateMedia({ colorScheme: look === "dark" ? "dark" : "light" });
    await page.evaluate((sun) => {
      const { dataset } = document.documentElement;
      if (sun) dataset.sun = "";
      else delete dataset.sun;
    }, look === "sun");
    const found = await page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const { violations } = await /** @type {any} */ (globalThis).axe.run("html", { resultTypes: ["violations"] });
      return violations.flatMap((/** @type {any} */ { id, nodes }) =>
        nodes.map(
          (/** @type {any} */ node) =>
            `${id}: ${node.html.slice(0, 120)} ${node.failureSummary.split("\n").slice(1).join(";")}`,
        ),
      );
    });
    faults.push(...found.map((/** @type {string} */ fault) => `${name}, ${look}: ${fault}`));
  }
  const small = await page.evaluate((least) => {
    const targets = [
      ...document.querySelectorAll(":is(.table-start, .sitting, .dialog) :is(button, a, input, select, summary)"),
    ];
    return targets
      .filter(
        (target) => target.getClientRects().length && !target.closest("[inert], .unseen") && !target.matches(".unseen"),
      )
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < least - 0.5)
      .map(({ target, box }) => `${target.className} “${target.textContent}” ${box.width} × ${box.height}`);
  }, THUMB);
  return [...faults, ...small.map((each) => `${name}: small: ${each}`)];
}

/** After the first visit the host may go. @param {import("./people.mjs").Scene} scene */
export async function tableOffline({ someone, site }) {
  const own = await host(site);
  const page = await (await someone({ ...PHONE, home: own.address })).newPage();
  await page.goto(`${own.address}#table`);
  await page.waitForFunction(() =>
    navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null),
  );
  await own.off();
  await page.reload();
  await sitDown(page, own.address);
  await page.locator("img.piece").first().waitFor();
  await tapMove(page, "a3b4");
  assert.equal((await ruling(page)).kind, "no");
  await tapMove(page, "a3a4");
  assert.equal((await ruling(page)).kind, "yes");
  await sitAt(page, own.address, { position: "7/3R3/7/7/7/7/7/7/6c w", look: "plain" });
  await tapMove(page, "d8d9");
  assert.match((await ruling(page)).head, /White wins/);
}
