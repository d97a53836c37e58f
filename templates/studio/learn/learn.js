// LEARN: the animals on a line, the strongest first, and a tour on a board.

import { h } from "../app/dom.js";
import { redraw } from "../app/redraw.js";
import { t } from "../language/words.js";
import { kindName } from "../make/trays/photographs.js";
import { walk } from "../view/controls.js";
import { figure, icon } from "../view/icon.js";
import { capturedBy, capturersOf, facts, kinds, loadFacts } from "./facts.js";
import { STEPS } from "./steps.js";
import { startStep, tourView } from "./tour.js";

let animal = "rat";
let touring = false;

/** @param {string[]} path the number of a step, counted from 1 */
export async function openLearn([step]) {
  touring = step !== undefined && /^\d+$/.test(step);
  if (touring) startStep(Math.max(Number(step) - 1, 0));
  await loadFacts();
  redraw();
}

/** @returns {import("../view/shell.js").View} */
export function learnView() {
  const body = touring && facts.ruleset ? tourView() : overview();
  return { title: t("view-learn"), body: h("div.learn", { key: "learn" }, body), dialog: null, own: true };
}

function overview() {
  return [
    h("div.learn-head", null, h("h1", null, t("animals-title")), h("p.lead", null, t("animals-lead"))),
    h("div.line-up", { role: "radiogroup", "aria-label": t("animals-order"), onkeydown: walk }, kinds().map(standing)),
    about(),
    h(
      "div.learn-do",
      null,
      h("a.button.print", { href: "#learn/1" }, icon("play"), h("span", null, t("tour-start"))),
      h("p.soft", null, t("tour-what", { count: STEPS.length })),
    ),
    h(
      "ol.steps",
      { "aria-label": t("tour") },
      STEPS.map(({ name }, index) =>
        h(
          "li",
          { key: name },
          h("a", { href: `#learn/${index + 1}` }, h("b", null, index + 1), h("span", null, t(`tour-${name}`))),
        ),
      ),
    ),
  ];
}

/** @param {import("../service/types.js").Kind} kind */
function standing({ id, strength }) {
  const chosen = id === animal;
  const choose = () => {
    animal = id;
    redraw();
  };
  return h(
    "button",
    {
      type: "button",
      role: "radio",
      key: id,
      "aria-checked": String(chosen),
      tabindex: chosen ? "0" : "-1",
      onclick: choose,
    },
    figure(id),
    h("span.name", null, h("b", null, strength), h("span", null, kindName(id))),
  );
}

function about() {
  const kind = kinds().find(({ id }) => id === animal);
  if (!kind) return h("section.about", null, h("p.soft.waiting-words", null, t("drawing")));
  return h(
    "section.about",
    { "aria-live": "polite" },
    h("div", null, h("h2", null, h("b", null, kind.strength), kindName(kind.id)), h("p", null, t(`about-${kind.id}`))),
    h(
      "dl",
      null,
      h(
        "div",
        null,
        h("dt", null, t("captures")),
        h(
          "dd",
          null,
          capturedBy(kind.id).map((each) => chip(each.id, "b")),
        ),
      ),
      h(
        "div",
        null,
        h("dt", null, t("captured-by")),
        h(
          "dd",
          null,
          capturersOf(kind.id).map((each) => chip(each.id, "b")),
        ),
      ),
    ),
  );
}

/** @param {string} id @param {string} side */
function chip(id, side) {
  const picture = facts.pieces.get(`${id}-${side}`);
  return h(
    "span.chip",
    { key: id },
    picture && h("img", { src: picture, alt: "", width: 28, height: 28 }),
    kindName(id),
  );
}
