// The names and colours of the sides, as the set has them.

import { language, t } from "../language/words.js";
import { theGame } from "./game.js";

/** @typedef {import("./types.js").Side} Side */
/** @typedef {import("./types.js").SideLook} SideLook */

/** The sides of a game without a set. @type {Record<Side, SideLook>} */
export const PLAIN = {
  white: { colour: "#8a6d3f", called: "white" },
  black: { colour: "#33241a", called: "black" },
};

/** Colours for names, where a design prints its sides too pale for words on them. @type {Record<string, string>} */
const NAMED = {
  white: PLAIN.white.colour,
  black: PLAIN.black.colour,
  blue: "#274d7d",
  red: "#a32a22",
  green: "#2e6b4f",
  yellow: "#7d5a0b",
  orange: "#a8500f",
  brown: "#6d4c35",
  gold: "#7d5a0b",
  silver: "#55585c",
  grey: "#55585c",
  violet: "#5d3f8c",
  pink: "#a3366b",
  teal: "#1f6a6c",
};
/** White words are read on a ground up to this brightness, of 1. */
const DARK = 0.18;

/** A colour of a side on which white words are read. @param {string} colour @param {string} called */
export function readableColour(colour, called) {
  const parts = /^#(..)(..)(..)$/.exec(colour)?.slice(1) ?? [];
  const [red, green, blue] = parts.map((part) => (parseInt(part, 16) / 255) ** 2.2);
  const isDark = parts.length === 3 && 0.2126 * red + 0.7152 * green + 0.0722 * blue <= DARK;
  return isDark ? colour : (NAMED[called] ?? PLAIN.black.colour);
}

/** A text that begins a sentence. @param {string} text */
export const begun = (text) => text.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase(language()));

/** The name of a side within a sentence. @param {Side} side @param {Record<Side, SideLook>} [sides] */
export function sideName(side, sides = theGame().head.sides) {
  const { called } = sides[side];
  return t("table-side", { colour: called === "other" ? side : called });
}

/** The player of a side, or else the side's name. @param {Side} side */
export const playerName = (side) => theGame().answer.table[side] ?? begun(sideName(side));

/** Whether the program plays this side. @param {Side} side */
export const isProgram = (side) => {
  const { kind, human } = theGame().head;
  return kind === "program" && side !== human;
};
