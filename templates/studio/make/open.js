// Opens a set: a shipped design, one kept on this device, a link, or a file (.toml, or .zip with pictures).

import { redraw } from "../app/redraw.js";
import { go } from "../app/routes.js";
import { language, t } from "../language/words.js";
import { ask } from "../service/client.js";
import { writeValue } from "../service/toml.js";
import { storedSet } from "../storage/database.js";
import { fromLink } from "../storage/link.js";
import { readZip } from "../storage/zip.js";
import { announce } from "../view/announce.js";
import { cutPhotographs } from "./cut.js";
import { keepSet, restored } from "./keeping.js";
import { produce } from "./produce.js";
import { newSet, openSet, put, themeText } from "./set.js";
import { resetStage } from "./stage_state.js";
import { themeAmong } from "./theme_file.js";

/**
 * Puts a set on the desk. One that was only looked at has no address of its own: it is nowhere on this device.
 * @param {import("./set.js").OpenSet} set
 * @param {boolean} kept whether it is to be kept from now on
 */
async function begin(set, kept) {
  put(set);
  resetStage();
  if (set.keeping !== "new") go(`#make/set/${set.id}`, true);
  await cutPhotographs(set);
  if (kept) keepSet(set);
  await produce(set);
}

/** Countries where the sheets of printers are Letter, not A4. */
const LETTER = ["US", "CA", "MX", "PH", "CL", "CO", "CR", "GT", "NI", "PA", "PR", "SV", "VE", "DO"];

const hasLetter = () => LETTER.includes(new Intl.Locale(navigator.language).region ?? "");

/**
 * A new set from a shipped design, on the paper of this country, its English words in the language of the page. It is kept
 * once something was changed.
 * @param {string} design
 */
export async function openDesign(design) {
  const open = openSet();
  if (open?.keeping === "new" && open.design === design) return;
  const set = newSet(design, themeText(design));
  set.keeping = "new";
  put(set);
  redraw();
  try {
    const { answer } = await ask("theme", { theme: { name: design } });
    if (openSet() !== set) return;
    const { languages, paper } = /** @type {import("../service/types.js").Reading} */ (answer);
    const own = [...new Set(languages.map((tag) => (tag === "en" ? language() : tag)))];
    if (own.join() !== languages.join()) set.text += `languages = ${writeValue(own)}\n`;
    if (paper === "A4" && hasLetter()) set.text += `paper.size = ${writeValue("Letter")}\n`;
    await begin(set, false);
  } catch (error) {
    announce(error instanceof Error ? error.message : t("broken"), "warn");
    go("#make", true);
  }
}

/** @param {string} id */
export async function openStored(id) {
  if (openSet()?.id === id) return;
  const known = await storedSet(id).catch(() => undefined);
  if (known) {
    await begin(await restored(known), false);
  } else {
    announce(t("set-lost"), "warn");
    go("#make", true);
  }
}

/** @param {string} letters */
export async function openLink(letters) {
  try {
    await begin(newSet("classic", await fromLink(letters)), true);
  } catch {
    announce(t("link-broken"), "warn");
    go("#make", true);
  }
}

/** @param {File[]} files the one with the theme, and pictures with it */
export async function openFiles(files) {
  try {
    const entries = (await Promise.all(files.map(entriesOf))).flat();
    const { text, files: beside } = themeAmong(entries);
    const set = newSet("classic", text);
    set.files = beside;
    await begin(set, true);
  } catch {
    announce(t("file-broken"), "warn");
    redraw();
  }
}

/** @param {File} file */
async function entriesOf(file) {
  const data = new Uint8Array(await file.arrayBuffer());
  return file.name.endsWith(".zip") ? readZip(data) : [{ name: file.name, data }];
}
