// Files of a set in all formats, made once for each text of the theme.

import { redraw } from "../app/redraw.js";
import { ask, askSet } from "../service/client.js";
import { language, t } from "../language/words.js";
import { fileOf, save } from "../storage/download.js";
import { writeZip } from "../storage/zip.js";
import { announce } from "../view/announce.js";
import { correction } from "./printers.js";
import { themeFile } from "./save.js";
import { fileName, filesOf, textOf, theSet } from "./set.js";

/**
 * `corrected`: for the printer that was measured.
 * @typedef {{ id: string, formats: string[], keep: (name: string) => boolean, dpi?: number, set?: string[], corrected?: boolean, applies?: () => boolean }} Bundle
 */

const hasLabel = () => textOf("pieces.label") !== "none";

/** What is offered where. @type {Record<string, Bundle[]>} */
export const BUNDLES = {
  home: [
    { id: "set", formats: ["pdf"], corrected: true, keep: (name) => name === "set.pdf" },
    {
      id: "parts",
      formats: ["pdf"],
      corrected: true,
      keep: (name) => name.endsWith(".pdf") && name !== "set.pdf" && name !== "label-test.pdf",
    },
    {
      id: "label-test",
      formats: ["pdf"],
      corrected: true,
      keep: (name) => name === "label-test.pdf",
      applies: hasLabel,
    },
    { id: "theme", formats: [], keep: () => true },
    { id: "calibration", formats: ["pdf"], keep: () => true },
  ],
  shop: [
    { id: "shop", formats: ["pdf"], set: ["colours.inks=cmyk"], keep: (name) => name === "set.pdf" },
    { id: "eps", formats: ["eps"], set: ["colours.inks=cmyk"], keep: (name) => name.endsWith(".eps") },
  ],
  machine: [
    { id: "dxf", formats: ["dxf"], keep: (name) => name.endsWith(".dxf") },
    { id: "cut-svg", formats: ["cut-svg"], keep: (name) => name.endsWith("-cut.svg") },
    { id: "png-300", formats: ["png"], dpi: 300, keep: (name) => name.startsWith("pieces") && name.endsWith(".png") },
  ],
  screen: [
    { id: "svg", formats: ["svg"], keep: (name) => name.endsWith(".svg") },
    { id: "png", formats: ["png"], dpi: 150, keep: (name) => name.endsWith(".png") },
  ],
};

/** The ICC profile of a press, if one was chosen. @type {import("../service/message.js").NamedFile | null} */
let press = null;

export const pressName = () => press?.name ?? null;

/** @param {File} file */
export async function choosePress(file) {
  press = { name: file.name, data: new Uint8Array(await file.arrayBuffer()) };
  made.clear();
  redraw();
}

/** @type {Map<string, File[] | null>} */
const made = new Map();
let madeFor = "";

/** What the files depend on, beside the photographs that the text names: the text, and the printer. */
const wished = () => JSON.stringify([theSet().text, correction()]);

/** The files of a bundle, once they are made. @param {string} id */
export const madeFiles = (id) => (madeFor === wished() ? made.get(id) : null) ?? null;

/** Begins to make a bundle, unless that was done for this wish. @param {string} id */
export function ensure(id) {
  const wish = wished();
  if (madeFor !== wish) {
    made.clear();
    madeFor = wish;
  }
  if (made.has(id)) return;
  made.set(id, null);
  const bundle = Object.values(BUNDLES)
    .flat()
    .find((each) => each.id === id);
  if (bundle) void make(bundle, wish);
}

/** @param {Bundle} bundle @param {string} wish */
async function make(bundle, wish) {
  /** @type {File[]} */
  let files = [];
  try {
    files = bundle.formats.length ? await asked(bundle, theSet().text) : [themeFile()];
  } catch (error) {
    announce(error instanceof Error ? error.message : t("broken"), "warn");
  }
  if (madeFor === wish) made.set(bundle.id, files);
  redraw();
}

/** @param {Bundle} bundle @param {string} text @returns {Promise<File[]>} */
async function asked({ id, formats, keep, dpi, set, corrected }, text) {
  const own = filesOf(theSet()).filter(({ name }) => name !== press?.name);
  if (press) own.push(press);
  const profile = id === "shop" && press ? `./${press.name}` : undefined;
  const printer = corrected ? correction() : undefined;
  const { files } =
    id === "calibration"
      ? await ask("calibrate", { paper: textOf("paper.size"), lang: language(), formats })
      : await askSet("make", { theme: { text, name: "theme.toml", set, profile }, formats, dpi, printer }, own);
  // A file with the whole set has its name.
  const named = (/** @type {string} */ name) => name.replace(/^set\./, `${fileName()}.`);
  return files.filter(({ name }) => keep(name)).map(({ name, data }) => fileOf(named(name), data.slice()));
}

/** Saves one file as it is, and several in a zip. Returns the name. @param {string[]} ids */
export async function download(ids) {
  const files = ids.flatMap((id) => madeFiles(id) ?? []);
  if (files.length === 1) {
    await save(files);
    return files[0].name;
  }
  const entries = await Promise.all(
    files.map(async (file) => ({ name: file.name, data: new Uint8Array(await file.arrayBuffer()) })),
  );
  const zip = fileOf(`${fileName()}.zip`, writeZip(entries));
  await save([zip]);
  return zip.name;
}
