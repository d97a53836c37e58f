// The colours of the two sides, by name or free.

import { h, svg } from "../../app/dom.js";
import { t } from "../../language/words.js";
import { choice } from "../../view/controls.js";
import { change } from "../change.js";
import { textOf, theSet } from "../set.js";

/** @typedef {"white" | "black"} Side */

/** Colours with a name, each dark or light enough to be read on the ground of a piece. @type {Record<string, string>} */
const COLOURS = {
  blue: "#274D7D",
  teal: "#1F6A6C",
  green: "#2E6B4F",
  brown: "#6D4C35",
  red: "#A32A22",
  orange: "#A8500F",
  pink: "#A3366B",
  violet: "#5D3F8C",
  gold: "#7D5A0B",
  grey: "#55585C",
  black: "#2A2522",
};

/** @param {Side} side */
export const sideColour = (side) => textOf(`pieces.${side}.colour`);

/** @param {Side} side */
export const sideName = (side) => t(`colour-${textOf(`pieces.${side}.called`)}`);

/** A ring in the side's colour: a single one, or a double one, as sides never differ by colour alone. @param {Side} side */
export const sideSign = (side) =>
  svg(
    "svg.side-sign",
    { viewBox: "0 0 24 24", "aria-hidden": "true" },
    svg("circle", { class: "rim", cx: 12, cy: 12, r: 9 }),
    svg("circle", { class: "outer", cx: 12, cy: 12, r: 9, stroke: hex(sideColour(side)) }),
    side === "black" && svg("circle", { class: "inner", cx: 12, cy: 12, r: 5, stroke: hex(sideColour(side)) }),
  );

/** A colour as a picker takes it; inks of a print shop are shown by the browser's black. @param {string} colour */
const hex = (colour) => (/^#[0-9a-f]{6}$/i.test(colour) ? colour : CSS.supports("color", colour) ? colour : "#000000");

/** @param {Side} side @param {string} colour @param {string | null} called */
const paint = (side, colour, called) =>
  void change({ [`pieces.${side}.colour`]: colour, [`colours.${side}`]: colour, [`pieces.${side}.called`]: called });

/** @param {Side} side */
function palette(side) {
  const now = sideColour(side).toUpperCase();
  const other = textOf(`pieces.${side === "white" ? "black" : "white"}.called`);
  const colours = Object.keys(COLOURS).filter((name) => name !== other);
  const swatch = (/** @type {string} */ name) => ({
    value: name,
    name: t(`colour-${name}`),
    content: h("span.swatch", { style: { "background-color": COLOURS[name] }, title: t(`colour-${name}`) }),
  });
  return h(
    "div.palette",
    { key: side },
    h("p.hint", null, t(`side-${side}`)),
    choice(
      t(`side-${side}`),
      colours.map(swatch),
      colours.find((name) => COLOURS[name] === now) ?? null,
      (name) => paint(side, COLOURS[name], name),
      "swatches",
    ),
    h(
      "label.field.inline",
      null,
      h("input", {
        type: "color",
        value: hex(sideColour(side)),
        onchange: (/** @type {Event} */ event) =>
          paint(side, /** @type {HTMLInputElement} */ (event.currentTarget).value.toUpperCase(), null),
      }),
      h("span", null, t("colour-other")),
    ),
  );
}

export const sidesTray = () => [
  palette("white"),
  palette("black"),
  h("p.soft", null, t("sides-help")),
  theSet().design === "colouring" && h("p.soft", null, t("sides-colouring")),
];
