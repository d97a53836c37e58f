// The photograph with the ring that is cut out of it: dragged, or moved by the arrow keys.

import { h } from "../../app/dom.js";
import { redraw } from "../../app/redraw.js";
import { jpeg, sheet } from "../cut.js";

/** @typedef {import("../../storage/database.js").Photograph} Photograph */

/** How far an arrow key moves the ring, in parts of the photograph. */
const STEP = 0.02;

/** The long side of what is shown of a photograph, in pixels: a browser keeps what it has decoded, whole. */
const SHOWN = 720;

/** What is shown of a photograph, once it is drawn, and its own size. @typedef {{ address: string | undefined, width: number, height: number }} Shown */

/** @type {WeakMap<Blob, Shown>} */
const sources = new WeakMap();
/** Frees the addresses of photographs that nobody holds any more. @type {FinalizationRegistry<string>} */
const forgotten = new FinalizationRegistry((address) => URL.revokeObjectURL(address));

/** @param {Photograph} photograph */
export const sourceAddress = ({ source }) => sourceOf(source).address;

/** @param {Blob} source */
function sourceOf(source) {
  let known = sources.get(source);
  if (!known) {
    known = { address: undefined, width: 1, height: 1 };
    sources.set(source, known);
    void draw(source, known).then(redraw);
  }
  return known;
}

/** @param {Blob} source @param {Shown} shown */
async function draw(source, shown) {
  const whole = await createImageBitmap(source);
  const scale = Math.min(1, SHOWN / Math.max(whole.width, whole.height));
  const { canvas, pen } = sheet(whole.width * scale, whole.height * scale);
  pen.drawImage(whole, 0, 0, canvas.width, canvas.height);
  [shown.width, shown.height] = [whole.width, whole.height];
  whole.close();
  shown.address = URL.createObjectURL(await jpeg(canvas));
  forgotten.register(source, shown.address);
}

/** @param {number} value */
const within = (value) => Math.min(Math.max(value, 0), 1);

/** A point of the turned photograph, as a point of the one before. @param {number} u @param {number} v @param {number} turn quarters, clockwise */
function turnedBack(u, v, turn) {
  const [x, y] = [
    [u, v],
    [v, 1 - u],
    [1 - u, 1 - v],
    [1 - v, u],
  ][turn];
  return { x: within(x), y: within(y) };
}

/** What the ring cuts out, in parts of the photograph; the ring stays within it. @param {Photograph} photograph */
function ringOf({ source, part, x, y }) {
  const { width, height } = sourceOf(source);
  const side = part * Math.min(width, height);
  /** @param {number} middle @param {number} reach */
  const kept = (middle, reach) => Math.min(Math.max(middle, reach), 1 - reach);
  const [across, down] = [side / width, side / height];
  return { x: kept(x, across / 2), y: kept(y, down / 2), across, down };
}

/** Lays a photograph over a square so that this shows what the ring cuts out. @param {Photograph} photograph */
export function cutOut(photograph) {
  const { x, y, across, down } = ringOf(photograph);
  return {
    width: `${100 / across}%`,
    height: `${100 / down}%`,
    left: `${50 - (x * 100) / across}%`,
    top: `${50 - (y * 100) / down}%`,
    "transform-origin": `${x * 100}% ${y * 100}%`,
    rotate: `${photograph.turn * 90}deg`,
  };
}

/**
 * @param {Photograph} photograph
 * @param {string} label
 * @param {(changed: { x: number, y: number }) => void} move
 */
export function cropFrame(photograph, label, move) {
  const { address, width, height } = sourceOf(photograph.source);
  const { x, y, across } = ringOf(photograph);
  const drag = (/** @type {PointerEvent} */ event) => {
    if (!event.buttons) return;
    const frame = /** @type {HTMLElement} */ (event.currentTarget);
    if (event.type === "pointerdown") frame.setPointerCapture(event.pointerId);
    const box = frame.getBoundingClientRect();
    move(turnedBack((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height, photograph.turn));
    redraw();
  };
  const nudge = (/** @type {KeyboardEvent} */ event) => {
    const [dx, dy] =
      { ArrowLeft: [-STEP, 0], ArrowRight: [STEP, 0], ArrowUp: [0, -STEP], ArrowDown: [0, STEP] }[event.key] ?? [];
    if (dx === undefined || dy === undefined) return;
    event.preventDefault();
    move({ x: within(x + dx), y: within(y + dy) });
    redraw();
  };
  const told = `${Math.round(x * 100)} %, ${Math.round(y * 100)} %`;
  return h(
    "div.crop-room",
    null,
    h(
      "div.crop-frame",
      {
        class: width < height ? "upright" : "",
        onpointerdown: drag,
        onpointermove: drag,
        style: { "aspect-ratio": `${width} / ${height}`, rotate: `${photograph.turn * 90}deg` },
      },
      h("img", { src: address, alt: "", draggable: "false" }),
      h("span.crop-ring", {
        role: "slider",
        tabindex: "0",
        "aria-label": label,
        "aria-valuemin": 0,
        "aria-valuemax": 100,
        "aria-valuenow": Math.round(x * 100),
        "aria-valuetext": told,
        onkeydown: nudge,
        style: { left: `${x * 100}%`, top: `${y * 100}%`, width: `${across * 100}%` },
      }),
    ),
  );
}
