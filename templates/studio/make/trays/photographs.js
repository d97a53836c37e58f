// A picture for each animal: chosen or dropped, turned, and cut to the face.

import { h } from "../../app/dom.js";
import { redraw } from "../../app/redraw.js";
import { knows, t } from "../../language/words.js";
import { announce } from "../../view/announce.js";
import { button, canDrop, choice } from "../../view/controls.js";
import { figure, icon } from "../../view/icon.js";
import { adjust, adoptPhotograph, dropPhotograph, takePhotographs } from "../photographs.js";
import { kinds } from "../facts.js";
import { openTray } from "../opening.js";
import { openSet, textOf, theSet, valueOf } from "../set.js";
import { lookAt } from "../stage_state.js";
import { cropFrame, cutOut, sourceAddress } from "./crop.js";

const ACCEPTED = "image/jpeg,image/png,image/webp,image/avif,image/heic,image/svg+xml";

let shown = "elephant";
/** Large photographs take a while. */
let reading = false;

/** @param {string} kind */
export const kindName = (kind) => (knows(`animal-${kind}`) ? t(`animal-${kind}`) : kind);

/** @param {string} kind */
const has = (kind) => valueOf(`pictures.${kind}`) !== undefined && valueOf(`pictures.${kind}`) !== "";

/** How many animals have a picture of their own, in words. */
export function photographed() {
  const all = [...(openSet()?.values.keys() ?? [])].filter(
    (key) => /^pictures\.[\w-]+$/.test(key) && key !== "pictures.focus",
  );
  const count = all.filter((key) => valueOf(key)).length;
  return count ? t("photographs-some", { count }) : t("photographs-none");
}

export function photographsTray() {
  const all = kinds();
  if (!all.some(({ id }) => id === shown)) shown = all[0]?.id ?? shown;
  all.filter(({ id }) => has(id)).forEach(({ id }) => adoptPhotograph(id, textOf(`pictures.${id}`)));
  return [
    h("p.hint", null, t("photographs-how"), " ", h("span.soft", null, t("photographs-help"))),
    choice(
      t("photographs-how"),
      all.map(({ id }) => ({ value: id, name: kindName(id), content: slot(id), kind: has(id) ? "has" : "" })),
      shown,
      show,
      "slots",
    ),
    theSet().photographs[shown] ? crop() : dropRoom(),
  ];
}

/** @param {string} kind */
function show(kind) {
  shown = kind;
  redraw();
}

/** Opens the tray at an animal. @param {string} kind */
export function showPhotograph(kind) {
  shown = kind;
  openTray("photographs");
}

/** The animal's face, and its name. @param {string} kind */
function slot(kind) {
  const photograph = theSet().photographs[kind];
  const face = photograph
    ? h("img", { src: sourceAddress(photograph), alt: "", style: cutOut(photograph) })
    : figure(kind);
  return [h("span.face", null, face), h("span.name", null, kindName(kind))];
}

/** @param {File[]} files several go to the animals that have none, beginning with the one that is shown */
async function take(files) {
  const order = kinds().map(({ id }) => id);
  const free = [shown, ...order.filter((kind) => kind !== shown && !has(kind))];
  lookAt("pieces");
  reading = true;
  redraw();
  const taken = files.slice(0, free.length).map((file, index) => /** @type {[string, File]} */ ([free[index], file]));
  try {
    await takePhotographs(taken, ({ name }) => announce(t("photograph-unreadable", { name }), "warn"));
  } finally {
    reading = false;
    redraw();
  }
}

function dropRoom() {
  const chosen = (/** @type {Event} */ event) =>
    void take([.../** @type {FileList} */ (/** @type {HTMLInputElement} */ (event.currentTarget).files)]);
  const dropped = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    void take([...(event.dataTransfer?.files ?? [])]);
  };
  const animal = kindName(shown);
  const asked = canDrop() ? t("photographs-drop", { animal }) : t("photographs-choose", { animal });
  return h(
    "label.drop",
    {
      key: "drop",
      "aria-busy": String(reading),
      ondragover: (/** @type {DragEvent} */ event) => event.preventDefault(),
      ondrop: dropped,
    },
    icon("camera"),
    h("span", null, reading ? t("photographs-reading") : asked),
    h("input.unseen", { type: "file", accept: ACCEPTED, multiple: true, onchange: chosen }),
  );
}

function crop() {
  const kind = shown;
  const photograph = theSet().photographs[kind];
  const size = (/** @type {Event} */ event) =>
    adjust(kind, { part: /** @type {HTMLInputElement} */ (event.currentTarget).valueAsNumber / 100 });
  return h(
    "div.crop",
    { key: `crop-${kind}` },
    cropFrame(photograph, t("photograph-ring"), (changed) => adjust(kind, changed)),
    h(
      "div.crop-tools",
      null,
      h("p.soft", null, t("photograph-ring")),
      h(
        "label.field",
        null,
        h("span", null, t("photograph-size")),
        h("input", { type: "range", min: 20, max: 100, value: Math.round(photograph.part * 100), oninput: size }),
      ),
      h(
        "div.pair",
        null,
        button(t("photograph-turn"), { symbol: "turn", act: () => adjust(kind, { turn: (photograph.turn + 1) % 4 }) }),
        button(t("photograph-remove"), { symbol: "trash", alone: true, act: () => void dropPhotograph(kind) }),
      ),
    ),
  );
}
