// A player reads the rules and lets dogs swim; the sheet says so at once. Two families are compared, and the tour begun.

/** @param {import("./people.mjs").Scene} scene */
export async function player({ address, someone }) {
  const page = await (await someone()).newPage();
  await page.goto(`${address}#rules`);
  await page.getByText("You win at once when one of your animals enters the enemy den.").waitFor();
  await page.getByRole("group", { name: "Who swims?" }).getByText("dog").click();
  await page.locator(".clause.changed ins").filter({ hasText: "dog" }).first().waitFor();

  await page.getByRole("link", { name: "Compare two" }).click();
  await page.getByText(/^They differ in \d+ points?\.$/).waitFor();

  await page.goto(`${address}#learn/1`);
  await page.getByText("Whoever enters the enemy den wins.").waitFor();
}
