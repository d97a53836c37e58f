// A reader of the part of Fluent that the studio's texts use: messages, variables, plural and keyword selectors.

/** @typedef {string | number} Argument */
/** @typedef {{ variable: string, variants?: Map<string, Pattern>, fallback?: string }} Placeable */
/** @typedef {(string | Placeable)[]} Pattern */

/** @param {string} text @returns {Map<string, Pattern>} */
export function readMessages(text) {
  const messages = new Map();
  /** @type {string | null} */
  let id = null;
  /** @type {string[]} */
  let lines = [];
  const finish = () => {
    if (id !== null) messages.set(id, readPattern(joined(lines)));
    id = null;
  };
  for (const line of text.split("\n")) {
    const start = /^([a-zA-Z][\w-]*)\s*=\s?(.*)$/.exec(line);
    if (start) {
      finish();
      id = start[1];
      lines = [start[2]];
    } else if (/^(\s+\S|\})/.test(line) && id !== null) {
      lines.push(line);
    } else if (line.trim() !== "" || id === null) {
      finish();
    }
  }
  finish();
  return messages;
}

/** Continued lines lose the indentation that they share. @param {string[]} lines */
function joined([first, ...rest]) {
  const indents = rest.filter((line) => !/^\s*[[*}]/.test(line)).map((line) => line.length - line.trimStart().length);
  const common = Math.min(...indents, Infinity);
  const all = rest.map((line) => line.slice(Math.min(common, line.length - line.trimStart().length)));
  return (first ? [first, ...all] : all).join("\n").trim();
}

/** @param {string} text @returns {Pattern} */
function readPattern(text) {
  /** @type {Pattern} */
  const parts = [];
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf("{", at);
    if (open < 0) break;
    if (open > at) parts.push(text.slice(at, open));
    const close = closing(text, open);
    parts.push(readPlaceable(text.slice(open + 1, close)));
    at = close + 1;
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}

/** Where the brace at `open` is closed. @param {string} text @param {number} open */
function closing(text, open) {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === "{") depth++;
    if (text[at] === "}" && --depth === 0) return at;
  }
  return text.length;
}

/** @param {string} text @returns {string | Placeable} */
function readPlaceable(text) {
  const literal = /^\s*"([^"]*)"\s*$/.exec(text);
  if (literal) return literal[1];
  const [, variable, selector] = /^\s*\$([\w-]+)\s*(->)?/.exec(text) ?? [];
  if (!selector) return { variable };
  const variants = new Map();
  let fallback = "other";
  const body = text.slice(text.indexOf("->") + 2);
  const heads = [...body.matchAll(/^\s*(\*?)\[\s*([\w.-]+)\s*\]/gm)];
  heads.forEach((head, index) => {
    const end = heads[index + 1]?.index ?? body.length;
    variants.set(head[2], readPattern(body.slice(head.index + head[0].length, end).trim()));
    if (head[1]) fallback = head[2];
  });
  return { variable, variants, fallback };
}

/**
 * The parts of a message; `given` may hold anything, such as an element for a control in a sentence.
 * @template T
 * @param {Pattern} pattern
 * @param {Record<string, Argument | T>} given
 * @param {string} language
 * @returns {(string | T)[]}
 */
export function formatParts(pattern, given, language) {
  return pattern.flatMap((part) => {
    if (typeof part === "string") return [part];
    const value = given[part.variable];
    if (!part.variants)
      return [typeof value === "number" ? written(value, language) : /** @type {string | T} */ (value ?? "")];
    const chosen =
      part.variants.get(variantOf(value, part.variants, language)) ?? part.variants.get(part.fallback ?? "other") ?? [];
    return formatParts(chosen, given, language);
  });
}

/** @param {unknown} value @param {Map<string, Pattern>} variants @param {string} language */
function variantOf(value, variants, language) {
  if (typeof value !== "number" || variants.has(String(value))) return String(value);
  return made(plurals, language, () => new Intl.PluralRules(language)).select(value);
}

/** @param {number} value @param {string} language */
function written(value, language) {
  return made(numbers, language, () => new Intl.NumberFormat(language, { maximumFractionDigits: 2 })).format(value);
}

/** What is slow to make, by language. @type {Map<string, Intl.PluralRules>} */
const plurals = new Map();
/** @type {Map<string, Intl.NumberFormat>} */
const numbers = new Map();

/** @template T @param {Map<string, T>} known @param {string} language @param {() => T} make @returns {T} */
function made(known, language, make) {
  const own = known.get(language) ?? make();
  known.set(language, own);
  return own;
}
