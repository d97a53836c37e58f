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
