// The files to print, to cut or to look at, made when they are chosen; and what to buy.

import { classes, h } from "../app/dom.js";
import { redraw } from "../app/redraw.js";
import { language, t } from "../language/words.js";
import { open } from "../storage/download.js";
import { announce } from "../view/announce.js";
import { button, choice } from "../view/controls.js";
import { dialog } from "../view/dialog.js";
import { icon } from "../view/icon.js";
import { BUNDLES, choosePress, download, ensure, madeFiles, pressName } from "./bundles.js";
import { faultCount } from "./findings.js";
import { showFindings } from "./preflight.js";
import { printerChoice } from "./printer_choice.js";
import { shoppingList } from "./shopping.js";

/** Where it will be printed, each with its icon. */
const PLACES = /** @type {const} */ ([
  ["home", "print"],
  ["shop", "sticker"],
  ["machine", "scissors"],
  ["screen", "device"],
]);

let place = "home";
/** The chosen bundles of each place. @type {Record<string, string[]>} */
const chosen = { home: ["set"], shop: ["shop"], machine: ["dxf"], screen: ["svg"] };
let busy = false;

export function printPanel() {
  const bundles = BUNDLES[place].filter(({ applies }) => !applies || applies());
  const ready = chosen[place].filter((id) => bundles.some((bundle) => bundle.id === id));
  ready.forEach((id) => ensure(id));
  const first = madeFiles(ready[0] ?? "")?.[0];
  const faults = faultCount();
  const waiting = busy || ready.some((id) => !madeFiles(id));
  return dialog(
    t("print"),
    { kind: "wide", foot: foot(ready, first, waiting) },
    h(
      "div.print-columns",
      null,
      h(
        "div",
        null,
        faults > 0 && faultNote(faults),
        h("h3", null, t("print-where")),
        choice(
          t("print-where"),
          PLACES.map(([value, symbol]) => ({
            value,
            content: [
              icon(symbol),
              h("span", null, h("strong", null, t(`place-${value}`)), h("span.soft", null, t(`place-${value}-what`))),
            ],
          })),
          place,
          choosePlace,
          "places",
        ),
        place === "home" && printerChoice(),
        h("h3", null, t("files")),
        h("ul.files", null, bundles.map(row)),
        place === "shop" && pressProfile(),
      ),
      shoppingList(),
    ),
  );
}

/** What preflight says, in its own words, and the way to it: a phone has it behind this window. @param {number} count */
const faultNote = (count) =>
  h(
    "div.note",
    null,
    icon("warn"),
    h("p", null, t("verdict-fault", { count })),
    button(t("show-all", { count }), { act: showFindings }),
  );

/** @param {string} value */
function choosePlace(value) {
  place = value;
  redraw();
}

function pressProfile() {
  const chosenFile = (/** @type {Event} */ event) => {
    const file = /** @type {HTMLInputElement} */ (event.currentTarget).files?.[0];
    if (file) void choosePress(file);
  };
  return h(
    "label.drop",
    null,
    icon("open"),
    h("span", null, pressName() ?? t("press-profile")),
    h("input.unseen", { type: "file", accept: ".icc,.icm", onchange: chosenFile }),
  );
}

/** @param {import("./bundles.js").Bundle} bundle */
function row({ id }) {
  const files = madeFiles(id);
  const on = chosen[place].includes(id);
  const toggled = () => {
    chosen[place] = on ? chosen[place].filter((each) => each !== id) : [...chosen[place], id];
    redraw();
  };
  const bytes = files?.reduce((sum, { size }) => sum + size, 0) ?? 0;
  return h(
    "li",
    { key: id },
    h(
      "label",
      null,
      h("input", { type: "checkbox", checked: on, onchange: toggled }),
      h(
        "span",
        null,
        h("strong.code", null, files ? names(files) : t(`bundle-${id}`)),
        h("span.soft", null, t(`bundle-${id}-what`)),
      ),
      h(
        "span.size",
        { class: classes(on && !files && "waiting-words") },
        files ? sizeOf(bytes) : on ? t("making") : "",
      ),
    ),
  );
}

/** @param {File[]} files */
const names = (files) =>
  files.length > 3 ? `${files[0].name} … ${files.at(-1)?.name}` : files.map(({ name }) => name).join(", ");

/** @param {number} bytes */
const sizeOf = (bytes) =>
  new Intl.NumberFormat(language(), {
    style: "unit",
    unit: bytes < 1e6 ? "kilobyte" : "megabyte",
    maximumFractionDigits: bytes < 1e6 ? 0 : 1,
  }).format(bytes < 1e6 ? Math.ceil(bytes / 1e3) : bytes / 1e6);

/** @param {string[]} ids @param {File | undefined} first @param {boolean} waiting */
function foot(ids, first, waiting) {
  const show = () => {
    if (first && !open(first)) announce(t("popup-blocked"), "warn");
  };
  const take = async () => {
    busy = true;
    redraw();
    try {
      announce(t("saved-file", { name: await download(ids) }), "save");
    } finally {
      busy = false;
      redraw();
    }
  };
  return [
    h("p.soft", null, t("print-actual-size")),
    h(
      "div.pair",
      null,
      place === "home" && button(t("print-open"), { symbol: "print", disabled: waiting || !first, act: show }),
      button(t("download"), {
        symbol: "save",
        kind: "primary",
        disabled: waiting || !ids.length,
        busy: waiting,
        act: () => void take(),
      }),
    ),
  ];
}
