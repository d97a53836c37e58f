// What RULES shows: a ruleset with switches of one's own, or two rulesets beside each other.

import { redraw } from "../app/redraw.js";
import { language } from "../language/words.js";
import { ask, Refusal } from "../service/client.js";
import { writeValue } from "../service/toml.js";

/** @typedef {import("../service/types.js").Ruleset} Ruleset */
/** @typedef {import("../service/types.js").Comparison} Comparison */

export const shown = {
  base: "classic",
  /** Switches that differ from the base. @type {Map<string, string>} */
  own: new Map(),
  tab: /** @type {"own" | "compare"} */ ("own"),
  other: "tierschach",
  printed: false,
  /** On a narrow page only one of two columns is seen. */
  sheetFirst: false,
  /** @type {Ruleset | null} */
  ruleset: null,
  /** The base without own switches, to tell what has changed. @type {Ruleset | null} */
  plain: null,
  /** @type {Comparison | null} */
  comparison: null,
  /** @type {string | null} */
  refused: null,
};

/** @param {Partial<typeof shown>} changed */
export function show(changed) {
  Object.assign(shown, changed);
  redraw();
}

let work = new AbortController();

/** The default design with a ruleset: its sides have the names that the printed sheet has. @param {string} rules @param {string[]} switches */
const designWith = (rules, switches) => ({
  name: "classic",
  rules,
  set: switches.length ? [`switches=${writeValue(switches)}`] : [],
});

/** The design with the rules that are shown, as a request has it. */
export const requested = () =>
  designWith(
    shown.base,
    [...shown.own].map(([name, value]) => `${name}=${value}`),
  );

/** Asks for what is shown, anew. */
export async function load() {
  work.abort();
  work = new AbortController();
  const { signal } = work;
  const lang = language();
  try {
    if (shown.tab === "compare") {
      const { answer } = await ask("compare", { left: { name: shown.base }, right: { name: shown.other }, lang }, [], {
        signal,
      });
      return show({ comparison: /** @type {Comparison} */ (answer), refused: null });
    }
    const { answer } = await ask("rules", { theme: requested(), lang }, [], { signal });
    const ruleset = /** @type {Ruleset} */ (answer);
    const plain = shown.own.size
      ? (await ask("rules", { theme: designWith(shown.base, []), lang }, [], { signal })).answer
      : ruleset;
    show({ ruleset, plain: /** @type {Ruleset} */ (plain), refused: null });
  } catch (error) {
    if (!signal.aborted) show({ refused: error instanceof Refusal ? error.message : String(error) });
  }
}

/** @param {string} base */
export function choose(base) {
  show({ base, own: new Map() });
  void load();
}

/** @param {string} name @param {string} value */
export function flip(name, value) {
  const [kind] = name.split(".");
  const usual = name.endsWith(".swims")
    ? String(shown.plain?.kinds.find(({ id }) => id === kind)?.swims)
    : shown.plain?.switches.find((each) => each.name === name)?.value;
  if (value === usual) shown.own.delete(name);
  else shown.own.set(name, value);
  redraw();
  void load();
}

export function asBefore() {
  shown.own.clear();
  void load();
}
