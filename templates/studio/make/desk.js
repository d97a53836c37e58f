// The desk: one page, whole or true to size, in front of and behind the last change.

import { h, classes } from "../app/dom.js";
import { afterRedraw, redraw } from "../app/redraw.js";
import { t } from "../language/words.js";
import { button } from "../view/controls.js";
import { showDialog } from "../view/dialog.js";
import { figure, icon } from "../view/icon.js";
import { undo, refresh } from "./change.js";
import { pageAddress } from "./page_picture.js";
import { ruled } from "./rulers.js";
import { room, scaleOf, screenScale } from "./scale.js";
import { openSet, textOf, theSet } from "./set.js";
import { smallPicture } from "./small_pictures.js";
import { split } from "./split.js";
import { look, stage } from "./stage_state.js";

/** @typedef {import("./set.js").Page} Page */

/** Pixels per millimetre, at most and at least. */
const LARGEST = 40,
  SMALLEST = 0.4;

const measure = new ResizeObserver(
  ([
    {
      contentRect: { width, height },
    },
  ]) => {
    if (Math.abs(width - room.width) < 1 && Math.abs(height - room.height) < 1) return;
    Object.assign(room, { width, height });
    redraw();
  },
);
/** @type {Element | null} */
let measured = null;

function watch() {
  const desk = document.querySelector(".desk");
  if (desk === measured) return;
  if (measured) measure.unobserve(measured);
  measured = desk;
  if (desk) measure.observe(desk);
}

/** @param {number} factor @param {Page | null} page */
export function zoomBy(factor, page) {
  if (page) look({ zoom: Math.min(Math.max(scaleOf(page) * factor, SMALLEST), LARGEST) });
}

/** @param {Page | null} page */
export function desk(page) {
  afterRedraw(watch);
  const set = theSet();
  if (set.broken) return broken(set.broken);
  return h(
    "div.desk-room",
    { key: "desk" },
    h(
      "div.desk",
      {
        class: classes(page && page.count > 1 && stage.zoom === "whole" && "many"),
        tabindex: "0",
        role: "region",
        "aria-label": t("page-shown"),
        "aria-busy": String(set.busy),
      },
      page
        ? onDesk(page)
        : set.faults.length
          ? faulty()
          : h("div.sheet.waiting", { style: paperSize(210, 297) }, h("span", null, t("drawing"))),
    ),
    page && page.count > 1 && pager(page),
    page && stage.zoom === "real" && measureAgain(),
    set.busy && page && working(),
  );
}

/** Seen only where the pages take long. */
const working = () =>
  h(
    "div.working",
    { key: "working" },
    h("span", null, t("drawing")),
    theSet().past.length > 0 && button(t("cancel"), { act: undo }),
  );

/** The size of a page on the screen. @param {number} width @param {number} height in millimetres */
const paperSize = (width, height) => sizeAt({ width, height }, scaleOf({ width, height }));

/** In whole pixels of the screen. @param {{ width: number, height: number }} page @param {number} scale */
function sizeAt({ width, height }, scale) {
  const side = (/** @type {number} */ length) => `${Math.round(screenScale(length * scale)) / devicePixelRatio}px`;
  return { width: side(width), height: side(height) };
}

/** @param {Page} page */
const onDesk = (page) =>
  stage.zoom === "real" ? ruled(sheet(page), page, scaleOf(page), textOf("paper.size")) : sheet(page);

/** @param {Page} page */
function sheet(page) {
  const before = stage.compare
    ? theSet().before.find(({ part, number }) => part === page.part && number === page.number)
    : undefined;
  const own = scaleOf(page);
  const scale = screenScale(own);
  const isLast = !theSet().busy;
  // Until a page is drawn, its small picture is better than white paper.
  const address = pageAddress(page, stage.lines, scale, isLast) ?? smallPicture(page);
  const older = before && pageAddress(before, stage.lines, scale, isLast);
  const alt = t("page-of", { part: t(`part-${page.part}`), number: page.number, count: page.count });
  return h(
    "div.sheet",
    {
      class: classes(`eyes-${stage.eyes}`),
      style: { ...paperSize(page.width, page.height), "--split": `${stage.split}%` },
    },
    address && h("img", { src: address, alt, draggable: "false", key: "page" }),
    older && split(older, sizeAt(before, own)),
  );
}

/** @param {Page} page */
function pager({ number, count, part }) {
  return h(
    "div.pager",
    { role: "group", "aria-label": t(`part-${part}`) },
    button(t("page-before"), {
      symbol: "left",
      alone: true,
      disabled: number <= 1,
      act: () => look({ number: number - 1 }),
    }),
    h("span", { "aria-live": "polite" }, t("number-of", { number, count })),
    button(t("page-after"), {
      symbol: "right",
      alone: true,
      disabled: number >= count,
      act: () => look({ number: number + 1 }),
    }),
  );
}

const measureAgain = () =>
  h(
    "div.measure-again",
    { key: "measure" },
    button(t("measure"), { symbol: "ruler", alone: true, act: () => showDialog("measure") }),
  );

const faulty = () =>
  h(
    "div.broken",
    null,
    icon("warn"),
    h("h2", null, t("file-faulty")),
    button(t("show-file"), { kind: "primary", act: () => look({ drawer: "file" }) }),
  );

/** @param {string} why */
function broken(why) {
  const again = () => {
    const set = openSet();
    if (!set) return;
    set.broken = null;
    refresh(set);
  };
  return h(
    "div.desk-room",
    { key: "broken", role: "alert" },
    h(
      "div.broken",
      null,
      figure("wolf"),
      h("h2", null, t("broken")),
      h("p", null, t("broken-safe")),
      h("p.soft.code", null, why),
      h(
        "div.pair",
        null,
        button(t("try-again"), { kind: "primary", act: again }),
        theSet().past.length > 0 && button(t("undo"), { act: undo }),
      ),
    ),
  );
}
