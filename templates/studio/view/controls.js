// Controls: buttons, choices of one, steps of a number.

import { h } from "../app/dom.js";
import { t } from "../language/words.js";
import { icon } from "./icon.js";

/** @typedef {import("../app/dom.js").Child} Child */
/**
 * @typedef {{ symbol?: string, kind?: string, act?: () => void, pressed?: boolean, expanded?: boolean, disabled?: boolean,
 *   alone?: boolean, key?: string, controls?: string, busy?: boolean, first?: boolean }} ButtonOptions
 * `alone`: only the icon is seen, the label is told.
 */

/** Where there is no mouse, nothing can be dropped. */
const TOUCHED = matchMedia("(hover: none)");

export const canDrop = () => !TOUCHED.matches;

/** @param {string} label @param {ButtonOptions} options */
export function button(
  label,
  { symbol, kind, act, pressed, expanded, disabled, alone, key, controls, busy, first } = {},
) {
  return h(
    `button.button${kind ? `.${kind}` : ""}${alone ? ".alone" : ""}`,
    {
      type: "button",
      key,
      disabled,
      onclick: act,
      "aria-pressed": pressed === undefined ? null : String(pressed),
      "aria-expanded": expanded === undefined ? null : String(expanded),
      "aria-controls": controls,
      "aria-label": alone ? label : null,
      title: alone ? label : null,
      "aria-busy": busy ? "true" : null,
      "data-first": first,
    },
    symbol && icon(symbol),
    !alone && h("span", null, label),
  );
}

/**
 * A choice of one, as radio buttons that the arrow keys walk through.
 * @template T
 * @param {string} label
 * @param {{ value: T, content: Child, name?: string, kind?: string }[]} choices
 * @param {T | null} chosen
 * @param {(value: T) => void} choose
 * @param {string} kind how it looks: "joined", "chips", "cards" or "rows"
 */
export function choice(label, choices, chosen, choose, kind = "joined") {
  const reached = choices.some(({ value }) => value === chosen) ? chosen : choices[0]?.value;
  return h(
    `div.choice.${kind}`,
    { role: "radiogroup", "aria-label": label, onkeydown: walk },
    choices.map(({ value, content, name, kind: own }) =>
      h(
        "button",
        {
          type: "button",
          role: "radio",
          class: own,
          "aria-checked": String(value === chosen),
          "aria-label": name,
          tabindex: value === reached ? "0" : "-1",
          onclick: () => choose(value),
        },
        content,
      ),
    ),
  );
}

/** Arrow keys go to the next button of a group and press it. @param {KeyboardEvent} event */
export function walk(event) {
  const onward = document.documentElement.dir === "rtl" ? -1 : 1;
  const step = { ArrowRight: onward, ArrowDown: 1, ArrowLeft: -onward, ArrowUp: -1 }[event.key];
  if (!step || !(event.currentTarget instanceof HTMLElement)) return;
  const all = [
    .../** @type {NodeListOf<HTMLElement>} */ (event.currentTarget.querySelectorAll('[role="radio"], [role="tab"]')),
  ];
  const now = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const next = all[(now + step + all.length) % all.length];
  event.preventDefault();
  next.focus();
  next.click();
}

/**
 * A number, with a step down and a step up.
 * @param {string} label
 * @param {number} value
 * @param {number} least
 * @param {number} most
 * @param {(value: number) => void} choose
 */
export function stepper(label, value, least, most, choose) {
  return h(
    "div.stepper",
    { role: "group", "aria-label": label },
    h(
      "button",
      {
        type: "button",
        "aria-label": t("fewer", { what: label }),
        disabled: value <= least,
        onclick: () => choose(value - 1),
      },
      icon("minus"),
    ),
    h("output", { "aria-live": "polite" }, value),
    h(
      "button",
      {
        type: "button",
        "aria-label": t("more-of", { what: label }),
        disabled: value >= most,
        onclick: () => choose(value + 1),
      },
      icon("plus"),
    ),
  );
}

/**
 * A drop-down list.
 * @param {string} label
 * @param {{ value: string, text: string, lang?: string }[]} options
 * @param {string} value
 * @param {(value: string) => void} choose
 * @param {string} kind
 * @param {string} [symbol] an icon in front
 */
export function dropdown(label, options, value, choose, kind = "", symbol) {
  const chosen = (/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.currentTarget).value);
  return h(
    "span.dropdown",
    { class: kind },
    symbol && icon(symbol),
    h(
      "select",
      { "aria-label": label, value, onchange: chosen },
      options.map(({ value: each, text, lang }) => h("option", { value: each, lang, selected: each === value }, text)),
    ),
    icon("down"),
  );
}

/** @param {string} label @param {boolean} on @param {(on: boolean) => void} choose */
export function toggle(label, on, choose) {
  return h(
    "button.toggle",
    { type: "button", "aria-pressed": String(on), onclick: () => choose(!on) },
    icon(on ? "check" : "plus"),
    h("span", null, label),
  );
}
