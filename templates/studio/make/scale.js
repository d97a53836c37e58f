// How large pages are on this screen.

import { settings } from "../storage/settings.js";
import { stage } from "./stage_state.js";

/** Room around a page, in pixels. */
const AROUND = 28;

/** The desk, in pixels. */
export const room = { width: 800, height: 600 };

/** Pixels per millimetre of this screen: measured with a card, or as CSS has it. */
export const realScale = () => settings.pixelsPerMillimetre ?? 96 / 25.4;

/** Pixels per millimetre of a page. @param {{ width: number, height: number }} page */
export function scaleOf(page) {
  if (stage.zoom === "real") return realScale();
  if (stage.zoom !== "whole") return stage.zoom;
  const around = Math.min(AROUND, room.width / 24);
  return Math.max(Math.min((room.width - 2 * around) / page.width, (room.height - 2 * around) / page.height), 0.1);
}

/** In pixels of the screen, of which one of CSS has several. @param {number} scale */
export const screenScale = (scale) => scale * devicePixelRatio;
