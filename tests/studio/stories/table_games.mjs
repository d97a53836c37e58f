// Games at the table: whole ones by keyboard and by what a screen reader knows, against the program, with clocks, and
// in tabs that are closed whenever it suits them least.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { goAndPress, goTo, press } from "../support/keys.mjs";
import { saved } from "../support/page.mjs";
import { openGame, PHONE, ruling, sitDown, tapMove } from "../support/table.mjs";

/** White's leopard walks into the den, while Black's elephant goes up and down. */
const WALK = ["e3d3", "g7g6", "d3d4", "g6g7", "d4d5", "g7g6", "d5d6", "g6g7", "d6d7", "g7g6", "d7d8", "g6g7", "d8d9"];
/** How often a tab is closed; SHOUQI_CLOSES says another number. */
const CLOSES = Number(process.env.SHOUQI_CLOSES ?? 8);

/** Walks over the board with the arrow keys. @param {import("playwright-core").Page} page @param {string} to */
async function walk(page, to) {
  const at = await page.evaluate(() => document.activeElement?.id.replace("square-", "") ?? "");
  const [across, up] = [to.charCodeAt(0) - at.charCodeAt(0), Number(to.slice(1)) - Number(at.slice(1))];
  for (let step = 0; step < Math.abs(across); step++)
    await page.keyboard.press(across > 0 ? "ArrowRight" : "ArrowLeft");
  for (let step = 0; step < Math.abs(up); step++) await page.keyboard.press(up > 0 ? "ArrowUp" : "ArrowDown");
  await page.keyboard.press("Enter");
}

/** @param {import("./people.mjs").Scene} scene */
export async function byKeyboard({ address, someone }) {
  const page = await (await someone()).newPage();
  await page.goto(`${address}#table`);
  await goAndPress(page, /^Sit down$/);
  await page.locator(".table-board").waitFor();
  await goTo(page, /^[a-g]\d, /);
  for (const move of WALK) {
    await walk(page, move.slice(0, 2));
    await page.locator(`#square-${move.slice(0, 2)}.picked`).waitFor();
    await walk(page, move.slice(2));
    await page.locator(".ruling:is(.yes, .over)").waitFor();
  }
  assert.match((await ruling(page)).head, /^Blue wins$/);
  assert.match((await ruling(page)).sentence, /den/);

  // Single keys, and moves that are typed.
  await press(page, "u");
  await page.getByRole("heading", { name: "Taken back" }).waitFor();
  await goTo(page, /Type a move/);
  await page.keyboard.type("leopard d9");
  await press(page, "Enter");
  await page.getByRole("heading", { name: "Blue wins" }).waitFor();
  await goTo(page, /^[a-g]\d, /, "Shift+Tab");
  await press(page, "?");
  await goAndPress(page, /^Single keys$/, " ");
  await press(page, "Escape");
  await goTo(page, /^[a-g]\d, /, "Shift+Tab");
  await press(page, "u");
  assert.equal((await ruling(page)).head, "Blue wins", "switched off");
}

/**
 * Holds back the pictures of the table's set, until the function that is returned is called.
 * @param {import("playwright-core").Page} page
 */
async function holdPictures(page) {
  /** @type {() => void} */
  let show = () => undefined;
  const shown = new Promise((done) => (show = () => done(undefined)));
  await page.route("**/answer", async (route) => {
    if (route.request().postDataBuffer()?.includes('"cutout"')) await shown;
    await route.continue();
  });
  return show;
}

/** By names, roles and announcements alone. @param {import("./people.mjs").Scene} scene */
export async function byEar({ address, someone }) {
  const page = await (await someone(PHONE)).newPage();
  const showPictures = await holdPictures(page);
  await sitDown(page, address);
  const board = page.getByRole("grid", { name: /^Board, Blue to move/ });
  await board.waitFor();
  assert.equal(await board.getByRole("row").count(), 9);
  assert.equal(await page.getByRole("gridcell").count(), 63);
  const cell = (/** @type {string} */ square) => page.getByRole("gridcell", { name: new RegExp(`^${square}, `) });
  const told = (/** @type {RegExp} */ words) => page.getByRole("status").filter({ hasText: words }).waitFor();
  await cell("a7").press("Enter");
  await told(/Red’s rat\. On a7\. It is Blue’s turn\./);
  await cell("a7").press("Enter");

  // The pictures of the set come while somebody is at a square, and take nobody from it.
  await cell("b1").focus();
  showPictures();
  await page.locator(".table-board.pictured").waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.id), "square-b1");
  for (const move of WALK) {
    await cell(move.slice(0, 2)).press("Enter");
    await told(/may go to/);
    await cell(move.slice(2)).press("Enter");
    await told(/^(Allowed|Blue wins)/);
  }
  await told(/Blue wins Rule 1 .*den/);
}

/** @param {import("./people.mjs").Scene} scene */
export async function againstTheProgram({ address, someone }) {
  const page = await (await someone(PHONE)).newPage();
  await page.goto(`${address}#table`);
  await page.getByRole("radio", { name: "Against the program" }).tap();
  await page.getByRole("radio", { name: /^Full/ }).tap();
  await page.getByRole("button", { name: "Sit down" }).tap();
  await tapMove(page, "a3a4");
  await page.getByText("thinks …").waitFor();

  // The referee answers before the program does: no ruling waits for what it thinks about. Everything happens in the page,
  // so that a slow driver does not outlast the program.
  const first = await page.getByRole("button", { name: "Is this legal?" }).evaluate(async (button) => {
    const frame = () => new Promise(requestAnimationFrame);
    const there = async (/** @type {string} */ selector) => {
      while (!document.querySelector(selector)) await frame();
    };
    button.click();
    await there(".ruling.told");
    /** @type {string[]} */
    const kinds = [];
    const noted = new MutationObserver(() => {
      const panel = document.querySelector(".ruling");
      const kind = ["yes", "no", "over"].find((each) => panel?.classList.contains(each));
      const isThinking = /thinks …/i.test(document.body.textContent);
      kinds.push(`${kind ?? "told"}${isThinking ? ", and it thinks" : ""}`);
    });
    noted.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    document.getElementById("square-c7")?.click();
    await there("#square-c7.picked");
    document.getElementById("square-b7")?.click();
    while (!kinds.some((kind) => !kind.startsWith("told"))) await frame();
    noted.disconnect();
    return kinds.find((kind) => !kind.startsWith("told"));
  });
  assert.equal(first, "yes, and it thinks", "the program has moved before the ruling");
  await page.getByRole("button", { name: "Is this legal?" }).tap();
  await page.locator(".square.was").first().waitFor();
  await page.getByText("thinks …").waitFor({ state: "detached" });
  assert.equal((await openGame(page)).session.played.length, 2);

  await page.getByRole("button", { name: "Take back" }).tap();
  await page.getByRole("heading", { name: "Taken back" }).waitFor();
  assert.equal((await openGame(page)).session.played.length, 0);
}

/** @param {import("./people.mjs").Scene} scene */
export async function closed({ address, someone }) {
  const context = await someone(PHONE);
  let page = await context.newPage();
  await page.goto(`${address}#table`);
  await page.getByRole("combobox", { name: "Clock" }).selectOption("increment");
  // Without pictures, so that a tab is soon there again.
  await page.getByRole("combobox", { name: "Set" }).selectOption("plain");
  await page.getByRole("button", { name: "Sit down" }).tap();
  await page.locator(".table-board").waitFor();
  const game = page.url();
  /** The moves that the page has shown. @type {string[]} */
  let shown = [];
  for (let count = 0; count < CLOSES; count++) {
    await page.exposeFunction("shownMoves", (/** @type {string[]} */ moves) => void (shown = moves));
    await page.evaluate(async () => {
      const { openGame: open } = await import(new URL("table/game.js", document.baseURI).href);
      const { judge } = await import(new URL("table/touch.js", document.baseURI).href);
      // What is drawn was acknowledged.
      const draw = () => {
        void (
          /** @type {any} */ (globalThis).shownMoves(
            open().answer.session.played.map((/** @type {any} */ { move }) => move),
          )
        );
        requestAnimationFrame(draw);
      };
      draw();
      const go = async () => {
        const { moves } = open().answer.session;
        if (moves.length) await judge(moves[Math.floor(Math.random() * moves.length)]);
        setTimeout(go, Math.random() * 30);
      };
      setTimeout(go, 0);
    });
    await new Promise((done) => setTimeout(done, 40 + Math.random() * 260));
    if (count % 3 === 2) {
      const device = await context.newCDPSession(page);
      device.send("Page.crash").catch(() => undefined);
      await new Promise((done) => page.once("crash", done));
    }
    await page.close();
    page = await context.newPage();
    await page.goto(game);
    await page.locator(".table-board").waitFor();
    const { session, table } = await openGame(page);
    const moves = session.played.map((/** @type {any} */ { move }) => move);
    assert.deepEqual(moves.slice(0, shown.length), shown, `closed ${count + 1} times`);
    assert.ok(table.ending || !table.clocks.running, "the clocks stand");
    if (!table.ending) continue;
    await page.evaluate(async () => {
      const { happen } = await import(new URL("table/happen.js", document.baseURI).href);
      await happen(["takeback"]);
    });
  }
}

/** @param {import("./people.mjs").Scene} scene */
export async function twoTabsAtATable({ address, someone }) {
  const context = await someone(PHONE);
  const one = await context.newPage();
  await sitDown(one, address);
  await tapMove(one, "a3a4");
  const other = await context.newPage();
  await other.goto(one.url());
  await other.getByText("This game is open in another tab").waitFor();
  await tapMove(one, "a7a6");
  await other.locator("#square-a6 .piece").waitFor();
  await other.getByRole("button", { name: "Play here" }).tap();
  await one.getByText("This game is open in another tab").waitFor();
  await tapMove(other, "a4a5");
  await one.locator("#square-a5 .piece").waitFor();
  await other.close();
  await one.getByText("This game is open in another tab").waitFor({ state: "detached" });
}

/** A flag falls; the game is saved, shared, opened again. @param {import("./people.mjs").Scene} scene */
export async function withClocks({ address, someone, folder }) {
  const page = await (await someone(PHONE)).newPage();
  await page.goto(`${address}#table`);
  await page.evaluate(async () => {
    const { agreedOf, start } = await import(new URL("table/start_state.js", document.baseURI).href);
    const { beginGame } = await import(new URL("table/opening.js", document.baseURI).href);
    await beginGame(await agreedOf(start), {
      setting: { white: "Emma", black: "Opa", clocks: "2s", penalties: "warn, loss" },
    });
  });
  await page.getByRole("heading", { name: "The clocks stand" }).waitFor();
  await page.getByRole("button", { name: "Go", exact: true }).tap();
  await tapMove(page, "a3a4");
  await page.getByRole("heading", { name: "Blue wins" }).waitFor();
  assert.match((await ruling(page)).more, /Red’s time is over\./);

  await page.getByRole("button", { name: "Moves" }).tap();
  await page.getByRole("button", { name: "Save, share, print" }).tap();
  const link = await page.waitForFunction(
    () => /** @type {HTMLInputElement | null} */ (document.querySelector(".copy input"))?.value,
  );
  const save = page.getByRole("button", { name: "Save", exact: true });
  const record = await readFile(await saved(page, () => save.first().tap(), folder, "game.pgn"), "utf8");
  assert.match(record, /\[Result "1-0"\]/);
  const journal = await saved(page, () => save.nth(1).tap(), folder, "game.journal");
  const before = await openGame(page);

  await page.goto(String(await link.jsonValue()));
  await page.waitForFunction(
    (id) => location.hash.startsWith("#table/game/") && !location.hash.endsWith(id),
    before.id,
  );
  await page.getByRole("heading", { name: "Blue wins" }).waitFor();
  assert.equal((await openGame(page)).journal, before.journal);
  await page.goto(`${address}#table`);
  await page.locator('input[type="file"]').setInputFiles(journal);
  await page.getByRole("heading", { name: "Blue wins" }).waitFor();
  assert.equal((await openGame(page)).journal, before.journal);
}

/**
 * A window that keeps nothing, and a device that is full, are said plainly.
 * @param {import("./people.mjs").Scene} scene
 */
export async function unkept({ address, someone }) {
  const secret = await someone(PHONE);
  await secret.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("not in this window", "SecurityError");
    };
  });
  const hidden = await secret.newPage();
  await sitDown(hidden, address);
  await hidden.getByText("This window keeps nothing").waitFor();
  await tapMove(hidden, "a3a4");
  assert.equal((await ruling(hidden)).kind, "yes");

  const page = await (await someone(PHONE)).newPage();
  await sitDown(page, address);
  await page.evaluate(() => {
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = () => {
      IDBObjectStore.prototype.add = add;
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.locator("#square-a3").tap();
  await page.locator("#square-a4").tap();
  await page.getByText("The device is full").waitFor();
  assert.equal((await openGame(page)).session.played.length, 0, "what is not kept does not count");
  await page.locator("#square-a4").tap();
  await page.locator(".ruling.yes").waitFor();
  assert.equal(await page.getByText("The device is full").count(), 0);
}
