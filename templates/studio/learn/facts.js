// Who captures whom, asked of the program itself, and the pieces of the default set as pictures.

import { redraw } from "../app/redraw.js";
import { ask } from "../service/client.js";
import { stickerPicture } from "../make/easel.js";

/** @typedef {import("../service/types.js").Ruleset} Ruleset */
/** @typedef {import("../service/types.js").Kind} Kind */

/** Neighbouring squares on land, one pair for each animal of a side. */
const PAIRS = [
  ["a3", "b3"],
  ["c3", "d3"],
  ["e3", "f3"],
  ["a7", "b7"],
  ["c7", "d7"],
  ["e7", "f7"],
  ["a1", "b1"],
  ["f1", "g1"],
];
/** Pixels of a piece. */
const PIECE = 160;

/** @type {{ ruleset: Ruleset | null, captures: Map<string, Set<string>>, pieces: Map<string, string> }} */
export const facts = { ruleset: null, captures: new Map(), pieces: new Map() };

/** The kinds, the strongest first. */
export const kinds = () => [...(facts.ruleset?.kinds ?? [])].sort((a, b) => b.strength - a.strength);

/** Which kinds a kind captures on land. @param {string} kind */
export const capturedBy = (kind) => kinds().filter(({ id }) => facts.captures.get(kind)?.has(id));

/** Which kinds capture it. @param {string} kind */
export const capturersOf = (kind) => kinds().filter(({ id }) => facts.captures.get(id)?.has(kind));

export async function loadFacts() {
  if (facts.ruleset) return;
  const { answer } = await ask("rules", { rules: { name: "classic" } });
  facts.ruleset = /** @type {Ruleset} */ (answer);
  redraw();
  await loadCaptures();
  await loadPieces();
}

/** Every kind beside every other: as many positions as there are kinds. */
async function loadCaptures() {
  const all = facts.ruleset?.kinds.slice(0, PAIRS.length) ?? [];
  for (const shift of all.keys()) {
    const pieces = new Map();
    const partner = (/** @type {number} */ index) => all[(index + shift) % all.length];
    all.forEach((kind, index) => {
      pieces.set(PAIRS[index][0], kind.letter);
      pieces.set(PAIRS[index][1], partner(index).letter.toLowerCase());
    });
    const { answer } = await ask("session", { game: { position: positionOf(pieces) } });
    const { moves } = /** @type {import("../service/types.js").Session} */ (answer);
    all.forEach((kind, index) => {
      if (!moves.includes(PAIRS[index].join(""))) return;
      if (!facts.captures.has(kind.id)) facts.captures.set(kind.id, new Set());
      facts.captures.get(kind.id)?.add(partner(index).id);
    });
  }
  redraw();
}

async function loadPieces() {
  const source = { theme: { name: "classic" }, files: [], parts: ["pieces"] };
  const terms = { behind: true };
  const { answer } = await ask("make", { theme: source.theme, parts: source.parts }, [], terms);
  const sticker = /** @type {import("../service/types.js").Plan} */ (answer).pieces?.sticker_mm ?? 18;
  for (const { id } of kinds()) {
    for (const side of ["w", "b"]) {
      const name = `${id}-${side}`;
      const picture = await stickerPicture(source, [name], sticker, { size: PIECE, gap: 0 }, terms);
      if (picture) facts.pieces.set(name, picture);
    }
  }
  redraw();
}

/** A position with White to move. @param {Map<string, string>} pieces letters by squares, capital White's */
export function positionOf(pieces) {
  const { files, rows } = facts.ruleset ?? { files: 7, rows: 9 };
  const lines = Array.from({ length: rows }, (_, index) => {
    const row = rows - index;
    const squares = Array.from(
      { length: files },
      (_, file) => pieces.get(`${String.fromCharCode(97 + file)}${row}`) ?? "1",
    ).join("");
    return squares.replace(/1+/g, (empty) => String(empty.length));
  });
  return `${lines.join("/")} w`;
}
