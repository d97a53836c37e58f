// Changes of the set's text, so that each can be undone: by keys, by hand in the file, by photographs.

import { redraw } from "../app/redraw.js";
import { ask, Refusal } from "../service/client.js";
import { writeValue } from "../service/toml.js";
import { keepSet } from "./keeping.js";
import { produce } from "./produce.js";
import { theSet } from "./set.js";

/** @typedef {import("../service/toml.js").Value} Value */

/** How many steps can be undone. */
const MOST_STEPS = 200;

/** Changes are made one after the other, each on the text that the one before has left. */
let turn = Promise.resolve();
/** How many have not been made yet. */
let pending = 0;

/** Whether all that is known of the set is of its text as it will stay. */
export const isSettled = () => pending === 0 && !theSet().busy;

/** Sets keys, or removes those that are null. @param {Record<string, Value | null>} values */
export const change = (values) =>
  changeWritten(
    Object.entries(values).map(([key, value]) => ({ key, value: value === null ? null : writeValue(value) })),
  );

/** Sets keys to values that are written as TOML. @param {{ key: string, value: string | null }[]} changes */
export function changeWritten(changes) {
  const set = theSet();
  pending += 1;
  turn = turn.then(async () => {
    try {
      const { answer } = await ask("edit", { text: set.text, changes });
      rewrite(set, /** @type {{ text: string }} */ (answer).text);
    } catch (error) {
      if (!(error instanceof Refusal)) set.broken = String(error);
      else set.faults = error.faults;
      redraw();
    } finally {
      pending -= 1;
    }
  });
  return turn;
}

/** @param {import("./set.js").OpenSet} set @param {string} text */
export function rewrite(set, text) {
  set.draft = null;
  if (text !== set.text) {
    set.past = [...set.past.slice(-MOST_STEPS + 1), set.text];
    set.future = [];
    set.text = text;
  }
  refresh(set);
}

/** Makes the pages again, and keeps the set. @param {import("./set.js").OpenSet} set */
export function refresh(set) {
  void produce(set);
  keepSet(set);
}

export function undo() {
  step("past", "future");
}

export function redo() {
  step("future", "past");
}

/** @param {"past" | "future"} from @param {"past" | "future"} to */
function step(from, to) {
  const set = theSet();
  const text = set[from].at(-1);
  if (text === undefined) return;
  set[from] = set[from].slice(0, -1);
  set[to] = [...set[to], set.text];
  set.text = text;
  set.draft = null;
  refresh(set);
}

/** What is typed in the file: taken over as soon as the program can read it. @param {string} text */
export function typed(text) {
  const set = theSet();
  set.draft = text;
  clearTimeout(pause);
  pause = setTimeout(() => takeOver(set, text), 250);
  redraw();
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let pause;

/** @param {import("./set.js").OpenSet} set @param {string} text */
async function takeOver(set, text) {
  try {
    const files = [...set.files].map(([name, data]) => ({ name, data }));
    await ask("theme", { theme: { text, name: "theme.toml" } }, files);
    if (set.draft === text) rewrite(set, text);
  } catch (error) {
    if (error instanceof Refusal && set.draft === text) set.faults = error.faults;
  }
  redraw();
}
