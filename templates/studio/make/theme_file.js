// Which of several files is the theme, and what the others are called beside it.

/** @typedef {import("../storage/zip.js").Entry} Entry */

/** A theme file is never larger, in bytes. */
const MOST_TEXT = 1_000_000;
/** All files are never larger together, in bytes: the program takes no more with a question. */
const MOST_BYTES = 60_000_000;

/** The folder of a file, with the slash behind it. @param {string} name */
const folderOf = (name) => name.slice(0, name.lastIndexOf("/") + 1);

/** Files that a system adds to zips by itself. @param {string} name */
const isHidden = (name) => name.split("/").some((part) => part.startsWith(".") || part === "__MACOSX");

/** @param {Uint8Array} data @param {boolean} fatal whether it must be text */
const textOf = (data, fatal) => new TextDecoder("utf-8", { fatal }).decode(data);

/** Whether a text names a file, in whatever folder. @param {string} text @param {string} name */
function names(text, name) {
  const last = JSON.stringify(name.slice(name.lastIndexOf("/") + 1)).slice(1, -1);
  return ['"', "'", "/"].some((before) => text.includes(`${before}${last}"`) || text.includes(`${before}${last}'`));
}

/**
 * The files that a theme names, and those that its other texts name. A photograph that was taken back stays behind.
 * @param {string} theme @param {Map<string, Uint8Array>} files @returns {Entry[]}
 */
export function namedFiles(theme, files) {
  /** @type {Map<string, Uint8Array>} */
  const found = new Map();
  const texts = [theme];
  for (const text of texts) {
    for (const [name, data] of files) {
      if (found.has(name) || !names(text, name)) continue;
      found.set(name, data);
      if (name.endsWith(".toml")) texts.push(textOf(data, false));
    }
  }
  return [...found].map(([name, data]) => ({ name, data }));
}

/**
 * The theme is the text that no other one names; what lies beside it and below goes along.
 * @param {Entry[]} all @returns {{ text: string, files: Map<string, Uint8Array> }}
 */
export function themeAmong(all) {
  const entries = all.filter(({ name }) => !isHidden(name));
  const texts = entries
    .filter(({ name, data }) => name.endsWith(".toml") && data.length <= MOST_TEXT)
    .map((entry) => ({ entry, text: textOf(entry.data, true) }));
  const isNamed = (/** @type {Entry} */ { name }) =>
    texts.some(({ entry, text }) => entry.name !== name && names(text, name));
  const theme = texts.find(({ entry }) => !isNamed(entry)) ?? texts[0];
  if (!theme) throw new Error("no theme");
  const folder = folderOf(theme.entry.name);
  const beside = entries.filter((each) => each !== theme.entry && each.name.startsWith(folder));
  if (beside.reduce((sum, { data }) => sum + data.length, 0) > MOST_BYTES) throw new Error("too large");
  return { text: theme.text, files: new Map(beside.map(({ name, data }) => [name.slice(folder.length), data])) };
}
