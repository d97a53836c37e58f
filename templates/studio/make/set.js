// The set on the desk: its theme as text, what the program reads in it, and the pages it leads to.

import { readValue } from "../service/toml.js";
import { forget } from "./page_picture.js";

/** @typedef {import("../service/types.js").Reading} Reading */
/** @typedef {import("../service/toml.js").Value} Value */
/** What the program makes pages from. @typedef {{ theme: object, files: import("../service/message.js").NamedFile[], parts: string[] }} Source */
/** @typedef {{ part: string, number: number, count: number, width: number, height: number, source: Source }} Page sides in millimetres */
/** @typedef {"new" | "saving" | "saved" | "private" | "full" | "elsewhere"} Keeping */
/**
 * @typedef {{ id: string, design: string, text: string, past: string[], future: string[], draft: string | null,
 *   photographs: Record<string, import("../storage/database.js").Photograph>, files: Map<string, Uint8Array>,
 *   reading: Reading | null, values: Map<string, Value>, faults: import("../service/message.js").Fault[],
 *   plan: import("../service/types.js").Plan | null, pages: Page[], before: Page[], broken: string | null,
 *   check: import("../service/types.js").Check | null, left: string[], busy: boolean, revision: number,
 *   keeping: Keeping }} OpenSet `left`: the findings that are left as they are, by their facts
 */

/** The parts of a set, in the order in which they are shown. */
export const PARTS = ["board", "pieces", "rules", "assembly"];

/** @type {OpenSet | null} */
let current = null;

export const openSet = () => current;

/** @param {OpenSet | null} set */
export function put(set) {
  if (current && current !== set) forget([...current.before, ...current.pages]);
  current = set;
}

/** The set on the desk, where there must be one. */
export function theSet() {
  if (!current) throw new Error("no set is open");
  return current;
}

/** A name that no other set has. `crypto.randomUUID` is missing where a page comes without encryption, as in a home network. */
export const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} design @param {string} text @param {string} [id] @returns {OpenSet} */
export function newSet(design, text, id = newId()) {
  return {
    id,
    design,
    text,
    past: [],
    future: [],
    draft: null,
    photographs: {},
    files: new Map(),
    reading: null,
    values: new Map(),
    faults: [],
    plan: null,
    pages: [],
    before: [],
    broken: null,
    check: null,
    left: [],
    busy: true,
    revision: 0,
    keeping: "saving",
  };
}

/** The text of a new theme that extends a shipped one. @param {string} design */
export const themeText = (design) => `format = 1\nextends = "${design}"\n`;

/** @param {OpenSet} set @param {Reading} reading */
export function takeReading(set, reading) {
  set.reading = reading;
  set.values = new Map(Object.entries(reading.values).map(([key, value]) => [key, readValue(value)]));
  const base = /^\s*extends\s*=\s*"([\w-]+)"/m.exec(set.text);
  if (base) set.design = base[1];
}

/** @param {string} key */
export const valueOf = (key) => theSet().values.get(key);

/** @param {string} key */
export const textOf = (key) => String(valueOf(key) ?? "");

/** @param {string} key */
export const numberOf = (key) => Number(valueOf(key) ?? 0);

/** @param {string} key */
export const listOf = (key) => /** @type {string[]} */ (Array.isArray(valueOf(key)) ? valueOf(key) : []);

/** @param {string} key @returns {boolean} */
export const flagOf = (key) => valueOf(key) === true;

/** Millimetres in a unit of length. */
const UNITS = new Map([
  ["mm", 1],
  ["cm", 10],
  ["in", 25.4],
  ["pt", 25.4 / 72],
]);

/** A length in millimetres. @param {string} key */
export function millimetresOf(key) {
  const [, number, unit] = /^\s*([\d.]+)\s*(mm|cm|in|pt)\s*$/.exec(textOf(key)) ?? [];
  return Number(number ?? 0) * (UNITS.get(unit) ?? 1);
}

/** The size of the discs in millimetres: what the theme says, or what came of its keyword. */
export const discSize = () => millimetresOf("pieces.size") || (theSet().plan?.pieces?.piece_mm ?? 0);

/** Whether the design that the theme extends says a key itself. @param {string} key */
export const inherited = (key) => theSet().values.has(key) && !theSet().reading?.own.includes(key);

/** The title of the set, as it is printed. */
export const titleOf = () => theSet().reading?.title ?? "";

/** The name of the set's files. */
export function fileName() {
  const plain = titleOf()
    .toLowerCase()
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return plain || theSet().design;
}

/** The files that a request of this set needs. @returns {import("../service/message.js").NamedFile[]} */
export const filesOf = (/** @type {OpenSet} */ set) => [...set.files].map(([name, data]) => ({ name, data }));
