// The pages: a bar of tools, the desk with one page, and a strip of all parts.

import { h } from "../app/dom.js";
import { t } from "../language/words.js";
import { settings } from "../storage/settings.js";
import { button, choice, dropdown, walk } from "../view/controls.js";
import { showDialog } from "../view/dialog.js";
import { desk, zoomBy } from "./desk.js";
import { realScale, scaleOf } from "./scale.js";
import { PARTS, theSet } from "./set.js";
import { smallPicture } from "./small_pictures.js";
import { centreSplit } from "./split.js";
import { look, shownOf, stage } from "./stage_state.js";

/** Through whose eyes the pages are seen. */
const EYES = ["colour", "grey", "protan", "deutan", "tritan"];

/** The page that is shown. */
export const shownPage = () => shownOf(theSet().pages) ?? theSet().pages[0] ?? null;

export function pagesView() {
  return [bar(), h("div.stage", { key: "stage" }, desk(shownPage()), strip())];
}

function bar() {
  const page = shownPage();
  const set = theSet();
  return h(
    "div.bar",
    { role: "toolbar", "aria-label": t("tools"), key: "bar" },
    h(
      "div.bar-what",
      null,
      h("strong", null, t(`part-${stage.part}`)),
      h("span.soft", null, page ? subtitle(page) : ""),
    ),
    choice(
      t("zoom"),
      [
        { value: "whole", content: t("zoom-whole") },
        { value: "real", content: t("zoom-real") },
      ],
      typeof stage.zoom === "string" ? stage.zoom : null,
      zoomTo,
    ),
    h(
      "div.zooms",
      null,
      button(t("smaller"), { symbol: "minus", alone: true, act: () => zoomBy(0.8, page) }),
      h("output", null, page ? t("percent", { value: Math.round((scaleOf(page) / realScale()) * 100) }) : ""),
      button(t("larger"), { symbol: "plus", alone: true, act: () => zoomBy(1.25, page) }),
    ),
    h(
      "div.looks",
      null,
      dropdown(
        t("eyes"),
        EYES.map((value) => ({ value, text: t(`eyes-${value}`) })),
        stage.eyes,
        (eyes) => look({ eyes }),
        stage.eyes === "colour" ? "eyes" : "eyes other-eyes",
        "eye",
      ),
      button(t("cut-lines"), {
        symbol: "scissors",
        alone: true,
        pressed: stage.lines,
        act: () => look({ lines: !stage.lines }),
      }),
      button(t("compare"), {
        symbol: "compare",
        alone: true,
        pressed: stage.compare,
        disabled: !set.before.length,
        act: () => {
          look({ compare: !stage.compare });
          centreSplit();
        },
      }),
      button(t("as-file"), {
        symbol: "file",
        alone: true,
        pressed: stage.drawer === "file",
        act: () => look({ drawer: stage.drawer === "file" ? null : "file" }),
      }),
    ),
  );
}

/** @param {"whole" | "real"} zoom */
function zoomTo(zoom) {
  if (zoom === "real" && !settings.pixelsPerMillimetre) showDialog("measure");
  look({ zoom });
  centreSplit();
}

/** @param {import("./set.js").Page} page */
function subtitle(page) {
  const { plan } = theSet();
  const size = { width: Math.round(page.width), height: Math.round(page.height) };
  if (page.part === "board" && plan?.board)
    return t("board-size", { width: Math.round(plan.board.width_mm), height: Math.round(plan.board.height_mm) });
  if (page.part === "pieces" && plan?.pieces)
    return t("pieces-size", { count: plan.pieces.stickers, spares: plan.pieces.spares, size: plan.pieces.sticker_mm });
  return t("board-size", size);
}

function strip() {
  const set = theSet();
  const parts = PARTS.filter((part) => !set.pages.length || set.pages.some((page) => page.part === part));
  return h(
    "div.strip",
    { role: "tablist", "aria-label": t("parts"), key: "strip", onkeydown: walk },
    parts.map((part) =>
      thumbnail(
        part,
        set.pages.find((page) => page.part === part),
      ),
    ),
  );
}

/** @param {string} part @param {import("./set.js").Page | undefined} page its first one */
function thumbnail(part, page) {
  const chosen = stage.part === part;
  const picture = page ? smallPicture(page) : null;
  return h(
    "button.thumbnail",
    {
      type: "button",
      role: "tab",
      key: part,
      "aria-selected": String(chosen),
      tabindex: chosen ? "0" : "-1",
      onclick: () => look({ part, number: 1 }),
    },
    h(
      "span.small-page",
      { class: page && page.count > 1 ? "many" : "" },
      picture
        ? h("img", {
            src: picture,
            alt: "",
            width: Math.round(page?.width ?? 210),
            height: Math.round(page?.height ?? 297),
          })
        : h("span.waiting"),
    ),
    h("span", null, page && page.count > 1 ? counted(t(`part-${part}`), page.count) : t(`part-${part}`)),
  );
}

/** A name with a number that stays on the line of its last word. @param {string} name @param {number} count */
function counted(name, count) {
  const last = name.lastIndexOf(" ") + 1;
  return [name.slice(0, last), h("span.glued", null, name.slice(last), " ", h("span.count", null, count))];
}
