// Stories of people who use the studio, in a real browser: node stories.mjs ADDRESS FOLDER
//
// Each uses the page as its reader sees it, by the words on it; the files that come out are written into the folder.

import { chromium } from "playwright-core";

const [address, folder] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
});

/** What must never happen: faults of the page, and requests to anyone else. @type {string[]} */
const wrong = [];

/** A fresh browser of someone. @param {object} who */
async function visitor(who) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-GB", ...who });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on("pageerror", (error) => wrong.push(`fault: ${error.message}`));
  page.on("console", (line) => line.type() === "error" && wrong.push(`console: ${line.text()}`));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !url.startsWith("blob:")) wrong.push(`request: ${url}`);
  });
  return page;
}

/** The pages are those of what was chosen, and preflight is done. */
const settled = (page) =>
  page.waitForFunction(
    () =>
      document.querySelector(".desk")?.getAttribute("aria-busy") === "false" &&
      !document.querySelector(".preflight.busy"),
  );

/** Prints the set into a file. */
async function print(page, name) {
  await page.keyboard.press("Control+p");
  const save = page.locator(".dialog .button.primary");
  const [download] = await Promise.all([page.waitForEvent("download"), save.click()]);
  await download.saveAs(`${folder}/${name}.pdf`);
  await page.keyboard.press("Escape");
}

/** A parent has wooden discs of 35 mm, American paper, and takes back a step too far. */
async function parent() {
  const page = await visitor({ locale: "en-US" });
  await page.goto(address);
  await page.getByRole("link", { name: /Classic/ }).or(page.getByRole("button", { name: /Classic/ })).first().click();
  await settled(page);
  await page.locator('[aria-controls="tray-discs"]').first().click();
  await page.locator("#tray-discs input").first().fill("35");
  await page.keyboard.press("Enter");
  await settled(page);
  await page.locator('[aria-controls="tray-paper"]').first().click();
  await page.locator("#tray-paper").getByText("Letter", { exact: false }).first().click();
  await settled(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await settled(page);
  await page.getByRole("button", { name: "Redo" }).click();
  await settled(page);
  await page.reload();
  await settled(page);
  await print(page, "parent");
}

/** A teacher on a phone wants the German set with characters and pinyin, in a German page. */
async function teacher() {
  const page = await visitor({ locale: "de-DE", viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto(`${address}#make/new/schule`);
  await settled(page);
  const lang = await page.evaluate(() => document.documentElement.lang);
  if (lang !== "de") wrong.push(`the page speaks ${lang}`);
  await print(page, "teacher");
}

/** A player reads the rules and lets dogs swim; the sheet says so at once. */
async function player() {
  const page = await visitor({});
  await page.goto(`${address}#rules`);
  await page.getByText("You win at once when one of your animals enters the enemy den.").waitFor();
  await page.getByRole("group", { name: "Who swims?" }).getByText("dog").click();
  await page.locator(".clause.changed ins").filter({ hasText: "dog" }).first().waitFor();
}

for (const story of [parent, teacher, player]) {
  const start = performance.now();
  await story();
  console.log(`  ${story.name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
await browser.close();
if (wrong.length > 0) {
  console.error(wrong.join("\n"));
  process.exit(1);
}
