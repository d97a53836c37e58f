// The set as a file: its theme alone, or with its pictures in a zip.

import { t } from "../language/words.js";
import { fileOf, save } from "../storage/download.js";
import { writeZip } from "../storage/zip.js";
import { announce } from "../view/announce.js";
import { fileName, theSet } from "./set.js";
import { namedFiles } from "./theme_file.js";

/** The file of the set, to go on with elsewhere. */
export function themeFile() {
  const set = theSet();
  const name = fileName();
  if (!set.files.size) return fileOf(`${name}.toml`, set.text);
  const beside = namedFiles(set.text, set.files);
  return fileOf(
    `${name}.zip`,
    writeZip([{ name: `${name}.toml`, data: new TextEncoder().encode(set.text) }, ...beside]),
  );
}

export async function saveTheme() {
  const file = themeFile();
  await save([file]);
  announce(t("saved-file", { name: file.name }), "save");
}
