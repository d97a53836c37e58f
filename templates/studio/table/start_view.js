// Before a game: who plays, by which rules, with which clock.

import { h } from "../app/dom.js";
import { t } from "../language/words.js";
import { designName } from "../make/wall.js";
import { button, choice, dropdown, walk } from "../view/controls.js";
import { figure, icon } from "../view/icon.js";
import { clockChoice, line } from "./clock_choice.js";
import { keptGames } from "./kept_games.js";
import { openFile } from "./incoming.js";
import { LEVELS } from "./opponent.js";
import { rulesetName } from "./rules_title.js";
import { agree, known, saveSet, sitDown, start } from "./start_state.js";
import { rulesetNames } from "./rulesets.js";

/** Designs whose boards are offered, beside sets of this device. */
const LOOKS = ["classic", "new-year", "night", "indigo", "imperial", "clear", "large"];
const KINDS = /** @type {const} */ ([
  ["two", "hand"],
  ["real", "ask"],
  ["program", "paw"],
]);

const KIND_NAMES = { two: "table-two", real: "table-real", program: "table-against" };

export function startView() {
  return h(
    "div.table-start",
    { key: "start" },
    h("div.table-start-head", null, h("h1", null, t("table-title")), h("p.lead", null, t("table-lead"))),
    keptGames(),
    h(
      "div.table-columns",
      null,
      h("section", null, h("h2", null, t("table-who")), who(), names()),
      h("section", null, h("h2", null, t("table-by-rules")), rules(), clockChoice()),
    ),
    h(
      "div.table-start-do",
      null,
      button(t("table-sit-down"), { symbol: "play", kind: "print", act: () => void sitDown() }),
      h(
        "label.button",
        null,
        icon("open"),
        h("span", null, t("table-open")),
        h("input.unseen", { type: "file", accept: ".pgn,.journal,.json,.txt,text/plain", onchange: chosen }),
      ),
    ),
  );
}

/** @param {Event} event */
function chosen(event) {
  const field = /** @type {HTMLInputElement} */ (event.currentTarget);
  const [file] = field.files ?? [];
  field.value = "";
  if (file) void openFile(file);
}

function who() {
  return [
    choice(
      t("table-who"),
      KINDS.map(([value, symbol]) => ({
        value,
        name: t(KIND_NAMES[value]),
        content: [
          icon(symbol),
          h("span", null, h("strong", null, t(KIND_NAMES[value])), h("span.soft", null, t(`table-${value}-what`))),
        ],
      })),
      start.kind,
      (kind) => agree({ kind }),
      "table-kinds",
    ),
    start.kind === "program" && [levels(), colour()],
  ];
}

function levels() {
  return h(
    "div.table-levels",
    { role: "radiogroup", "aria-label": t("table-level"), onkeydown: walk, key: "levels" },
    [...LEVELS].map(([level, { animal }]) =>
      h(
        "button",
        {
          type: "button",
          role: "radio",
          key: level,
          "aria-checked": String(level === start.level),
          tabindex: level === start.level ? "0" : "-1",
          onclick: () => agree({ level }),
        },
        figure(animal),
        h("strong", null, t(`table-level-${level}`)),
        h("span.soft", null, t(`table-level-${level}-what`)),
      ),
    ),
  );
}

const colour = () =>
  h(
    "div.field",
    { key: "colour" },
    h("span", null, t("table-your-side")),
    choice(
      t("table-your-side"),
      [
        { value: /** @type {const} */ ("white"), content: t("table-first") },
        { value: /** @type {const} */ ("black"), content: t("table-second") },
      ],
      start.human,
      (human) => agree({ human }),
    ),
  );

function names() {
  const labels = start.kind === "program" ? ["table-your-name"] : ["table-first-name", "table-second-name"];
  return h(
    "div.table-names",
    { key: `names-${labels.length}` },
    labels.map((label, index) =>
      h(
        "label.field",
        { key: label },
        h("span", null, t(label)),
        h("input", {
          type: "text",
          maxlength: 60,
          autocomplete: "off",
          value: start.names[index],
          oninput: (/** @type {Event} */ event) => {
            start.names[index] = /** @type {HTMLInputElement} */ (event.currentTarget).value;
          },
        }),
      ),
    ),
  );
}

function rules() {
  const { carried } = start;
  const looks = [
    ...LOOKS.map((look) => ({ value: look, text: designName(look) })),
    { value: "plain", text: t("table-look-plain") },
    ...known.sets.map(({ id, title, design }) => ({ value: `set ${id}`, text: title || designName(design) })),
    ...(carried ? [{ value: "carried", text: carried.title || designName(carried.look) }] : []),
  ];
  const isSet = carried !== null || start.set !== null;
  const look = carried ? "carried" : start.set ? `set ${start.set}` : start.look;
  return [
    line(t("table-set"), dropdown(t("table-set"), looks, look, chooseLook, "boxed")),
    isSet
      ? h(
          "div.table-hint",
          { key: "of-set" },
          h("p.soft", null, t("table-set-rules")),
          button(t("table-set-file"), { symbol: "share", kind: "link", act: () => void saveSet() }),
        )
      : line(
          t("table-rules"),
          dropdown(
            t("table-rules"),
            rulesetNames().map((name) => ({ value: name, text: rulesetName(name) })),
            start.rules.name,
            (name) => agree({ rules: { name, switches: [] } }),
            "boxed",
          ),
        ),
    start.rules.switches.length > 0 &&
      !isSet &&
      h("p.soft.table-hint", { key: "house" }, t("table-house-rules", { count: start.rules.switches.length })),
  ];
}

/** @param {string} value */
function chooseLook(value) {
  if (value.startsWith("set ")) agree({ set: value.slice(4), carried: null });
  else if (value !== "carried") agree({ set: null, carried: null, look: value });
}
