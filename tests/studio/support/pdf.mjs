// What other programs read in a PDF: whether it is sound, its boxes, its words, its pictures.

import { run } from "./program.mjs";

/** Points in a millimetre. */
const POINTS = 72 / 25.4;

/** @param {string} path */
export async function readPdf(path) {
  await run("qpdf", ["--check", path]);
  const { stdout: boxes } = await run("pdfinfo", ["-box", "-f", "1", "-l", "-1", path]);
  const { stdout: text } = await run("pdftotext", ["-layout", path, "-"]);
  const { stdout: pictures } = await run("pdfimages", ["-list", path]);
  return { pages: sizes(boxes, "MediaBox"), trimmed: sizes(boxes, "TrimBox"), text, pictures: widths(pictures) };
}

/** The widths of the pictures in pixels, each once. @param {string} list */
const widths = (list) => [
  ...new Set([...list.matchAll(/^ +\d+ +\d+ image +(\d+)/gm)].map(([, width]) => Number(width))),
];

/** The sizes of a box on every page, in whole millimetres. @param {string} boxes @param {string} name */
const sizes = (boxes, name) =>
  [...boxes.matchAll(new RegExp(`${name}: +([\\d.]+) +([\\d.]+) +([\\d.]+) +([\\d.]+)`, "g"))].map(
    ([, left, bottom, right, top]) =>
      [Number(right) - Number(left), Number(top) - Number(bottom)].map((side) => Math.round(side / POINTS)).join(" × "),
  );
