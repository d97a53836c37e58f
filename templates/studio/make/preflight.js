// Before printing: what is wrong or could be better, what mends it with one tap, and what is left as it is.

import { h } from "../app/dom.js";
import { t } from "../language/words.js";
import { announce } from "../view/announce.js";
import { button } from "../view/controls.js";
import { closeDialogFor, showDialog } from "../view/dialog.js";
import { icon } from "../view/icon.js";
import { canBeLeft, leaveFinding, leftFindings, lookAgain, openFindings } from "./findings.js";
import { mendsOf } from "./mends.js";
import { textOf, theSet } from "./set.js";
import { look, lookAt, stage } from "./stage_state.js";

/** @typedef {import("./findings.js").Found} Found */

export function preflight() {
  const set = theSet();
  const found = set.faults.length ? set.faults.map(faultLine) : openFindings().map(findingLine);
  const left = set.faults.length ? [] : leftFindings().map(leftLine);
  /** @type {string} */
  const worst = found[0]?.severity ?? "good";
  const count = found.filter(({ severity }) => severity === worst).length;
  const verdict =
    set.check || set.faults.length ? t(`verdict-${worst}`, { count }) : t(set.busy ? "verdict-busy" : "verdict-none");
  const shown = [...(stage.allFindings ? found : found.slice(0, 1)), ...(stage.leftFindings ? left : [])];
  return h(
    "div.preflight",
    { class: set.check || set.faults.length ? worst : "busy", key: "preflight" },
    h(
      "section.findings",
      { id: "findings", tabindex: "-1", "aria-label": t("preflight") },
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
        h(
          "div.folds",
          null,
          found.length > 0 && toggleAll(found.length),
          left.length > 0 && toggleLeft(left.length, found.length > 0),
        ),
      ),
      shown.length > 0 && h("ul", { class: stage.allFindings || stage.leftFindings ? "all" : "" }, shown.map(line)),
    ),
    button(t("print"), { symbol: "print", kind: "print", disabled: !set.plan, act: () => showDialog("print") }),
  );
}

/** @param {number} count */
const toggleAll = (count) =>
  h(
    "button.quiet",
    {
      class: count === 1 ? "single" : "",
      type: "button",
      key: "all",
      "aria-expanded": String(stage.allFindings),
      onclick: () => look({ allFindings: !stage.allFindings }),
    },
    t(stage.allFindings ? "show-fewer" : "show-all", { count }),
    icon("down"),
  );

/** @param {number} count @param {boolean} beside whether there are findings that are not left */
const toggleLeft = (count, beside) =>
  h(
    "button.quiet.left",
    {
      class: beside && !stage.allFindings ? "beside" : "",
      type: "button",
      key: "left",
      "aria-expanded": String(stage.leftFindings),
      onclick: () => look({ leftFindings: !stage.leftFindings }),
    },
    t("left-findings", { count }),
    icon("down"),
  );

/** Goes from a dialog to the findings, all of them. */
export function showFindings() {
  look({ allFindings: true, drawer: null });
  closeDialogFor("findings");
}

/** @typedef {{ label: string, act: () => void }} Act */
/**
 * A line of the list; `last` is no mend: it leaves the finding as it is, or takes it up again.
 * @typedef {{ key: string, severity: string, message: string, remedy: string, mends: Act[], last?: Act }} Line
 */

/** @param {Found} found @returns {Line} */
const findingLine = ({ finding, facts }) => ({
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
  last: canBeLeft(finding) ? { label: t("leave-finding"), act: () => leaveFinding(facts) } : undefined,
});

/** @param {Found} found @returns {Line} */
const leftLine = ({ finding, facts }) => ({
  ...finding,
  key: `left ${finding.code} ${finding.place}`,
  severity: "left",
  remedy: "",
  mends: [],
  last: { label: t("look-again"), act: () => lookAgain(facts) },
});

/** What keeps the theme from being read; the file shows where, and a desk without pages leads there itself. @param {import("../service/message.js").Fault} fault @returns {Line} */
const faultLine = ({ message, hint = "", line: number }) => ({
  key: `${number} ${message}`,
  severity: "fault",
  message,
  remedy: hint,
  mends: stage.drawer || !theSet().pages.length ? [] : [{ label: t("show-file"), act: () => look({ drawer: "file" }) }],
});

/** Icons of what is no fault and no warning. @type {Record<string, string>} */
const SIGNS = { advice: "info", left: "check" };

/** @param {Line} shown */
const line = ({ key, severity, message, remedy, mends, last }) =>
  h(
    "li",
    { key, class: severity },
    icon(SIGNS[severity] ?? "warn"),
    h("span.words", null, h("span", null, message), " ", !mends.length && h("span.soft", null, remedy)),
    h(
      "span.mends",
      null,
      mends.map(({ label, act }) => button(label, { kind: "mend", act })),
      last && button(last.label, { kind: "leave", act: last.act }),
    ),
  );
