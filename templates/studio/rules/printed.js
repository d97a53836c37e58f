// The sheet as it prints: the pages of rules of the default design, by these very rules.

import { h } from "../app/dom.js";
import { afterRedraw, redraw } from "../app/redraw.js";
import { language, t } from "../language/words.js";
import { ask } from "../service/client.js";
import { pageAddress } from "../make/page_picture.js";
import { pagesOf } from "../make/produce.js";
import { screenScale } from "../make/scale.js";
import { button } from "../view/controls.js";
import { requested } from "./state.js";

/** Pixels per millimetre of a page: the narrow side of A4 is as wide as the sheet to read. */
const SCALE = 900 / 210;

/** Whether pages are larger than a narrow screen. */
let enlarged = false;
/** @type {Map<string, import("../make/set.js").Page[] | null>} */
const printed = new Map();

export function printedSheet() {
  const theme = { ...requested(), lang: language() };
  const key = JSON.stringify(theme);
  if (!printed.has(key)) {
    printed.set(key, null);
    void draw(key, theme);
  }
  const pages = printed.get(key) ?? [];
  return h(
    "div.sheet-room",
    { tabindex: "0", role: "region", "aria-label": t("sheet-printed"), class: enlarged ? "enlarged" : "" },
    pages.length ? pages.map(picture) : h("p.soft.waiting-words", null, t("drawing")),
    pages.length > 0 &&
      button(t(enlarged ? "smaller" : "larger"), {
        symbol: enlarged ? "minus" : "plus",
        kind: "enlarge",
        alone: true,
        act: () => enlarge(document.querySelector(".printed"), 0.5, 0),
      }),
  );
}

/** @param {import("../make/set.js").Page} page */
const picture = (page) =>
  h("img.printed", {
    src: pageAddress(page, true, screenScale(SCALE)) ?? undefined,
    alt: t("page-of", { part: t("part-rules"), number: page.number, count: page.count }),
    width: Math.round(page.width * SCALE),
    height: Math.round(page.height * SCALE),
    onclick: (/** @type {PointerEvent} */ { currentTarget, offsetX, offsetY }) => {
      const image = /** @type {HTMLElement} */ (currentTarget);
      enlarge(image, offsetX / image.offsetWidth, offsetY / image.offsetHeight);
    },
  });

/** Makes a page as large as its words need on a phone, or whole again; a point of it stays in sight. @param {HTMLElement | null} image @param {number} x @param {number} y */
function enlarge(image, x, y) {
  enlarged = !enlarged;
  redraw();
  afterRedraw(() => {
    const room = image?.parentElement;
    if (!image || !room) return;
    room.scrollLeft = x * image.offsetWidth - room.clientWidth / 2;
    scrollBy(0, image.getBoundingClientRect().top + y * image.offsetHeight - innerHeight / 2);
  });
}

/** @param {string} key @param {object} theme */
async function draw(key, theme) {
  try {
    const source = { theme, files: [], parts: ["rules"] };
    const { answer } = await ask("make", { theme, parts: source.parts });
    printed.set(key, pagesOf(/** @type {import("../service/types.js").Plan} */ (answer), source));
  } catch {
    printed.delete(key);
  }
  redraw();
}
