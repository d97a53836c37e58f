// The ruling, in words that a player across the table can read.

import { classes, h } from "../app/dom.js";
import { t } from "../language/words.js";
import { button } from "../view/controls.js";
import { icon } from "../view/icon.js";
import { comeBack, offered, takeBack } from "./acts.js";
import { isOver, isTrying, theGame } from "./game.js";
import { options } from "./options.js";
import { nearSide } from "./players.js";
import { isProgram, sideName } from "./sides.js";
import { shown } from "./state.js";

/** @typedef {import("./game.js").Said} Said */

/** A sentence that is longer is set smaller, in characters; those of Chinese and Japanese say more. */
const LONG = 96;
const WIDE = 2.2;

/** What is said while nothing was ruled. @returns {Said} */
function idle() {
  const { session, table } = theGame().answer;
  const side = sideName(session.side);
  if (table.offered && !isOver()) return offered(table.offered);
  if (shown.judging) return { kind: "told", head: t("table-is-legal"), more: t("table-is-legal-how") };
  if (isTrying()) return { kind: "told", head: t("table-trying"), more: t("table-to-move", { side }) };
  if (table.clocks && !table.clocks.running && !isOver())
    return { kind: "told", head: t("table-clocks-stand"), more: t("table-clocks-stand-how") };
  return { kind: "told", head: t("table-to-move", { side }), more: t("table-how") };
}

/** Whom the ruling is turned to, where two sit across. @param {Said} said */
function isTurned({ side, kind }) {
  if (!options().twoSided) return false;
  const { session } = theGame().answer;
  const last = session.played.at(-1)?.side ?? session.side;
  const reader = side ?? (kind === "no" || kind === "told" ? session.side : last);
  return reader !== nearSide() && !isProgram(reader);
}

export function verdictView() {
  const said = shown.said ?? idle();
  const { kind, head, rule, sentence, more, to } = said;
  const length = (sentence ?? "").length * (/[\u3040-\u9fff]/.test(sentence ?? "") ? WIDE : 1);
  return h(
    "section.ruling",
    { key: "ruling", class: classes(kind, isTurned(said) && "turned"), "aria-label": t("table-ruling") },
    h(
      "div.ruling-head",
      null,
      kind !== "told" &&
        h(
          "span.ruling-sign",
          { "aria-hidden": "true" },
          icon(kind === "no" ? "close" : kind === "yes" ? "check" : "flag"),
        ),
      h("h2", null, head),
      rule && h("span.ruling-number", { "aria-label": t("table-rule", { number: rule }) }, h("span", null, "§"), rule),
    ),
    h(
      "div.ruling-words",
      null,
      sentence && h("p.ruling-sentence", { class: classes(length > LONG && "long") }, sentence),
      more && h("p.ruling-more", { class: classes(!sentence && "alone") }, more),
      kind === "no" &&
        to !== undefined &&
        to.length > 0 &&
        h("p.ruling-free", null, t("table-free-squares"), " ", h("strong", null, to.join("  "))),
    ),
    choices(said),
  );
}

/** @param {Said} said */
function choices({ choices: own = [], kind }) {
  const all = [...own];
  if (kind === "over" && isOver())
    all.push({ label: t("table-again"), symbol: "turn", act: () => (location.hash = "#table") });
  else if (isTrying() && !own.length) {
    all.push({ label: t("table-return"), symbol: "undo", act: () => void comeBack(), kind: "primary" });
    all.push({ label: t("table-back-one"), symbol: "left", act: () => void takeBack() });
  }
  return (
    all.length > 0 &&
    h(
      "div.ruling-do",
      null,
      all.map(({ label, symbol, act, kind: look }) => button(label, { symbol, act, kind: look, key: label })),
    )
  );
}

/** What a screen reader is told: short, and once. */
export const heardView = () =>
  h("p.unseen", { role: "status", "aria-live": "assertive", key: "heard" }, shown.heard || turnWords());

const turnWords = () => {
  const { session } = theGame().answer;
  return isOver() ? "" : t("table-to-move", { side: sideName(session.side) });
};
