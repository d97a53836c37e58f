// The squares of a board, to touch: an ARIA grid with one tab stop; arrow keys walk, Enter or a tap chooses.

import { classes, h } from "../app/dom.js";
import { afterRedraw, redraw } from "../app/redraw.js";

/** @typedef {import("../app/dom.js").Child} Child */
/** @typedef {{ across: string[], down: number[] }} Seen files from the left, rows from above */
/**
 * @typedef {{ label: string, isPicked: boolean, look: string, style?: Record<string, string>, content: Child }} Square
 * `look`: its classes
 */
/**
 * @typedef {{ kind: string, label: string, seen: Seen, first: string, style?: Record<string, string>, square: (name:
 *   string) => Square, choose: (name: string) => void }} Grid
 * `kind`: its class; `first`: where the keyboard begins
 */

/** A grid of squares: how it is drawn, and how the keyboard is taken to it. */
export function squareGrid() {
  /** Where the keyboard is. */
  let reached = "";

  const focus = () => document.getElementById(`square-${reached}`)?.focus();

  /** @param {KeyboardEvent} event @param {Seen} seen */
  function walk(event, { across, down }) {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const [file, row] = [across.indexOf(reached[0]), down.indexOf(Number(reached.slice(1)))];
    let next;
    if (step) next = [file + step[0], row + step[1]];
    else if (event.key === "Home") next = [0, row];
    else if (event.key === "End") next = [across.length - 1, row];
    else return;
    event.preventDefault();
    const [to, on] = [across[next[0]], down[next[1]]];
    if (to === undefined || on === undefined) return;
    reached = `${to}${on}`;
    redraw();
    afterRedraw(focus);
    focus();
  }

  /** @param {string} name @param {Grid} grid */
  function squareView(name, { square, choose }) {
    const { label, isPicked, look, style = {}, content } = square(name);
    return h(
      "button.square",
      {
        type: "button",
        role: "gridcell",
        key: name,
        id: `square-${name}`,
        "aria-label": label,
        "aria-selected": String(isPicked),
        tabindex: name === reached ? "0" : "-1",
        style,
        class: classes(look, isPicked && "picked"),
        onclick: () => {
          reached = name;
          choose(name);
        },
      },
      content,
    );
  }

  /** @param {Grid} grid */
  function view(grid) {
    const { kind, label, seen, first, style = {} } = grid;
    const { across, down } = seen;
    if (!across.includes(reached[0]) || !down.includes(Number(reached.slice(1)))) reached = first;
    return h(
      `div.${kind}`,
      {
        role: "grid",
        "aria-label": label,
        "aria-readonly": "true",
        style,
        onkeydown: (/** @type {KeyboardEvent} */ event) => walk(event, seen),
      },
      down.map((row) =>
        h(
          `div.${kind}-row`,
          { role: "row", key: `row-${row}` },
          across.map((file) => squareView(`${file}${row}`, grid)),
        ),
      ),
    );
  }

  return { view, focus };
}
