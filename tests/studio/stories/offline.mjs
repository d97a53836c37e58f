// After the first visit the host may go: the page opens, makes a set, and prints it. A new version is offered, and used.

import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { host } from "../support/host.mjs";
import { openDesign, openTray, printed, says } from "../support/page.mjs";
import { readPdf } from "../support/pdf.mjs";
import { exportSite } from "../support/program.mjs";

/** All of the site is on this device, and the worker answers for it. @param {import("playwright-core").Page} page */
const takenOver = (page) =>
  page.waitForFunction(() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null));

/** Whether the face for rules in Chinese and Japanese comes while nothing else is done. @param {import("playwright-core").Page} page */
const faceKept = (page) =>
  page.evaluate(async () => {
    for (let tries = 0; tries < 150; tries++) {
      if (await caches.match("fonts/ShouQiKai-Rules.ttf", { ignoreSearch: true })) return true;
      await new Promise((done) => setTimeout(done, 200));
    }
    return false;
  });

/** @param {import("./people.mjs").Scene} scene */
export async function offline({ someone, site, folder }) {
  const own = await host(site);
  const page = await (await someone({ home: own.address })).newPage();
  await page.goto(own.address);
  await takenOver(page);
  assert.ok(await faceKept(page), "the large face is kept though no text has needed it");
  await own.off();

  await page.reload();
  await page.getByRole("link", { name: /^Classic/ }).waitFor();
  await openDesign(page, own.address, "indigo");
  await (await openTray(page, "discs")).getByRole("radio", { name: "25 mm" }).click();
  await says(page, "discs", "25 mm");
  const { text } = await readPdf(await printed(page, folder, "set.pdf"));
  assert.match(text, /for pieces of 25 mm/);

  await (await openTray(page, "languages")).getByRole("radio", { name: "繁體中文" }).first().click();
  await says(page, "languages", "繁體中文");
  const { text: chinese } = await readPdf(await printed(page, folder, "chinese.pdf"));
  assert.match(chinese, /獸穴/, "rules in Chinese are printed without a network");
}

/** @param {import("./people.mjs").Scene} scene */
export async function updated({ someone, program, wasm, site, folder }) {
  const own = await host(site);
  const page = await (await someone({ home: own.address })).newPage();
  await openDesign(page, own.address, "classic");
  await takenOver(page);
  await (await openTray(page, "discs")).getByRole("radio", { name: "30 mm" }).click();
  await says(page, "discs", "30 mm");
  await page.getByText("Saved on this device").waitFor();

  // The next version: the program is another one, by a section that nobody reads.
  const next = join(folder, "next.wasm");
  const bytes = await readFile(wasm);
  await writeFile(next, Buffer.concat([bytes, Buffer.from([0, 2, 1, 0x6e])]));
  own.folder = join(folder, "next");
  await exportSite(program, own.folder, next);
  const length = () => page.evaluate(async () => (await (await fetch("shouqi.wasm")).arrayBuffer()).byteLength);
  assert.equal(await length(), bytes.length, "versions are not mixed");
  await page.reload();
  await page.getByText("A new version of the studio is here.").waitFor();
  assert.equal(await length(), bytes.length, "the version before stays until the next one is wanted");
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Use it" }).click()]);
  await says(page, "discs", "30 mm");
  assert.equal(await length(), bytes.length + 4);
  assert.equal(await page.getByText("A new version of the studio is here.").count(), 0);
  await own.off();
}
