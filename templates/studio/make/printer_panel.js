// Measures a printer: what is read off its calibration page is entered here.

import { h } from "../app/dom.js";
import { redraw } from "../app/redraw.js";
import { language, t } from "../language/words.js";
import { Refusal } from "../service/client.js";
import { save, fileOf } from "../storage/download.js";
import { ask } from "../service/client.js";
import { announce } from "../view/announce.js";
import { button } from "../view/controls.js";
import { dialog, showDialog } from "../view/dialog.js";
import { icon } from "../view/icon.js";
import { fact } from "./facts.js";
import { chosenPrinter, keepMeasured, LONGEST_NAME } from "./printers.js";
import { theSet } from "./set.js";

/** @typedef {import("./printers.js").Readings} Readings */
/** @typedef {keyof Readings} Reading */

/** What is entered. @type {Readings & { name: string }} */
const entered = { name: "", width: "", height: "", left: "", top: "" };
/** The field that is wrong, and why. @type {{ field: string, why: string } | null} */
let wrong = null;

/** Begins anew, with the printer that is chosen. */
export function measurePrinter() {
  Object.assign(entered, { name: chosenPrinter()?.name ?? "", width: "", height: "", left: "", top: "" });
  wrong = null;
  showDialog("printer");
}

export function printerPanel() {
  const paper = theSet().reading?.paper ?? "";
  const page = /** @type {{ crosses_mm: number[] } | null} */ (fact("calibrate", { paper }));
  const [across, down] = page?.crosses_mm ?? [];
  return dialog(
    t("printer-measure"),
    {
      foot: [
        h("p.soft", null, t("printer-kept")),
        h(
          "div.pair",
          null,
          button(t("cancel"), { act: () => showDialog("print") }),
          button(t("printer-keep"), { symbol: "check", kind: "primary", act: () => void finish() }),
        ),
      ],
    },
    h(
      "ol.printer-steps",
      null,
      h(
        "li",
        null,
        t("printer-print", { paper }),
        button(t("printer-page"), { symbol: "save", act: () => void takePage(paper) }),
      ),
      h("li", null, t("printer-lay")),
      h(
        "li",
        null,
        t("printer-enter"),
        h(
          "div.readings",
          null,
          reading("width", page ? t("printer-should", { size: across }) : ""),
          reading("height", page ? t("printer-should", { size: down }) : ""),
          reading("left", t("printer-crease-left")),
          reading("top", t("printer-crease-top")),
        ),
      ),
      h(
        "li",
        null,
        t("printer-call"),
        field("name", t("printer-name"), { maxlength: LONGEST_NAME, autocomplete: "off" }),
      ),
    ),
  );
}

/** @param {Reading} name @param {string} more */
const reading = (name, more) =>
  field(name, t(`printer-${name}`), { inputmode: "decimal", autocomplete: "off" }, h("span.soft", null, more));

/** @param {Reading | "name"} name @param {string} label @param {object} properties @param {import("../app/dom.js").Child} [more] */
function field(name, label, properties, more) {
  const fault = wrong?.field === name ? wrong.why : null;
  const typed = (/** @type {Event} */ event) => {
    entered[name] = /** @type {HTMLInputElement} */ (event.currentTarget).value;
    if (fault) wrong = null;
    redraw();
  };
  return h(
    "label.field",
    // The page that is printed names its blanks so.
    { key: name, title: name === "name" ? null : `--${name}` },
    h("span", null, label),
    h("input", {
      type: "text",
      id: `printer-${name}`,
      value: entered[name],
      oninput: typed,
      "aria-invalid": fault ? "true" : null,
      "aria-describedby": fault ? "printer-fault" : null,
      ...properties,
    }),
    fault ? h("span.field-fault", { id: "printer-fault", role: "alert" }, icon("warn"), fault) : more,
  );
}

/** @param {string} paper */
async function takePage(paper) {
  const { files } = await ask("calibrate", { paper, lang: language(), formats: ["pdf"] });
  await save(files.map(({ name, data }) => fileOf(name, data.slice())));
  announce(t("saved-file", { name: files[0].name }), "save");
}

/** Keeps what was entered, or tells at its field what is wrong. */
async function finish() {
  const { name, ...readings } = entered;
  wrong = null;
  if (Object.values(readings).every((text) => !text.trim())) wrong = { field: "width", why: t("printer-nothing") };
  else if (!name.trim()) wrong = { field: "name", why: t("printer-nameless") };
  else {
    try {
      await keepMeasured(name.trim(), readings);
      showDialog("print");
      return;
    } catch (error) {
      wrong = wrongField(error);
    }
  }
  redraw();
  document.getElementById(`printer-${wrong.field}`)?.focus();
}

/** The codes of the program name the reading: `wrong-left`, `implausible-width`. @param {unknown} error */
function wrongField(error) {
  const fault = error instanceof Refusal ? error.faults[0] : null;
  const [, how, field] = /^(wrong|implausible)-(width|height|left|top)$/.exec(fault?.code ?? "") ?? [];
  if (!field) return { field: "name", why: fault?.message ?? String(error) };
  if (how === "implausible")
    return { field, why: t(`printer-implausible-${field === "left" || field === "top" ? "shift" : "size"}`) };
  return { field, why: t(field === "left" || field === "top" ? "printer-no-shift" : "printer-no-size") };
}
