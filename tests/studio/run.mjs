// People use the studio, in a real browser: node run.mjs PROGRAM WASM FOLDER [NAME …]
//
// PROGRAM serves the page and writes the static site with WASM; `-` leaves the static site out. Files that come out lie in
// FOLDER. Names choose stories; those behind a hyphen, as in "-the same bytes", leave stories out.

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { stories as people } from "./stories/people.mjs";
import { host } from "./support/host.mjs";
import { exportSite, serve } from "./support/program.mjs";
import { startBrowser, visitor } from "./support/visitor.mjs";

/** How many stories run at the same time. */
const LANES = 2;

const [program, wasm, folder, ...names] = process.argv.slice(2);
const begun = performance.now();
const site = join(folder, "site");
const isExported = wasm !== "-";
if (isExported) await exportSite(program, site, wasm);
const [browser, served, still] = await Promise.all([startBrowser(), serve(program), isExported ? host(site) : null]);

/** Where the page comes from. @type {Record<string, { address: string }>} */
const places = still ? { served, static: still } : { served };
const all = people.flatMap((story) =>
  Object.keys(places)
    .filter((place) => story.places?.includes(place) ?? true)
    .map((place) => ({ ...story, place, label: `${story.name}, ${place}` })),
);
const [left, wanted] = [true, false].map((out) => names.filter((name) => name.startsWith("-") === out));
const chosen = all.filter(
  ({ label }) =>
    (!wanted.length || wanted.some((name) => label.includes(name))) &&
    !left.some((name) => label.includes(name.slice(1))),
);

let failed = 0;

/** @param {(typeof all)[number]} story */
async function tell({ place, label, tell }) {
  const start = performance.now();
  const own = join(folder, label.replaceAll(/\W+/g, "-"));
  await mkdir(own, { recursive: true });
  /** @type {string[]} */
  const wrong = [];
  /** @type {import("playwright-core").BrowserContext[]} */
  const contexts = [];
  const { address } = places[place];
  const someone = async (who = {}) => {
    contexts.push(await visitor(browser, address, wrong, who));
    return contexts[contexts.length - 1];
  };
  try {
    await tell({ address, someone, folder: own, program, wasm, site });
  } catch (error) {
    wrong.push(error instanceof Error ? `${error.stack}` : String(error));
    await contexts[0]
      ?.pages()[0]
      ?.screenshot({ path: join(own, "failed.png") })
      .catch(() => undefined);
  }
  await Promise.all(contexts.map((context) => context.close()));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`  ${label}: ${wrong.length ? "FAILED" : `${seconds} s`}`);
  if (wrong.length) console.error(wrong.join("\n"));
  failed += Number(wrong.length > 0);
}

const waiting = [...chosen];
await Promise.all(
  Array.from({ length: LANES }, async () => {
    for (let story = waiting.shift(); story; story = waiting.shift()) await tell(story);
  }),
);
await Promise.all([browser.close(), served.stop(), still?.off()]);
console.log(`  ${chosen.length} stories: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
process.exitCode = failed || !chosen.length ? 1 : 0;
