// A board that takes several sheets is joined: what would make it fewer, asked of the program before it is offered.

import { redraw } from "../app/redraw.js";
import { t } from "../language/words.js";
import { ask } from "../service/client.js";
import { writeValue } from "../service/toml.js";
import { about } from "./facts.js";
import { discSize, filesOf, millimetresOf, textOf, theSet } from "./set.js";

/** @typedef {import("../service/types.js").Plan} Plan */
/**
 * A choice, and how many sheets it leaves.
 * @typedef {{ label: string, values: Record<string, string>, sheets: number }} Fewer
 */
/** @typedef {{ label: string, values: Record<string, string> }} Candidate */

/** A disc takes at most this part of its square; above it there is no room to grasp it. */
const TIGHT = 0.85;

/**
 * How many sheets the board takes with other values; `null` until that is known, or where it cannot be.
 * @type {Map<string, number | null>}
 */
const known = new Map();
let knownFor = "";

/**
 * The choices that leave fewer sheets, as far as they are known.
 * @param {number} now how many it takes
 * @returns {Fewer[]}
 */
export function fewerSheets(now) {
  /** @type {Fewer[]} */
  const found = [];
  let least = now;
  for (const { label, values } of largerPapers()) {
    const sheets = sheetsWith(values);
    if (sheets === null || sheets >= least) continue;
    least = sheets;
    found.push({ label, values, sheets });
  }
  const others = tighter().map((each) => ({ ...each, sheets: sheetsWith(each.values) ?? now }));
  return [...found, ...others.filter(({ sheets }) => sheets < now)];
}

/** The larger papers of the country, each a choice. @returns {Candidate[]} */
function largerPapers() {
  const papers = about()?.papers ?? [];
  const own = papers.find(({ name }) => name === textOf("paper.size"));
  if (!own) return [];
  const area = (/** @type {import("../service/types.js").Paper} */ paper) => paper.width_mm * paper.height_mm;
  const isMetric = (/** @type {string} */ name) => /^A\d$/.test(name);
  return papers
    .filter((paper) => area(paper) > area(own) && isMetric(paper.name) === isMetric(own.name))
    .sort((a, b) => area(a) - area(b))
    .map(({ name }) => ({ label: name, values: { "paper.size": name } }));
}

/** The smallest squares that leave room for the discs, and a frame that takes less paper. @returns {Candidate[]} */
function tighter() {
  const tight = Math.ceil(discSize() / TIGHT);
  const square = millimetresOf("board.square") || (theSet().plan?.board?.square_mm ?? 0);
  /** @type {Candidate[]} */
  const found = [];
  if (tight < square && textOf("pieces.shape") !== "hexagon")
    found.push({ label: t("board-squares", { size: tight }), values: { "board.square": `${tight}mm` } });
  // Where the frame is as it fits, it is slim already.
  if (textOf("board.frame-room") === "full")
    found.push({ label: t("board-slim"), values: { "board.frame-room": "slim" } });
  return found;
}

/** @param {Record<string, string>} values */
function sheetsWith(values) {
  const set = theSet();
  if (knownFor !== set.text) {
    known.clear();
    knownFor = set.text;
  }
  const key = JSON.stringify(values);
  // What somebody waits for comes first.
  if (!known.has(key) && !set.busy) {
    known.set(key, null);
    void count(set, values, key);
  }
  return known.get(key) ?? null;
}

/** @param {import("./set.js").OpenSet} set @param {Record<string, string>} values @param {string} key */
async function count(set, values, key) {
  const { text } = set;
  const laid = Object.entries(values).map(([name, value]) => `${name}=${writeValue(value)}`);
  try {
    const fields = { theme: { text, name: "theme.toml", set: laid }, parts: ["board"] };
    const { answer } = await ask("make", fields, filesOf(set), { behind: true });
    if (knownFor !== text) return;
    known.set(key, /** @type {Plan} */ (answer).board?.sheets ?? null);
    redraw();
  } catch {
    // What cannot be made is not offered.
  }
}
