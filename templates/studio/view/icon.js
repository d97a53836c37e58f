// Icons from icons.svg, and the animals as figures of one colour.

import { h, svg } from "../app/dom.js";

/** Icons that point somewhere: where a language is written from right to left, they are mirrored. */
const TURNING = ["left", "right", "undo", "redo", "share", "list", "play"];

/** Drawn once for all. @type {Map<string, import("../app/dom.js").Drawn>} */
const icons = new Map();

/** @param {string} name */
export function icon(name) {
  const known = icons.get(name);
  if (known) return known;
  const drawn = svg(
    `svg.icon${TURNING.includes(name) ? ".turning" : ""}`,
    { "aria-hidden": "true", focusable: "false" },
    svg("use", { href: `icons.svg#${name}` }),
  );
  icons.set(name, drawn);
  return drawn;
}

/** Where the feet of the paper-cuts are, in thousandths of their box. @type {Record<string, number>} */
const FEET = { rat: 831, cat: 940, dog: 894, wolf: 941, leopard: 857, tiger: 895, lion: 889, elephant: 875 };

/** A paper-cut animal that stands on the lower edge of its element. @param {string} kind @param {string} [extra] classes */
export const figure = (kind, extra = "") => {
  const picture = new URL(`../art/papercut/${kind}.svg`, import.meta.url).href;
  return h("span.figure", {
    class: extra,
    "aria-hidden": "true",
    style: { "--figure": `url("${picture}")`, "aspect-ratio": `1000 / ${FEET[kind] ?? 1000}` },
  });
};

export const lozenge = () =>
  svg("svg.lozenge", { viewBox: "0 0 10 10", "aria-hidden": "true" }, svg("path", { d: "M5 0 10 5 5 10 0 5z" }));
