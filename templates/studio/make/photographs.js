// Photographs of the animals: made smaller on this device, turned, and cut to a square around the face.

import { change, isSettled, refresh } from "./change.js";
import { cut, jpeg, sheet } from "./cut.js";
import { theSet } from "./set.js";

/** @typedef {import("../storage/database.js").Photograph} Photograph */
/** @typedef {import("./set.js").OpenSet} OpenSet */

/** The long side of what is kept of a photograph, in pixels. */
const KEPT = 2000;

/**
 * Takes photographs for kinds, in one change. What the browser cannot read is told and left out.
 * @param {[string, File][]} taken
 * @param {(file: File) => void} unreadable
 */
export async function takePhotographs(taken, unreadable) {
  const set = theSet();
  /** @type {Record<string, string | null>} */
  const names = {};
  for (const [kind, file] of taken) {
    try {
      names[`pictures.${kind}`] =
        file.type === "image/svg+xml" ? await drawn(set, kind, file) : await shot(set, kind, file);
      names[`pictures.focus.${kind}`] = null;
    } catch {
      unreadable(file);
    }
  }
  if (Object.keys(names).length) await change(names);
}

/** A drawing goes as it is. @param {OpenSet} set @param {string} kind @param {File} file */
async function drawn(set, kind, file) {
  const name = `${kind}.svg`;
  set.files.set(name, new Uint8Array(await file.arrayBuffer()));
  delete set.photographs[kind];
  return name;
}

/** @param {OpenSet} set @param {string} kind @param {File} file */
async function shot(set, kind, file) {
  const source = await madeSmaller(file);
  set.photographs[kind] = { source, file: `${kind}.jpg`, turn: 0, x: 0.5, y: 0.5, part: 1 };
  await cut(set, kind);
  return `${kind}.jpg`;
}

/** A picture that came with a file is cut like one that was taken here. @param {string} kind @param {string} file its name */
export function adoptPhotograph(kind, file) {
  const set = theSet();
  const data = set.files.get(file);
  // One that is being removed is not taken up again.
  if (!isSettled() || !data || !/\.(jpe?g|png)$/i.test(file) || set.photographs[kind]) return;
  const [x, y] = /** @type {number[]} */ (set.values.get(`pictures.focus.${kind}`) ?? [0.5, 0.5]);
  set.photographs[kind] = {
    source: new Blob([/** @type {BlobPart} */ (data)]),
    file: `${kind}.jpg`,
    turn: 0,
    x,
    y,
    part: 1,
  };
}

/** @param {string} kind */
export async function dropPhotograph(kind) {
  const set = theSet();
  delete set.photographs[kind];
  await change({ [`pictures.${kind}`]: null, [`pictures.focus.${kind}`]: null });
}

/** Turns, moves or resizes what is cut out; the pages follow when the hand rests. @param {string} kind @param {Partial<Photograph>} changed */
export function adjust(kind, changed) {
  const set = theSet();
  Object.assign(set.photographs[kind], changed);
  clearTimeout(rest);
  rest = setTimeout(async () => {
    const { file } = set.photographs[kind];
    await cut(set, kind);
    if (set.values.get(`pictures.${kind}`) === file) refresh(set);
    else await change({ [`pictures.${kind}`]: file, [`pictures.focus.${kind}`]: null });
  }, 250);
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let rest;

/** @param {File} file @returns {Promise<Blob>} */
async function madeSmaller(file) {
  const whole = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, KEPT / Math.max(whole.width, whole.height));
  const { canvas, pen } = sheet(whole.width * scale, whole.height * scale);
  pen.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  return jpeg(canvas);
}
