// What the clocks show between two answers of the program, which alone decides when a flag falls.

import { language } from "../language/words.js";
import { other } from "./types.js";

/** @typedef {import("./types.js").Side} Side */
/** @typedef {import("./types.js").Clocks} Clocks */

/** Below this tenths of a second are shown, in milliseconds. */
export const SHORT = 20_000;
const UNITS = { h: 3_600_000, m: 60_000, s: 1000 };

/** Milliseconds of a duration such as 1h30m or 0.5s. @param {string} text */
export function durationOf(text) {
  const parts = [...text.matchAll(/([\d.]+)([hms])/g)];
  return parts.reduce((sum, [, number, unit]) => sum + Number(number) * UNITS[/** @type {"h"} */ (unit)], 0);
}

/** The length of a period of byo-yomi, and how many there are; none otherwise. @param {string} control */
function periodsOf(control) {
  const [, count, length] = /byoyomi (\d+)x(\S+)/.exec(control) ?? [];
  return count ? { count: Number(count), length: durationOf(length) } : null;
}

/**
 * What a side's clock shows: the time, and the periods of byo-yomi that are left, if it is in them.
 * @param {Clocks} clocks as the program told them
 * @param {number} told when that was
 * @param {Side} side
 * @param {number} now
 * @returns {{ ms: number, periods: number | null }}
 */
export function shownTime(clocks, told, side, now) {
  const { ms, periods } = clocks[side];
  const byoYomi = periodsOf(clocks.controls[side === "white" ? 0 : 1]);
  if (clocks.turn !== side || clocks.flag === null) {
    const isSand = clocks.flag !== null && clocks.controls[side === "white" ? 1 : 0].includes("hourglass");
    // What one glass loses, the other gains.
    const gained = isSand ? Math.min(now - told, clocks[other(side)].ms) : 0;
    if (byoYomi && ms === 0) return { ms: byoYomi.length, periods };
    return { ms: ms + gained, periods: null };
  }
  const left = Math.max(clocks.flag - now, 0);
  if (byoYomi) {
    const main = left - periods * byoYomi.length;
    if (main > 0) return { ms: main, periods: null };
    const count = Math.ceil(left / byoYomi.length);
    return { ms: left - Math.max(count - 1, 0) * byoYomi.length, periods: count };
  }
  // What is left of the turn may be longer than the clock shows: a delay comes first.
  return { ms: Math.min(left, ms), periods: null };
}

/** @param {number} ms */
export function clockText(ms) {
  const tenths = ms < SHORT;
  const seconds = tenths ? Math.floor(ms / 100) / 10 : Math.ceil(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const rest = seconds % 60;
  if (tenths) return `0:${two(Math.floor(rest))}${decimalPoint()}${Math.round((rest % 1) * 10) % 10}`;
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

const decimalPoint = () =>
  new Intl.NumberFormat(language()).formatToParts(0.5).find(({ type }) => type === "decimal")?.value ?? ".";
