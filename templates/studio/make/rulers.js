// Rulers along the upper and the left edge of a page that is shown at its real size.

import { h, svg } from "../app/dom.js";
import { t } from "../language/words.js";

/** Papers that are measured in inches. */
const INCH_PAPERS = /^(Letter|Legal|Tabloid)|\din\b/;
/** How thick a ruler with one unit is, in pixels. */
const THICK = 22;

/**
 * A unit: its name, how many millimetres it has, into how many parts it is divided, and how long the marks at these are,
 * the longest where a number stands.
 * @typedef {{ name: string, millimetres: number, parts: number, numbers: number, lengthOf: (mark: number) => number }} Unit
 */

/** @type {Unit} */
const CENTIMETRES = {
  name: "mm",
  millimetres: 10,
  parts: 10,
  numbers: 10,
  lengthOf: (mark) => (mark % 10 === 0 ? 22 : mark % 5 === 0 ? 9 : 5),
};
/** @type {Unit} */
const INCHES = {
  name: "in",
  millimetres: 25.4,
  parts: 16,
  numbers: 1,
  lengthOf: (mark) => (mark % 16 === 0 ? 22 : mark % 8 === 0 ? 11 : mark % 4 === 0 ? 8 : mark % 2 === 0 ? 6 : 4),
};

/**
 * A page with its rulers.
 * @param {import("../app/dom.js").Drawn} sheet
 * @param {{ width: number, height: number }} page in millimetres
 * @param {number} scale pixels per millimetre
 * @param {string} paper
 */
export function ruled(sheet, { width, height }, scale, paper) {
  const units = INCH_PAPERS.test(paper) ? [INCHES, CENTIMETRES] : [CENTIMETRES];
  return h(
    "div.ruled",
    { style: { "--strip": `${units.length * THICK}px` } },
    h(
      "div.ruler-corner",
      { "aria-hidden": "true" },
      units.map(({ name }) => h("span", null, t(`unit-${name}`))),
    ),
    h(
      "div.ruler.across",
      { "aria-hidden": "true" },
      units.map((unit) => across(unit, width, scale)),
    ),
    h(
      "div.ruler.down",
      { "aria-hidden": "true" },
      units.map((unit) => down(unit, height, scale)),
    ),
    sheet,
  );
}

/** The places of the marks of a unit within a length. @param {Unit} unit @param {number} length @returns {{ mark: number, at: number }[]} */
function marks({ millimetres, parts }, length) {
  const step = millimetres / parts;
  return Array.from({ length: Math.floor(length / step + 1e-6) + 1 }, (_, mark) => ({ mark, at: mark * step }));
}

/** @param {number} value */
const fixed = (value) => value.toFixed(2);

/** @param {Unit} unit @param {number} length @param {number} scale */
function across(unit, length, scale) {
  const all = marks(unit, length);
  const path = all.map(({ mark, at }) => `M${fixed(at * scale)} ${THICK}v${-unit.lengthOf(mark)}`).join("");
  return svg(
    "svg",
    { width: fixed(length * scale), height: THICK },
    svg("path", { d: path }),
    numbered(unit, all).map(({ text, at }) => svg("text", { x: fixed(at * scale + 3), y: 10 }, text)),
  );
}

/** @param {Unit} unit @param {number} length @param {number} scale */
function down(unit, length, scale) {
  const all = marks(unit, length);
  const path = all.map(({ mark, at }) => `M${THICK} ${fixed(at * scale)}h${-unit.lengthOf(mark)}`).join("");
  return svg(
    "svg",
    { width: THICK, height: fixed(length * scale) },
    svg("path", { d: path }),
    numbered(unit, all).map(({ text, at }) =>
      svg("text", { transform: `translate(10 ${fixed(at * scale + 3)}) rotate(90)`, y: 2 }, text),
    ),
  );
}

/** The numbers that stand at whole units; none where the page ends. @param {Unit} unit @param {{ mark: number, at: number }[]} all */
const numbered = ({ parts, numbers }, all) =>
  all
    .slice(0, -3)
    .filter(({ mark }) => mark > 0 && mark % parts === 0)
    .map(({ mark, at }) => ({ text: String((mark / parts) * numbers), at }));
