// A field that is typed into: what is typed is taken over when the hand rests, and at once when the field is left. Until
// the set has followed, the field shows what was typed, whatever else of the set is read meanwhile.

import { isSettled } from "./change.js";
import { openSet } from "./set.js";

/** How long the hand rests, in milliseconds. */
const REST = 600;

/**
 * @param {(text: string, left: boolean) => boolean} take takes the text over, if it is one that can be; `left` tells
 *   that the field was left
 */
export function typedField(take) {
  /** @type {{ set: import("./set.js").OpenSet | null, text: string, waits: boolean, taken: string | null } | null} */
  let typed = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest;

  const takeOver = (/** @type {boolean} */ left) => {
    clearTimeout(rest);
    if (!typed || typed.set !== openSet()) return;
    const { text } = typed;
    if (text !== typed.taken && take(text, left)) typed.taken = text;
    typed.waits = !left && text !== typed.taken;
  };

  return {
    /** What the field shows, where the set has this. @param {string | number} now */
    shown(now) {
      if (typed && (typed.set !== openSet() || (!typed.waits && isSettled()))) typed = null;
      return typed?.text ?? now;
    },
    /** How the field listens. */
    listeners: {
      oninput: (/** @type {Event} */ event) => {
        const text = /** @type {HTMLInputElement} */ (event.currentTarget).value;
        typed = { set: openSet(), text, waits: true, taken: typed?.taken ?? null };
        clearTimeout(rest);
        rest = setTimeout(() => takeOver(false), REST);
      },
      onchange: () => takeOver(true),
      onblur: () => takeOver(true),
    },
  };
}
