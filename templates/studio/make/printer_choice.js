// Which printer the files to print are corrected for.

import { h } from "../app/dom.js";
import { afterRedraw, redraw } from "../app/redraw.js";
import { language, t } from "../language/words.js";
import { button, dropdown } from "../view/controls.js";
import { icon } from "../view/icon.js";
import { measurePrinter } from "./printer_panel.js";
import { choosePrinter, chosenPrinter, forgetPrinter, measuredOn, printers } from "./printers.js";
import { theSet } from "./set.js";

export function printerChoice() {
  const printer = chosenPrinter();
  const options = [
    { value: "", text: t("printer-none") },
    ...printers().map(({ name }) => ({ value: name, text: name })),
  ];
  const choose = (/** @type {string} */ name) => {
    choosePrinter(name || null);
    redraw();
  };
  const forget = () => {
    if (printer) forgetPrinter(printer.name);
    afterRedraw(() =>
      /** @type {HTMLElement | null} */ (document.querySelector(".printer :is(select, button)"))?.focus(),
    );
    redraw();
  };
  return [
    h("h3", null, t("printer")),
    h(
      "div.printer",
      null,
      printers().length > 0 && dropdown(t("printer"), options, printer?.name ?? "", choose, "boxed"),
      button(t("printer-measure"), { symbol: "ruler", act: measurePrinter }),
      printer && button(t("forget", { title: printer.name }), { symbol: "trash", alone: true, act: forget }),
    ),
    printer && effect(printer),
  ];
}

/** What is corrected, or that this paper was not measured yet. @param {import("../service/types.js").Printer} printer */
function effect(printer) {
  const { name } = printer;
  const found = measuredOn(printer);
  if (!found)
    return h(
      "p.note",
      null,
      icon("warn"),
      h("span", null, t("printer-unmeasured", { name, paper: theSet().reading?.paper ?? "" })),
    );
  const [across, down] = found.scale.map(correctionOf);
  const words =
    across === down
      ? t("printer-corrected", { name, change: across })
      : t("printer-corrected-both", { name, across, down });
  return h("p.soft", { role: "status" }, words);
}

/** How much larger things are drawn, so that the printer makes them as they were meant. @param {number} scale what the printer makes of them */
const correctionOf = (scale) =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 2, signDisplay: "exceptZero" }).format(
    1 / scale - 1,
  );
