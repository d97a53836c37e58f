// Photographs of the animals: made smaller on this device, turned, cut to a square around the face, and sent as files.

import { theSet } from "./set.js";
import { change, refresh } from "./change.js";

/** @typedef {import("../storage/database.js").Photograph} Photograph */
/** @typedef {import("./set.js").OpenSet} OpenSet */

/** The long side of what is kept of a photograph, in pixels. */
const KEPT = 2000;
/** Dots to the inch, printed. */
const DOTS = 600;
/** Fewer pixels are never cut out where the photograph has more. */
const FEWEST = 480;

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
  if (!data || !/\.(jpe?g|png)$/i.test(file) || set.photographs[kind]) return;
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

/** Cuts all photographs of a set, as after it was opened. @param {OpenSet} set */
export async function cutPhotographs(set) {
  for (const kind of Object.keys(set.photographs)) await cut(set, kind);
}

/** @param {File} file @returns {Promise<Blob>} */
async function madeSmaller(file) {
  const whole = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, KEPT / Math.max(whole.width, whole.height));
  const { canvas, pen } = sheet(whole.width * scale, whole.height * scale);
  pen.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  return jpeg(canvas);
}

/** @param {OpenSet} set @param {string} kind */
async function cut(set, kind) {
  const { source, file, turn, x, y, part } = set.photographs[kind];
  const whole = await createImageBitmap(source);
  const side = part * Math.min(whole.width, whole.height);
  const printed = Math.round(((set.plan?.pieces?.sticker_mm ?? 25) / 25.4) * DOTS);
  const size = Math.round(Math.min(side, Math.max(printed, FEWEST)));
  const { canvas, pen } = sheet(size, size);
  pen.translate(size / 2, size / 2);
  pen.rotate((turn * Math.PI) / 2);
  pen.drawImage(
    whole,
    clamped(x * whole.width, side, whole.width),
    clamped(y * whole.height, side, whole.height),
    side,
    side,
    -size / 2,
    -size / 2,
    size,
    size,
  );
  whole.close();
  set.files.set(file, new Uint8Array(await (await jpeg(canvas)).arrayBuffer()));
}

/** Where a side of this length begins around a middle, so that it stays within the whole. @param {number} middle @param {number} side @param {number} whole */
const clamped = (middle, side, whole) => Math.min(Math.max(middle - side / 2, 0), whole - side);

/** @param {number} width @param {number} height */
function sheet(width, height) {
  const canvas = Object.assign(document.createElement("canvas"), {
    width: Math.round(width),
    height: Math.round(height),
  });
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  pen.imageSmoothingQuality = "high";
  // What is transparent becomes paper, not black.
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  return { canvas, pen };
}

/** @param {HTMLCanvasElement} canvas @returns {Promise<Blob>} */
const jpeg = (canvas) =>
  new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/jpeg", 0.92),
  );
