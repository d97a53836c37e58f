// The studio's words in the language of the page. What stands on pages and in rules comes from the program.

import { formatParts, readMessages } from "./fluent.js";

/** The languages that the studio's texts exist in, by their own names. */
export const LANGUAGES = new Map([
  ["en", "English"],
  ["de", "Deutsch"],
  ["fr", "Français"],
  ["es", "Español"],
  ["pt-BR", "Português (Brasil)"],
  ["it", "Italiano"],
  ["nl", "Nederlands"],
  ["zh-Hans", "简体中文"],
  ["zh-Hant", "繁體中文"],
  ["ja", "日本語"],
]);
/** Where Chinese is written in traditional characters. */
const TRADITIONAL = ["Hant", "TW", "HK", "MO"];
const FIRST = "en";

/** @typedef {import("./fluent.js").Argument} Argument */

/** @type {Map<string, Map<string, import("./fluent.js").Pattern>>} */
const read = new Map();
let spoken = FIRST;

export const language = () => spoken;

/** Loads a language and turns the page its way; English stands in for what it lacks. @param {string} tag */
export async function speak(tag) {
  await Promise.all([load(FIRST), load(tag)]);
  spoken = tag;
  document.documentElement.lang = tag;
  document.documentElement.dir = t("direction");
}

/** @param {string} tag */
async function load(tag) {
  if (read.has(tag)) return;
  const [own, designs] = await Promise.all([fetched(`words/${tag}.ftl`), fetched(`words/designs/${tag}.ftl`)]);
  read.set(tag, readMessages(`${own}\n${designs}`));
}

/** The languages whose words for the keys of themes were fetched. @type {Set<string>} */
const withKeys = new Set([FIRST]);

/** Loads what the keys of themes mean, in the language of the page; the program tells it in English. */
export async function loadKeys() {
  const tag = spoken;
  const own = read.get(tag);
  if (withKeys.has(tag) || !own) return;
  withKeys.add(tag);
  try {
    readMessages(await fetched(`words/keys/${tag}.ftl`)).forEach((pattern, id) => own.set(id, pattern));
  } catch {
    withKeys.delete(tag);
  }
}

/** @param {string} path */
async function fetched(path) {
  const answer = await fetch(`./${path}`);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

/** The language that fits the browser's wishes. @param {readonly string[]} wishes */
export function bestLanguage(wishes) {
  return wishes.map(ownLanguage).find(Boolean) ?? FIRST;
}

/** The studio's language for a tag such as `zh-TW` or `pt`. @param {string} wish */
function ownLanguage(wish) {
  const [base, ...parts] = wish.split("-");
  if (base === "zh") return parts.some((part) => TRADITIONAL.includes(part)) ? "zh-Hant" : "zh-Hans";
  return [...LANGUAGES.keys()].find((tag) => tag === wish || tag.split("-")[0] === base);
}

/** Whether there is such a text. @param {string} id */
export const knows = (id) => Boolean(read.get(spoken)?.has(id) || read.get(FIRST)?.has(id));

/** The names of all texts. */
export const textNames = () => [...(read.get(FIRST)?.keys() ?? [])];

/** @param {string} id */
const pattern = (id) => read.get(spoken)?.get(id) ?? read.get(FIRST)?.get(id) ?? [id];

/** A text. @param {string} id @param {Record<string, Argument>} [given] */
export const t = (id, given = {}) => formatParts(pattern(id), given, spoken).join("");

/**
 * A text with elements in it.
 * @param {string} id
 * @param {Record<string, Argument | import("../app/dom.js").Drawn>} given
 * @returns {(string | import("../app/dom.js").Drawn)[]}
 */
export const sentence = (id, given) =>
  formatParts(pattern(id), given, spoken).map((part) => (typeof part === "number" ? String(part) : part));
