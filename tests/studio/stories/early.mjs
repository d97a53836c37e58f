// The wall is there before the program is: its designs can be read and chosen while shouqi.wasm is on its way.

import { settled } from "../support/page.mjs";

/** @param {import("./people.mjs").Scene} scene */
export async function early({ address, someone }) {
  const page = await (await someone()).newPage();
  /** @type {() => void} */
  let arrive = () => undefined;
  const arrived = new Promise((done) => (arrive = () => done(undefined)));
  await page.route("**/shouqi.wasm", async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(address);
  await page.getByRole("link", { name: /^Classic Lotus rivers/ }).waitFor();
  await page.getByRole("link", { name: /^Your own pictures/ }).waitFor();
  await page.getByRole("link", { name: /^New Year/ }).click();
  await page.getByText("Drawing …").first().waitFor();
  arrive();
  await settled(page);
}
