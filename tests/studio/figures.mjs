// How fast and how large the static site is, in a desktop browser: node figures.mjs SITE
//
// SITE is written by `shouqi studio --export SITE`, with its twins. Each time is the middle one of several.

import { host } from "./support/host.mjs";
import { isSettled, openDesign, openTray, says, settled } from "./support/page.mjs";
import { photograph } from "./support/photograph.mjs";
import { megabytes, memoryOf } from "./support/unwatched.mjs";
import { startBrowser } from "./support/visitor.mjs";

const ROUNDS = 7;
/** Sizes of discs that are chosen in turn: more than the program keeps sets of. */
const SIZES = 4;
const PHOTOGRAPH = { width: 4000, height: 3000 };
const ANIMALS = 8;

const still = await host(process.argv[2], { tags: true });
const browser = await startBrowser();

/** @param {string} what @param {number} value @param {string} unit @param {number} most */
const row = (what, value, unit, most) =>
  console.log(`${what.padEnd(62)} ${value.toFixed(value < 10 ? 2 : 0).padStart(7)} ${unit.padEnd(2)}  at most ${most}`);

/** @param {number[]} values */
const middle = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** A tab whose service worker does not fetch what only a later visit needs. */
async function tab() {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
  context.setDefaultTimeout(120_000);
  return context.newPage();
}

/** From a change to the new page on screen, and to all of them. @param {import("playwright-core").Page} page */
async function changes(page) {
  const first = [];
  const all = [];
  for (let round = 0; round < ROUNDS; round++) {
    const [one, every] = await page.evaluate(async (size) => {
      const pictures = () => [
        .../** @type {NodeListOf<HTMLImageElement>} */ (document.querySelectorAll(".sheet img, .strip img")),
      ];
      const old = pictures().map(({ src }) => src);
      const start = performance.now();
      const radios = [...document.querySelectorAll("#tray-discs [role=radio]")];
      /** @type {HTMLElement} */ (radios[size]).click();
      let shown = 0;
      for (;;) {
        await new Promise((done) => requestAnimationFrame(done));
        const fresh = pictures().map(({ src, complete }, index) => complete && src !== old[index]);
        if (fresh[0] && !shown) shown = performance.now() - start;
        if (fresh.every(Boolean)) return [shown, performance.now() - start];
      }
    }, round % SIZES);
    first.push(one);
    all.push(every);
    await settled(page);
    // A picture that nearly fits is followed by one that does.
    await page.waitForTimeout(400);
  }
  return { first: middle(first), all: middle(all) };
}

/** How long the program takes for a question of the open page. @param {import("playwright-core").Page} page @param {string} name @param {object} fields */
const asked = (page, name, fields) =>
  page.evaluate(async ([question, given, rounds]) => {
    const { ask } = await import(new URL("service/client.js", location.href).href);
    const times = [];
    for (let round = 0; round < rounds; round++) {
      const start = performance.now();
      await ask(question, given);
      times.push(performance.now() - start);
    }
    return times;
  }, /** @type {const} */ ([name, fields, ROUNDS]));

/** Megabytes of the largest process that draws pages. */
async function memory() {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  return Math.max(...(await Promise.all(processInfo.map(({ type, id }) => (type === "renderer" ? megabytes(id) : 0)))));
}

const visit = await tab();
await visit.goto(still.address);
await visit.locator(".hanging:not(.waiting) img.board").first().waitFor();
row("first visit in English, to the first picture of a design", still.sent / 1e6, "MB", 3.5);
await visit.context().close();

const own = await memoryOf(`${still.address}#make/new/classic`, `(${isSettled})()`);
row("memory of the tab with the default set", own, "MB", 200);

const page = await tab();
await openDesign(page, still.address, "classic");
await openTray(page, "discs");
const quick = await changes(page);
row("a change, to its page on screen", quick.first, "ms", 100);
row("a change, to all pages on screen", quick.all, "ms", 100);
const theme = { name: "classic" };
row("the whole set as PDF", middle(await asked(page, "make", { theme, formats: ["pdf"] })), "ms", 300);
row("preflight", middle(await asked(page, "check", { theme })), "ms", 100);
const device = await page.context().newCDPSession(page);
// This slows the page, not the worker: the program's part is told above.
await device.send("Emulation.setCPUThrottlingRate", { rate: 4 });
const slow = await changes(page);
row("a change, to its page on screen, page 4× slowed", slow.first, "ms", 300);
row("a change, to all pages on screen, page 4× slowed", slow.all, "ms", 300);
await page.context().close();

const easel = await tab();
await easel.goto(still.address);
const pictures = [];
for (let index = 0; index < ANIMALS; index++)
  pictures.push(await photograph(easel, `hsl(${index * 45} 60% 45%)`, PHOTOGRAPH.width, PHOTOGRAPH.height));
await easel.context().close();

const album = await tab();
await openDesign(album, still.address, "classic");
const tray = await openTray(album, "photographs");
let most = 0;
for (let round = 0; round < 3; round++) {
  await tray.locator("input[type=file]").setInputFiles(pictures);
  await says(album, "photographs", `${ANIMALS} pictures`);
  most = Math.max(most, await memory());
  for (let index = 0; index < ANIMALS && round < 2; index++) {
    await tray.getByRole("radio").nth(index).click();
    await tray.getByRole("button", { name: "Remove the picture" }).click();
  }
}
row("memory of the tab after 24 photographs of 12 megapixels", most, "MB", 600);
await Promise.all([browser.close(), still.off()]);
