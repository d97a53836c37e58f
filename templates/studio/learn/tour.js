// One step of the tour: a task on the board, and the referee's word on what was tried.

import { classes, h } from "../app/dom.js";
import { redraw } from "../app/redraw.js";
import { go } from "../app/routes.js";
import { language, t } from "../language/words.js";
import { ask } from "../service/client.js";
import { button } from "../view/controls.js";
import { figure, icon } from "../view/icon.js";
import { boardView } from "./board.js";
import { facts, positionOf } from "./facts.js";
import { STEPS } from "./steps.js";

/** @typedef {import("./board.js").Piece} Piece */

const now = {
  step: -1,
  /** @type {Map<string, Piece>} */
  pieces: new Map(),
  /** @type {string | null} */
  picked: null,
  /** @type {{ kind: "good" | "bad" | "other", text: string } | null} */
  said: null,
  done: false,
};

/** @param {number} step */
export function startStep(step) {
  const { own, other, from } = STEPS[step] ?? { own: {}, other: {}, from: null };
  now.pieces = new Map([
    ...Object.entries(own).map(([square, kind]) => piece(square, kind, "w")),
    ...Object.entries(other).map(([square, kind]) => piece(square, kind, "b")),
  ]);
  Object.assign(now, { step, picked: from, said: null, done: false });
}

/** @param {string} square @param {string} kind @param {"w" | "b"} side @returns {[string, Piece]} */
const piece = (square, kind, side) => [square, { kind, side }];

/** @param {string} square */
async function tried(square) {
  if (now.done) return;
  if (now.pieces.get(square)?.side === "w" || !now.picked) {
    if (now.pieces.get(square)?.side === "w") now.picked = square;
    redraw();
    return;
  }
  const step = STEPS[now.step];
  const move = now.picked + square;
  const letter = (/** @type {Piece} */ { kind, side }) => {
    const own = facts.ruleset?.kinds.find(({ id }) => id === kind)?.letter ?? "";
    return side === "w" ? own : own.toLowerCase();
  };
  const position = positionOf(new Map([...now.pieces].map(([at, each]) => [at, letter(each)])));
  const { answer } = await ask("judge", { game: { position, lang: language() }, move });
  const { status, says } = /** @type {import("../service/types.js").Judgement} */ (answer);
  if (status !== "legal") {
    now.said = { kind: "bad", text: says };
  } else if (step.to.includes(square) && now.picked === step.from) {
    const moved = /** @type {Piece} */ (now.pieces.get(now.picked));
    now.pieces.delete(now.picked);
    now.pieces.set(square, moved);
    Object.assign(now, { done: true, picked: null, said: { kind: "good", text: t(`tour-${step.name}-done`) } });
  } else {
    now.said = { kind: "other", text: t("tour-legal-too") };
    now.picked = step.from;
  }
  redraw();
}

export function tourView() {
  if (now.step >= STEPS.length) return end();
  const step = STEPS[now.step];
  const title = t(`tour-${step.name}`);
  /** @type {Map<string, "to" | "good" | "bad">} */
  const marks = new Map(now.said?.kind === "bad" ? step.to.map((square) => [square, "to"]) : []);
  return h(
    "section.tour",
    { key: `tour-${now.step}`, "aria-label": t("tour") },
    h(
      "div.tour-head",
      null,
      h(
        "ol.dots",
        { "aria-label": t("number-of", { number: now.step + 1, count: STEPS.length }) },
        STEPS.map(({ name }, index) =>
          h("li", { key: name, class: classes(index < now.step && "past", index === now.step && "now") }),
        ),
      ),
      h("span.soft", { "aria-hidden": "true" }, t("number-of", { number: now.step + 1, count: STEPS.length })),
      h("a.button.alone", { href: "#learn", "aria-label": t("leave") }, icon("close")),
    ),
    h(
      "div.tour-body",
      null,
      h(
        "div.tour-words",
        null,
        h("h1", null, title),
        h("p.task", null, t(`tour-${step.name}-task`)),
        h(
          "p.said",
          { role: "status", class: now.said?.kind },
          now.said
            ? [icon(now.said.kind === "bad" ? "close" : "check"), h("span", null, now.said.text)]
            : h("span.soft", null, t("tour-how")),
        ),
      ),
      boardView({
        pieces: now.pieces,
        region: step.region,
        picked: now.picked,
        marks,
        label: title,
        choose: (square) => void tried(square),
      }),
    ),
    h(
      "div.tour-foot",
      null,
      button(t("back"), { symbol: "left", disabled: now.step === 0, act: () => go(`#learn/${now.step}`) }),
      button(t(now.done ? "next" : "skip-step"), {
        symbol: "right",
        kind: now.done ? "primary" : "",
        act: () => go(`#learn/${now.step + 2}`),
      }),
    ),
  );
}

function end() {
  return h(
    "section.tour.end",
    { key: "tour-end" },
    figure("elephant"),
    h("h1", null, t("tour-end")),
    h("p.lead", null, t("tour-end-lead")),
    h(
      "div.pair",
      null,
      h("a.button.primary", { href: "#make" }, icon("sticker"), h("span", null, t("tour-make"))),
      h("a.button", { href: "#rules" }, icon("para"), h("span", null, t("tour-read"))),
      button(t("tour-again"), { symbol: "undo", act: () => go("#learn/1") }),
    ),
  );
}
