// Squares that are cut out of photographs, as fine as the stickers need them, and sent as files.

/** @typedef {import("./set.js").OpenSet} OpenSet */

/** Dots to the inch, printed. */
const DOTS = 600;
/** Fewer pixels are never cut out where the photograph has more. */
const FEWEST = 480;

/** How a file was cut: the side within the photograph, and the pixels that were made of it. @type {WeakMap<Uint8Array, { side: number, size: number }>} */
const cuts = new WeakMap();

/** @param {OpenSet} set @param {string} kind */
export async function cut(set, kind) {
  const { source, file, turn, x, y, part } = set.photographs[kind];
  const whole = await createImageBitmap(source);
  const side = part * Math.min(whole.width, whole.height);
  const size = pixels(set, side);
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
  const data = new Uint8Array(await (await jpeg(canvas)).arrayBuffer());
  cuts.set(data, { side, size });
  set.files.set(file, data);
}

/** How many pixels wide a cut is that has this side in its photograph. @param {OpenSet} set @param {number} side */
function pixels(set, side) {
  const printed = Math.round(((set.plan?.pieces?.sticker_mm ?? 25) / 25.4) * DOTS);
  return Math.round(Math.min(side, Math.max(printed, FEWEST)));
}

/** Cuts all photographs of a set, as after it was opened. @param {OpenSet} set */
export async function cutPhotographs(set) {
  for (const kind of Object.keys(set.photographs)) await cut(set, kind);
}

/** Cuts those anew that the stickers have outgrown, and tells whether there were any. @param {OpenSet} set */
export async function cutFiner(set) {
  const coarse = Object.entries(set.photographs).filter(([, { file }]) => {
    const data = set.files.get(file);
    const known = data && cuts.get(data);
    return known && known.size < pixels(set, known.side);
  });
  for (const [kind] of coarse) await cut(set, kind);
  return coarse.length > 0;
}

/** Where a side of this length begins around a middle, so that it stays within the whole. @param {number} middle @param {number} side @param {number} whole */
const clamped = (middle, side, whole) => Math.min(Math.max(middle - side / 2, 0), whole - side);

/** @param {number} width @param {number} height */
export function sheet(width, height) {
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

/** A drawing as a file; its pixels are freed at once, not when the browser comes to it. @param {HTMLCanvasElement} canvas @returns {Promise<Blob>} */
export async function jpeg(canvas) {
  /** @type {Blob | null} */
  const blob = await new Promise((done) => canvas.toBlob(done, "image/jpeg", 0.92));
  canvas.width = canvas.height = 0;
  if (!blob) throw new Error("no picture");
  return blob;
}
