// Two pieces of the open set, drawn with other values: what a choice would look like.

import { redraw } from "../app/redraw.js";
import { ask } from "../service/client.js";
import { stickerPicture } from "./easel.js";
import { filesOf, theSet } from "./set.js";

const SHOWN = ["tiger-w", "wolf-b"];
/** In pixels, twice what is shown. */
const SIZE = 116,
  GAP = 16;

/** @type {Map<string, string | null>} */
const samples = new Map();
let drawnFor = "";

/** The picture of two pieces, as soon as it is drawn. @param {string[]} values such as "face.art=seal" */
export function samplesOf(values) {
  const set = theSet();
  if (drawnFor !== set.text) {
    samples.clear();
    drawnFor = set.text;
  }
  const key = values.join();
  if (!samples.has(key)) {
    samples.set(key, null);
    void draw(set, values, key);
  }
  return samples.get(key) ?? null;
}

/** @param {import("./set.js").OpenSet} set @param {string[]} values @param {string} key */
async function draw(set, values, key) {
  const { text } = set;
  const source = { theme: { text, name: "theme.toml", set: values }, files: filesOf(set), parts: ["pieces"] };
  const terms = { behind: true };
  try {
    const { answer } = await ask("make", { theme: source.theme, parts: source.parts }, source.files, terms);
    const { pieces } = /** @type {import("../service/types.js").Plan} */ (answer);
    const row = { size: SIZE, gap: GAP };
    const picture = pieces && (await stickerPicture(source, SHOWN, pieces.sticker_mm, row, terms));
    if (drawnFor === text) samples.set(key, picture);
  } catch {
    // Without a picture the name of the choice must do.
  }
  redraw();
}
