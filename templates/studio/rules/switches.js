// The switches of a ruleset, in the order in which a game asks for them.

import { classes, h } from "../app/dom.js";
import { knows, language, t } from "../language/words.js";
import { button, choice, toggle } from "../view/controls.js";
import { icon } from "../view/icon.js";
import { flip, shown } from "./state.js";

/** @typedef {import("../service/types.js").Switch} Switch */

/** @type {[string, RegExp][]} */
const GROUPS = [
  ["river", /^(swims|capture-.*water)$/],
  ["leap", /^leap/],
  ["capture", /^(strength|equal-strength|.*-takes-.*)$/],
  ["traps", /trap/],
  ["dens", /den/],
  ["end", /./],
];

/** Values with so many letters in all stand in one row. */
const SHORT = 26;

/** The width of a text in letters: a character of Chinese or Japanese is as wide as two. @param {string} text */
const columns = (text) => [...text].reduce((sum, letter) => sum + (letter >= "\u2e80" ? 2 : 1), 0);

/** A text of a switch or a value; the program's own word where there is none. @param {string} id @param {string} own */
const word = (id, own) => (knows(id) ? t(id) : own);

/** An animal by its name in the page's language. @param {string} id */
const animal = (id) => word(`animal-${id}`, id);

/** @param {string} name @param {string} label */
export function switchName(name, label) {
  const [, attacker, victim] = /^(.+)-takes-(.+)$/.exec(name) ?? [];
  return attacker && !knows(`switch-${name}`)
    ? t("switch-takes", { attacker: animal(attacker), victim: animal(victim) })
    : word(`switch-${name}`, label);
}

/** A value in words; lists of animals by their names. @param {string} value */
export function valueName(value) {
  if (knows(`value-${value}`)) return t(`value-${value}`);
  const comma = /^(zh|ja)/.test(language()) ? "、" : ", ";
  return value.replace(/[a-z-]+/g, animal).replaceAll(", ", comma);
}

export function switchGroups() {
  const switches = shown.ruleset?.switches ?? [];
  const taken = new Set();
  return GROUPS.map(([group, pattern]) => {
    const own = switches.filter(({ name }) => !taken.has(name) && pattern.test(name));
    own.forEach(({ name }) => taken.add(name));
    return (
      own.length > 0 &&
      h(
        "section.switches",
        { key: group, "aria-label": t(`switches-${group}`) },
        h("h2", null, t(`switches-${group}`)),
        own.map(row),
      )
    );
  });
}

/** @param {Switch} each */
function row(each) {
  const { name, label, value, values, basis } = each;
  // Notes of a ruleset are in its author's language, which the reader may not know.
  const note = language() === "en" ? each.note : null;
  const own = shown.own.has(name);
  const usual = shown.plain?.switches.find((other) => other.name === name)?.value ?? value;
  const title = switchName(name, label);
  return h(
    "div.switch",
    { key: name, class: classes(own && "own") },
    h(
      "p",
      null,
      title,
      // A sign is for those who can read what it stands for.
      note &&
        basis &&
        basis !== "text" &&
        h("span.basis", null, basis === "reading" ? "*" : basis === "disputed" ? "‡" : "†"),
    ),
    h(
      "div.switch-set",
      null,
      control(name, title, value, values.includes(usual) ? values : [usual, ...values]),
      own && button(t("as-before"), { symbol: "undo", alone: true, act: () => flip(name, usual) }),
    ),
    note && h("p.soft", null, note),
  );
}

/** @param {string} name @param {string} title @param {string} value @param {string[]} values */
function control(name, title, value, values) {
  if (name === "swims") {
    const kinds = shown.ruleset?.kinds ?? [];
    return h(
      "div.toggles",
      { role: "group", "aria-label": title },
      kinds.map(({ id, swims }) => toggle(animal(id), swims, (on) => flip(`${id}.swims`, String(on)))),
    );
  }
  const possible = values.includes(value) ? values : [value, ...values];
  if (possible.length > 1) {
    const all = possible.map((each) => ({
      value: each,
      content: valueName(each),
    }));
    const short = all.reduce((sum, { content }) => sum + columns(content), 0) <= SHORT;
    return choice(title, all, value, (chosen) => flip(name, chosen), short ? "joined" : "chips");
  }
  const fixed = t("switch-fixed");
  return h(
    "p.switch-value",
    { title: fixed },
    icon("lock"),
    h("span", null, valueName(value), h("span.unseen", null, ` (${fixed})`)),
  );
}
