// With which clocks a game is played, and what illegal moves cost.

import { h } from "../app/dom.js";
import { t } from "../language/words.js";
import { dropdown, stepper, toggle } from "../view/controls.js";
import { penaltyName } from "./panels.js";
import { agree, start } from "./start_state.js";
import { TIME_KINDS } from "./time_choice.js";

/** Penalties that are offered: what the first illegal move costs, the second, the third. */
const PENALTIES = ["", "warn, loss", "warn, +2m, loss", "loss"];

/** A label and its control. @param {string} label @param {import("../app/dom.js").Child} control */
export const line = (label, control) => h("div.table-line", { key: label }, h("span", null, label), control);

export function clockChoice() {
  const { time } = start;
  const change = (/** @type {Partial<typeof time>} */ changed) => agree({ time: { ...time, ...changed } });
  const hasSeconds = ["increment", "delay", "byoyomi"].includes(time.kind);
  return [
    line(
      t("table-clock"),
      dropdown(
        t("table-clock"),
        TIME_KINDS.map((kind) => ({ value: kind, text: t(`table-time-${kind}`) })),
        time.kind,
        (kind) => change({ kind: /** @type {typeof time.kind} */ (kind) }),
        "boxed",
      ),
    ),
    time.kind !== "none" && [
      h("p.soft.table-hint", { key: "what" }, t(`table-time-${time.kind}-what`)),
      line(
        t("table-minutes"),
        stepper(t("table-minutes"), time.minutes, 1, 180, (minutes) => change({ minutes })),
      ),
      hasSeconds &&
        line(
          t("table-seconds"),
          stepper(t("table-seconds"), time.seconds, 1, 120, (seconds) => change({ seconds })),
        ),
      time.kind === "byoyomi" &&
        line(
          t("table-periods"),
          stepper(t("table-periods"), time.periods, 1, 20, (periods) => change({ periods })),
        ),
      h(
        "details.fold",
        { key: "more" },
        h("summary", null, t("table-clock-more")),
        h(
          "div.toggles",
          null,
          toggle(t("table-by-hand"), start.byHand, (byHand) => agree({ byHand })),
          toggle(t("table-odds"), time.odds !== null, (on) => change({ odds: on ? time.minutes : null })),
        ),
        time.odds !== null &&
          line(
            t("table-odds-minutes"),
            stepper(t("table-odds-minutes"), time.odds, 1, 180, (odds) => change({ odds })),
          ),
      ),
    ],
    line(
      t("table-penalties"),
      dropdown(
        t("table-penalties"),
        PENALTIES.map((value) => ({
          value,
          text: value
            ? value
                .split(", ")
                .map((each) => penaltyName(each))
                .join(" → ")
            : t("table-penalties-none"),
        })),
        start.penalties,
        (penalties) => agree({ penalties }),
        "boxed",
      ),
    ),
  ];
}
