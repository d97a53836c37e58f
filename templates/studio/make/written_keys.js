// Which keys the text of a theme says itself, and where: also while something in it is wrong.

/** @typedef {{ line: number, toml: string }} Written its first line, from 1, and what stands behind the sign of equality there */

/** @param {string} text @returns {Map<string, Written>} */
export function writtenKeys(text) {
  const keys = new Map();
  let table = "";
  text.split("\n").forEach((content, index) => {
    const header = /^\s*\[([^[\]]+)\]/.exec(content);
    if (header) table = `${plain(header[1])}.`;
    const [, key, toml] = /^\s*((?:[\w-]+|"[^"]*")(?:\s*\.\s*(?:[\w-]+|"[^"]*"))*)\s*=\s*(.*)$/.exec(content) ?? [];
    if (key) keys.set(table + plain(key), { line: index + 1, toml: toml.trim() });
  });
  return keys;
}

/** @param {string} key */
const plain = (key) => key.replace(/["\s]/g, "");

/**
 * What is wrong with a key: told of a line of its own, or by its path.
 * @param {string} path
 * @param {Map<string, Written>} written
 * @param {readonly import("../service/message.js").Fault[]} faults
 */
export function faultOf(path, written, faults) {
  const from = written.get(path)?.line;
  const next = Math.min(...[...written.values()].map(({ line }) => line).filter((line) => from && line > from));
  return faults.find(({ line, message }) =>
    line === undefined
      ? new RegExp(`^${path.replaceAll(".", "\\.")}\\b`).test(message)
      : from && line >= from && line < next,
  );
}
