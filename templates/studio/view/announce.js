// Short news: shown at the lower edge for a while, and told to screen readers.

import { h } from "../app/dom.js";
import { redraw } from "../app/redraw.js";
import { icon } from "./icon.js";

/** How long news are shown, in milliseconds. */
const SHOWN = 5000;

/** @type {{ text: string, symbol: string } | null} */
let news = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let end;

/** @param {string} text @param {string} [symbol] */
export function announce(text, symbol = "check") {
  news = { text, symbol };
  clearTimeout(end);
  end = setTimeout(() => {
    news = null;
    redraw();
  }, SHOWN);
  redraw();
}

export const newsView = () =>
  h(
    "div.news",
    { role: "status", "aria-live": "polite", key: "news" },
    news && h("p", null, icon(news.symbol), h("span", null, news.text)),
  );
