// From the text of a theme to its pages and findings: the latest wish wins, and old pages stay until new ones are there.

import { redraw } from "../app/redraw.js";
import { language } from "../language/words.js";
import { askSet, Refusal } from "../service/client.js";
import { cutFiner } from "./cut.js";
import { doorOf, drawFirst, forget } from "./page_picture.js";
import { scaleOf, screenScale } from "./scale.js";
import { filesOf, openSet, PARTS, takeReading } from "./set.js";
import { drawSmall } from "./small_pictures.js";
import { shownOf, stage } from "./stage_state.js";

/** @typedef {import("./set.js").OpenSet} OpenSet */
/** @typedef {import("../service/types.js").Plan} Plan */
/** @typedef {import("../service/types.js").Check} Check */

let work = new AbortController();

/** Reads the set's text, makes its pages, then looks for problems in print. @param {OpenSet} set */
export async function produce(set) {
  work.abort();
  work = new AbortController();
  const { signal } = work;
  set.busy = true;
  redraw();
  try {
    await everyOne([read(set, signal), makePages(set, signal)]);
    await examine(set, signal);
  } catch (error) {
    if (signal.aborted || set !== openSet()) return;
    if (error instanceof Refusal) set.faults = error.faults;
    else set.broken = String(error instanceof Error ? error.message : error);
  }
  if (!signal.aborted) set.busy = false;
  redraw();
}

/**
 * Waits for all, and then fails as the first one that failed: what comes later would hide that something is broken.
 * @param {Promise<unknown>[]} works
 */
async function everyOne(works) {
  const ended = await Promise.allSettled(works);
  for (const end of ended) if (end.status === "rejected") throw end.reason;
}

/** @param {OpenSet} set */
const themeOf = (set) => ({ text: set.text, name: "theme.toml" });

/** @param {OpenSet} set @param {AbortSignal} signal */
async function read(set, signal) {
  const { answer } = await askSet("theme", { theme: themeOf(set) }, filesOf(set), { signal });
  takeReading(set, /** @type {import("../service/types.js").Reading} */ (answer));
  set.faults = [];
  redraw();
}

/** Makes the part that is looked at, and beside it the whole, of which findings and files come. @param {OpenSet} set @param {AbortSignal} signal */
async function makePages(set, signal) {
  const gone = set.before.filter((page) => !set.pages.includes(page));
  set.before = set.pages;
  forget(gone);
  const shown = stage.part;
  const others = PARTS.filter((part) => part !== shown);
  await everyOne([makeParts(set, [shown], [shown], signal), makeParts(set, [], others, signal)]);
  if (await cutFiner(set)) await makeParts(set, [], PARTS, signal);
}

/**
 * Makes some parts, or all if none is named, and shows the pages that are new, and then their small pictures.
 * @param {OpenSet} set @param {string[]} parts @param {string[]} fresh @param {AbortSignal} signal
 */
async function makeParts(set, parts, fresh, signal) {
  const source = { theme: themeOf(set), files: filesOf(set), parts };
  const { answer } = await doorOf(source)("make", { theme: source.theme, parts }, source.files, { signal });
  const plan = /** @type {Plan} */ (answer);
  const pages = pagesOf(plan, source).filter(({ part }) => fresh.includes(part));
  const first = shownOf(pages);
  if (first) await drawFirst(first, stage.lines, screenScale(scaleOf(first)), { signal });
  const others = set.pages.filter(({ part }) => !fresh.includes(part));
  set.pages = [...others, ...pages].sort((a, b) => PARTS.indexOf(a.part) - PARTS.indexOf(b.part));
  set.plan = joined(set.plan, plan);
  set.broken = null;
  redraw();
  await Promise.all(pages.filter(({ number }) => number === 1).map((page) => drawSmall(page, { signal })));
  redraw();
}

/** A plan with what another one has of the parts that it lacks. @param {Plan | null} old @param {Plan} fresh @returns {Plan} */
const joined = (old, fresh) => ({
  ...fresh,
  board: fresh.board ?? old?.board ?? null,
  pieces: fresh.pieces ?? old?.pieces ?? null,
  sheet: fresh.sheet ?? old?.sheet ?? null,
  assembly: fresh.assembly ?? old?.assembly ?? null,
});

/** @param {OpenSet} set @param {AbortSignal} signal */
async function examine(set, signal) {
  const lang = language();
  const { answer } = await askSet("check", { theme: themeOf(set), lang }, filesOf(set), { signal, behind: true });
  if (lang !== language()) return examine(set, signal);
  set.check = /** @type {Check} */ (answer);
}

// Findings are sentences: another language needs others.
addEventListener("languagechange", () => {
  const set = openSet();
  if (!set?.check || set.busy) return;
  examine(set, work.signal).then(redraw, () => undefined);
});

/** @param {Plan} plan @param {import("./set.js").Source} source @returns {import("./set.js").Page[]} */
export function pagesOf(plan, source) {
  return PARTS.flatMap((part) => {
    const planned = plan.pages.filter((page) => page.part === part);
    return planned.map(({ width_mm: width, height_mm: height }, index) => ({
      part,
      number: index + 1,
      count: planned.length,
      width,
      height,
      source,
    }));
  });
}
