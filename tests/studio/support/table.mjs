// A game at the table, as people play it: by taps, and by what the page says.

/** @typedef {import("playwright-core").Page} Page */

/** A phone in somebody's hand. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Asks the program as the page does. @param {Page} page @param {string} name @param {object} fields */
export const asked = (page, name, fields) =>
  page.evaluate(async ([what, all]) => {
    const { ask } = await import(new URL("service/client.js", document.baseURI).href);
    return (await ask(what, all)).answer;
  }, /** @type {const} */ ([name, fields]));

/** What the open game has, as the page knows it. @param {Page} page */
export const openGame = (page) =>
  page.evaluate(async () => {
    const { openGame: open, journalOf } = await import(new URL("table/game.js", document.baseURI).href);
    const game = open();
    return game && { ...game.answer, id: game.head.id, journal: journalOf(game) };
  });

/**
 * Sits down at a table of a position.
 * @param {Page} page
 * @param {string} address
 * @param {Record<string, string>} what
 */
export async function sitAt(page, address, what) {
  await page.goto(`${address}#table/at/${new URLSearchParams(what)}`);
  await page.waitForFunction(() => location.hash.startsWith("#table/game/"));
  await page.locator(".table-board").waitFor();
}

/** Sits down as the start page suggests it. @param {Page} page @param {string} address */
export async function sitDown(page, address) {
  await page.goto(`${address}#table`);
  await page.getByRole("button", { name: "Sit down" }).click();
  await page.locator(".table-board").waitFor();
}

/** @param {Page} page @param {string} move such as a3a4 */
export async function tapMove(page, move) {
  await page.locator(`#square-${move.slice(0, 2)}`).tap();
  await page.locator(`#square-${move.slice(0, 2)}.picked`).waitFor();
  await page.locator(`#square-${move.slice(2)}`).tap();
  await page.locator(".ruling:is(.yes, .no, .over)").waitFor();
}

/** What the ruling says. @param {Page} page */
export const ruling = (page) =>
  page.locator(".ruling").evaluate((panel) => {
    const text = (/** @type {string} */ selector) => panel.querySelector(selector)?.textContent ?? "";
    const kind = ["yes", "no", "over", "told"].find((each) => panel.classList.contains(each));
    const number = text(".ruling-number").replace("§", "");
    return { kind, head: text("h2"), number, sentence: text(".ruling-sentence"), more: text(".ruling-more") };
  });
