// The page by keyboard alone. Focus must always be somewhere, be seen, and be in sight.

import assert from "node:assert/strict";

/** @typedef {import("playwright-core").Page} Page */

/** More presses than any view has stops. */
const MOST = 150;
const LOST = "focus is lost";

/** Where the keyboard is: its name, or what is wrong with it. @param {Page} page */
const where = (page) =>
  page.evaluate(async (lost) => {
    // Focus that was lost is found again in the next frames at the latest.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return { fault: lost, name: "" };
    const words = at.getAttribute("aria-label") ?? at.textContent ?? "";
    const labelled = "labels" in at ? [...(at.labels ?? [])].map((label) => label.textContent).join(" ") : "";
    const name = `${words} ${labelled}`.replaceAll(/\s+/g, " ").trim();
    if (at.tabIndex < 0) return { name };
    const seen = [at, at.closest("label, .dropdown, .text")].some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) || boxShadow.includes("0px 0px 0px");
    });
    const { left, top, right, bottom } = (at.closest("label") ?? at).getBoundingClientRect();
    const insight = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    return { name, fault: !seen ? "focus is not seen" : insight ? undefined : "focus is out of sight" };
  }, LOST);

/** @param {Page} page @param {string} key */
export async function press(page, key) {
  const before = await where(page).catch(() => ({ name: "" }));
  await page.keyboard.press(key);
  let { fault, name } = await where(page);
  // Behind the last stop is the browser's own window, and then the first stop.
  if (fault === LOST && key.endsWith("Tab")) {
    await page.keyboard.press(key);
    ({ fault, name } = await where(page));
  }
  assert.ok(!fault, `${fault}: ${key} at “${before.name}” led to “${name}”`);
  return name;
}

/** Goes on until a name fits. @param {Page} page @param {RegExp} wanted @param {string} [key] */
export async function goTo(page, wanted, key = "Tab") {
  const passed = [];
  for (let count = 0; count < MOST; count++) {
    const name = await press(page, key);
    if (wanted.test(name)) return;
    passed.push(name);
  }
  assert.fail(`${wanted} is not reached by ${key}: ${passed.slice(0, 40).join(" | ")}`);
}

/** Goes to a name, and does it. @param {Page} page @param {RegExp} wanted @param {string} [key] */
export async function goAndPress(page, wanted, key = "Enter") {
  await goTo(page, wanted);
  return press(page, key);
}
