// Single values of TOML, as the program tells them: texts, numbers, booleans, lists and inline tables.

/** A value; lists and tables hold such again. @typedef {string | number | boolean | readonly unknown[] | { readonly [key: string]: unknown }} Value */

/** @param {unknown} value @returns {string} */
export function writeValue(value) {
  if (typeof value === "string") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(writeValue).join(", ")}]`;
  if (typeof value === "object" && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, each]) => `${key} = ${writeValue(each)}`)
      .join(", ")} }`;
  return String(value);
}

/** @param {string} text @returns {Value} */
export function readValue(text) {
  const at = { text, index: 0 };
  return value(at);
}

/** @typedef {{ text: string, index: number }} Reader */

/** @param {Reader} at @param {RegExp} what sticky @returns {string | null} */
function taken(at, what) {
  what.lastIndex = at.index;
  const found = what.exec(at.text);
  if (found) at.index = what.lastIndex;
  return found?.[0] ?? null;
}

/** @param {Reader} at */
const space = (at) => taken(at, /[\s,]*/y);

/** @param {Reader} at @returns {Value} */
function value(at) {
  space(at);
  const basic = taken(at, /"(?:[^"\\]|\\.)*"/y);
  if (basic) return unescaped(basic.slice(1, -1));
  const literal = taken(at, /'[^']*'/y);
  if (literal) return literal.slice(1, -1);
  if (taken(at, /\[/y)) return list(at);
  if (taken(at, /\{/y)) return table(at);
  const word = taken(at, /[^\s,\]}]+/y) ?? "";
  if (word === "true" || word === "false") return word === "true";
  const number = Number(word.replaceAll("_", ""));
  return Number.isNaN(number) ? word : number;
}

/** @param {Reader} at */
function list(at) {
  /** @type {Value[]} */
  const items = [];
  for (space(at); at.index < at.text.length && !taken(at, /\]/y); space(at)) items.push(value(at));
  return items;
}

/** @param {Reader} at */
function table(at) {
  /** @type {Record<string, Value>} */
  const entries = {};
  for (space(at); at.index < at.text.length && !taken(at, /\}/y); space(at)) {
    const key = taken(at, /"[^"]*"|[\w-]+/y);
    if (key === null) break;
    taken(at, /\s*=\s*/y);
    entries[key.replaceAll('"', "")] = value(at);
  }
  return entries;
}

/** @param {string} text */
const unescaped = (text) =>
  text.replace(/\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|(.))/g, (_, short, long, single) => {
    if (short ?? long) return String.fromCodePoint(parseInt(short ?? long, 16));
    return { n: "\n", t: "\t", r: "\r" }[/** @type {"n" | "t" | "r"} */ (single)] ?? single;
  });
