// The wall of designs: every picture is a page as it will print.

import { h } from "../app/dom.js";
import { redraw } from "../app/redraw.js";
import { knows, t } from "../language/words.js";
import { canDrop, choice } from "../view/controls.js";
import { showDialog } from "../view/dialog.js";
import { icon } from "../view/icon.js";
import { designs, pictureOf, PURPOSES } from "./designs.js";
import { openFiles } from "./open.js";
import { recentSets } from "./recent.js";

/** How many of the sets on this device the wall shows. */
const RECENT = 4;

/** Where ready sets are, if whoever hosts the page has some. */
const SHELF = document.querySelector('meta[name="shouqi-shelf"]')?.getAttribute("content");

let purpose = "all";

/** A design's name in the page's language. @param {string} name */
export const designName = (name) =>
  knows(`design-${name}`)
    ? t(`design-${name}`)
    : name.replace(/^./, (letter) => letter.toUpperCase()).replaceAll("-", " ");

export function wall() {
  const shown = designs().filter(({ name }) => purpose === "all" || PURPOSES.get(purpose)?.includes(name));
  const purposes = ["all", ...PURPOSES.keys()].map((value) => ({ value, content: t(`purpose-${value}`) }));
  return h(
    "div.wall",
    { key: "wall" },
    goOn(),
    h(
      "div.wall-head",
      null,
      h("div", null, h("h1", null, t("wall-title")), h("p.lead", null, t("wall-lead"))),
      choice(t("purpose"), purposes, purpose, choosePurpose, "chips"),
    ),
    h("ul.designs", null, shown.map(design), h("li", { key: "own" }, ownSet())),
    SHELF && h("p.ready", { key: "ready" }, h("a", { href: SHELF }, t("shelf-title"))),
  );
}

/** @param {string} value */
function choosePurpose(value) {
  purpose = value;
  redraw();
}

/** @param {import("../service/types.js").Named} named */
function design({ name, what }) {
  return h(
    "li",
    { key: name },
    h(
      "a.design",
      { href: `#make/new/${name}` },
      hanging(pictureOf(name)),
      h("span.caption", null, h("strong", null, designName(name)), h("span", null, what)),
    ),
  );
}

/** @param {import("./designs.js").DesignPicture | null} picture */
function hanging(picture) {
  if (!picture) return h("span.hanging.waiting", null, h("span.board"), h("span.pieces"));
  return h(
    "span.hanging",
    null,
    h("img.board", { src: picture.board, alt: "", width: picture.width, height: picture.height }),
    picture.pieces && h("img.pieces", { src: picture.pieces, alt: "", width: 108, height: 480 }),
  );
}

function ownSet() {
  return h(
    "button.design.own",
    {
      type: "button",
      onclick: () => showDialog("open"),
      ondragover: (/** @type {DragEvent} */ event) => event.preventDefault(),
      ondrop: dropped,
    },
    h("span.hanging.empty", null, icon("open")),
    h(
      "span.caption",
      null,
      h("strong", null, t("open-own")),
      h("span", null, t(canDrop() ? "open-own-how" : "open-own-choose")),
    ),
  );
}

/** @param {DragEvent} event */
function dropped(event) {
  event.preventDefault();
  void openFiles([...(event.dataTransfer?.files ?? [])]);
}

function goOn() {
  const sets = recentSets().slice(0, RECENT);
  if (!sets.length) return null;
  return h(
    "nav.go-on",
    { "aria-label": t("go-on"), key: "go-on" },
    h("h2", null, t("go-on")),
    h(
      "ul",
      null,
      sets.map(({ id, title, design: base }) =>
        h(
          "li",
          { key: id },
          h(
            "a",
            { href: `#make/set/${id}` },
            h("strong", null, title || designName(base)),
            h("span.soft", null, designName(base)),
          ),
        ),
      ),
    ),
  );
}
