// A board of 26 × 26 squares, and 150 sets: the page stays at hand while they are made, and Cancel takes the change back.

import assert from "node:assert/strict";
import { openDesign, openTray, says, settled } from "../support/page.mjs";

/** The greatest share of the time in which the page may stand still at once: nearly all, if the program worked in it. */
const STILL = 1 / 4;

/** @param {import("./people.mjs").Scene} scene */
export async function large({ address, someone }) {
  const page = await (await someone()).newPage();
  await page.goto(address);
  await watch(page);
  await page.getByRole("button", { name: /A set of your own/ }).click();
  await page
    .locator(".dialog input[type=file]")
    .setInputFiles(["examples/poster/great-jungle.toml", "examples/poster/theme.toml"]);
  await page.getByRole("img", { name: /^Board, page 1 of / }).waitFor();
  await settled(page);
  await page.getByRole("button", { name: "As a file", exact: true }).click();
  const file = page.locator(".drawer textarea");
  const before = await file.inputValue();
  const cancelled = cancel(page);
  await file.fill(`${before}\npieces.sets = 150\n`);
  await cancelled;
  await says(page, "sets", "1 set");
  assert.equal(await file.inputValue(), before);
  await still(page, "26 × 26 squares");
}

/** @param {import("./people.mjs").Scene} scene */
export async function many({ address, someone }) {
  const page = await (await someone()).newPage();
  await openDesign(page, address, "classic");
  await watch(page);
  await page.getByRole("button", { name: "As a file", exact: true }).click();
  const file = page.locator(".drawer textarea");
  await file.fill(`${await file.inputValue()}\n[pieces]\nsets = 150\n`);
  await says(page, "sets", "150 sets");
  await page.getByRole("tab", { name: "Stickers 35" }).click();
  await page.getByRole("button", { name: "Next page" }).click();
  await page.getByRole("img", { name: "Stickers, page 2 of 35" }).waitFor();
  await still(page, "150 sets");
}

/** Takes back what is being made as soon as that can be done, and before anybody sees the button. @param {import("playwright-core").Page} page */
const cancel = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const watch = new MutationObserver(() => {
          const button = /** @type {HTMLElement | null} */ (document.querySelector(".working .button"));
          if (!button) return;
          watch.disconnect();
          button.click();
          done(undefined);
        });
        watch.observe(document.body, { childList: true, subtree: true });
      }),
  );

/** Writes down the longest time between two frames, and all the time from now on. @param {import("playwright-core").Page} page */
const watch = (page) =>
  page.evaluate(() => {
    const begun = performance.now();
    const watched = { longest: 0, all: 0 };
    Object.assign(globalThis, { watched });
    let last = begun;
    const frame = (/** @type {number} */ now) => {
      watched.longest = Math.max(watched.longest, now - last);
      watched.all = now - begun;
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });

/** @param {import("playwright-core").Page} page @param {string} what */
async function still(page, what) {
  const { longest, all } = await page.evaluate(() => /** @type {any} */ (globalThis).watched);
  assert.ok(longest < STILL * all, `${what}: the page stood still for ${Math.round(longest)} of ${Math.round(all)} ms`);
}
