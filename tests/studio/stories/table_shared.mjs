// One game on a laptop, two phones and a projector: everybody sees the same, at the same time.

import assert from "node:assert/strict";
import { serveTable } from "../support/program.mjs";
import { openGame, PHONE, ruling, tapMove } from "../support/table.mjs";

/** Moves that go on and on. */
const MOVES = ["a3a4", "g7g6", "a4a5", "g6g5", "a5a4", "g5g6", "a4a3", "g6g7"];

/** @typedef {import("playwright-core").Page} Page */

/** When a page shows so many moves, by the clock of this machine. @param {Page} page @param {number} count */
async function whenShown(page, count) {
  const at = await page.waitForFunction(
    (wanted) => {
      const marks = document.querySelectorAll(".table-board .square.was, .table-board .square.good").length;
      const known = document.querySelector(".ruling")?.textContent;
      return document.body.dataset.moves === String(wanted) && (marks || known) ? Date.now() : 0;
    },
    count,
    { polling: "raf" },
  );
  return /** @type {Promise<number>} */ (at.jsonValue());
}

/** Has a page count the moves that it shows. @param {Page} page */
const counting = (page) =>
  page.evaluate(async () => {
    const { openGame: open } = await import(new URL("table/game.js", document.baseURI).href);
    const count = () => {
      document.body.dataset.moves = String(open()?.answer.session.played.length ?? -1);
      requestAnimationFrame(count);
    };
    count();
  });

/** @param {import("./people.mjs").Scene} scene */
export async function sharedTable({ someone, folder, program }) {
  const table = await serveTable(program, folder);
  const home = new URL("/", table.writer).href;
  try {
    const laptop = await (await someone({ home })).newPage();
    await laptop.goto(table.writer);
    const projector = await (await someone({ home })).newPage();
    await projector.goto(table.viewer);
    await projector.getByText("Waiting for a game to begin").waitFor();
    await laptop.getByRole("button", { name: "Sit down" }).click();

    const phones = [];
    for (let count = 0; count < 2; count++) {
      const phone = await (await someone({ home, ...PHONE })).newPage();
      await phone.goto(table.writer);
      phones.push(phone);
    }
    const pages = [laptop, projector, ...phones];
    for (const page of pages) await page.locator(".table-board").waitFor();
    await projector.getByText("You look on").waitFor();
    for (const page of pages) await counting(page);

    // Everybody sees a move when it is made.
    const delays = [];
    for (const [place, move] of MOVES.entries()) {
      const mover = phones[place % 2];
      const shown = pages.map((page) => whenShown(page, place + 1));
      await tapMove(mover, move);
      const times = await Promise.all(shown);
      const own = times[pages.indexOf(mover)];
      delays.push(...times.map((time) => time - own).filter((_, index) => pages[index] !== mover));
    }
    delays.sort((a, b) => a - b);
    const [middle, most] = [delays[delays.length >> 1], delays[delays.length - 1]];
    console.log(`    a move is on the other screens after ${middle} ms, at most ${most} ms`);
    const journals = await Promise.all(pages.map(async (page) => (await openGame(page)).journal));
    assert.equal(new Set(journals).size, 1);

    // What is refused to one is heard by all, under the same number.
    await phones[0].locator("#square-a3").tap();
    await phones[0].locator("#square-d4").tap();
    await phones[0].locator(".ruling.no").waitFor();
    const { number } = await ruling(phones[0]);
    for (const page of [laptop, projector]) {
      await page.locator(".ruling.no").waitFor();
      assert.equal((await ruling(page)).number, number);
    }

    // Who looks on changes nothing, and who has no token gets nothing.
    await projector.locator("#square-a3").click();
    await projector.locator("#square-a4").click();
    await projector.waitForTimeout(300);
    assert.equal((await openGame(laptop)).session.played.length, MOVES.length);
    const stranger = await (await someone({ home, expected: /404/ })).newPage();
    await stranger.goto(`${home}#table/shared/${"0".repeat(32)}`);
    await stranger.getByText("The table cannot be reached").waitFor();
    assert.equal(await stranger.locator(".table-board").count(), 0);
    // Who waits for news would miss the table.
    for (const page of [...pages, stranger]) await page.close();
  } finally {
    await table.stop();
  }
}
