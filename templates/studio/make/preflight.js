// Before printing: what is wrong or could be better, and what mends it with one tap.

import { h } from "../app/dom.js";
import { t } from "../language/words.js";
import { announce } from "../view/announce.js";
import { button } from "../view/controls.js";
import { showDialog } from "../view/dialog.js";
import { icon } from "../view/icon.js";
import { mendsOf } from "./mends.js";
import { textOf, theSet } from "./set.js";
import { look, lookAt, stage } from "./stage_state.js";

/** @typedef {import("../service/types.js").Finding} Finding */

const ORDER = ["fault", "warning", "advice"];

/** Findings, the worst first; those that one tap mends together are one. */
function findings() {
  const all = [...(theSet().check?.findings ?? [])].sort(
    (a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity),
  );
  return all.filter(
    (finding, index) => all.findIndex(({ code, place }) => code === finding.code && place === finding.place) === index,
  );
}

export function preflight() {
  const set = theSet();
  const found = set.faults.length ? set.faults.map(faultLine) : findings().map(findingLine);
  /** @type {string} */
  const worst = found[0]?.severity ?? "good";
  const count = found.filter(({ severity }) => severity === worst).length;
  const verdict =
    set.check || set.faults.length ? t(`verdict-${worst}`, { count }) : t(set.busy ? "verdict-busy" : "verdict-none");
  return h(
    "div.preflight",
    { class: set.check || set.faults.length ? worst : "busy", key: "preflight" },
    h(
      "section.findings",
      { "aria-label": t("preflight") },
      h(
        "div.verdict",
        { role: "status" },
        h("span.stamp", { "aria-hidden": "true" }, icon(worst === "good" || worst === "advice" ? "check" : "warn")),
        h(
          "strong",
          null,
          verdict,
          worst === "advice" && h("span.more", null, " ", t("verdict-advice-more", { count })),
        ),
        h("span.soft", null, set.plan ? t("sheets-of", { count: set.pages.length, paper: textOf("paper.size") }) : ""),
        found.length > 0 &&
          h(
            "button.quiet",
            {
              class: found.length === 1 ? "single" : "",
              type: "button",
              "aria-expanded": String(stage.allFindings),
              onclick: () => look({ allFindings: !stage.allFindings }),
            },
            t(stage.allFindings ? "show-fewer" : "show-all", { count: found.length }),
            icon("down"),
          ),
      ),
      found.length > 0 &&
        h("ul", { class: stage.allFindings ? "all" : "" }, (stage.allFindings ? found : found.slice(0, 1)).map(line)),
    ),
    button(t("print"), { symbol: "print", kind: "print", disabled: !set.plan, act: () => showDialog("print") }),
  );
}

/** @typedef {{ key: string, severity: string, message: string, remedy: string, mends: { label: string, act: () => void }[] }} Line */

/** @param {Finding} finding @returns {Line} */
const findingLine = (finding) => ({
  ...finding,
  key: `${finding.code} ${finding.place}`,
  mends: mendsOf(finding).map(({ label, mend, part }) => ({
    label,
    act: () => {
      if (part) lookAt(part);
      mend();
      announce(label);
    },
  })),
});

/** What keeps the theme from being read; the file shows where, and a desk without pages leads there itself. @param {import("../service/message.js").Fault} fault @returns {Line} */
const faultLine = ({ message, hint = "", line: number }) => ({
  key: `${number} ${message}`,
  severity: "fault",
  message,
  remedy: hint,
  mends: stage.drawer || !theSet().pages.length ? [] : [{ label: t("show-file"), act: () => look({ drawer: "file" }) }],
});

/** @param {Line} shown */
const line = ({ key, severity, message, remedy, mends }) =>
  h(
    "li",
    { key, class: severity },
    icon(severity === "advice" ? "info" : "warn"),
    h("span.words", null, h("span", null, message), " ", !mends.length && h("span.soft", null, remedy)),
    h(
      "span.mends",
      null,
      mends.map(({ label, act }) => button(label, { kind: "mend", act })),
    ),
  );
