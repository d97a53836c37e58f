// The frame of the page: skip link, header, navigation, the view itself, news, dialogs.

import { h } from "../app/dom.js";
import { update, updateReady } from "../app/offline.js";
import { redraw } from "../app/redraw.js";
import { route, VIEWS } from "../app/routes.js";
import { language, LANGUAGES, speak, t } from "../language/words.js";
import { keep, settings } from "../storage/settings.js";
import { newsView } from "./announce.js";
import { button, dropdown } from "./controls.js";
import { figure, icon, lozenge } from "./icon.js";

/** @typedef {{ title: string, body: import("../app/dom.js").Drawn, dialog: import("../app/dom.js").Drawn | null, own?: boolean }} View `own`: the view has its heading itself */

const wish = matchMedia("(prefers-color-scheme: dark)");
/** What the system wishes. Whoever asks the list itself between two frames makes the browser forget to tell of a change. */
let darkWished = wish.matches;
const isDark = () => (settings.dark ? settings.dark === "dark" : darkWished);

export function applyDarkness() {
  document.documentElement.dataset.dark = isDark() ? "dark" : "light";
}

wish.addEventListener("change", ({ matches }) => {
  darkWished = matches;
  applyDarkness();
  redraw();
});

function turnDark() {
  keep({ dark: isDark() ? "light" : "dark" });
  applyDarkness();
  redraw();
}

/** @param {string} tag */
async function chooseLanguage(tag) {
  await speak(tag);
  keep({ language: tag });
  dispatchEvent(new Event("languagechange"));
  redraw();
}

/** @param {(name: "make" | "rules" | "table" | "learn", symbol: string) => import("../app/dom.js").Child[]} content */
const links = (content) =>
  VIEWS.map(([name, symbol]) =>
    h(
      "a",
      { href: `#${name}`, key: name, "aria-current": route().view === name ? "page" : null },
      content(name, symbol),
    ),
  );

function header() {
  return h(
    "header.top",
    null,
    h(
      "a.mast",
      { href: "#make" },
      h("span.mast-characters", { lang: "zh-Hant" }, "鬥獸棋"),
      " ",
      h("span.mast-word", null, "Shouqi"),
    ),
    h(
      "nav.tabs",
      { "aria-label": t("views") },
      links((name) => [t(`view-${name}`), lozenge()]),
    ),
    h(
      "div.tools",
      null,
      !navigator.onLine && h("span.offline", { role: "status" }, t("offline")),
      dropdown(
        t("language"),
        [...LANGUAGES].map(([value, text]) => ({ value, text, lang: value })),
        language(),
        chooseLanguage,
        "language",
      ),
      button(t(isDark() ? "light" : "dark"), { symbol: isDark() ? "sun" : "moon", alone: true, act: turnDark }),
    ),
    h("div.frieze", { "aria-hidden": "true" }, figure("rat"), figure("elephant")),
  );
}

const bottomBar = () =>
  h(
    "nav.bottom",
    { "aria-label": t("views") },
    links((name, symbol) => [icon(symbol), h("span", null, t(`view-${name}`))]),
  );

/** @param {MouseEvent} event */
function skip(event) {
  event.preventDefault();
  document.getElementById("work")?.focus();
}

/** @param {View} view */
export function shell({ title, body, dialog, own }) {
  document.title = `${title} · shouqi`;
  return h(
    "div",
    { id: "studio", class: `view-${route().view}` },
    h(
      "div.shell",
      { inert: dialog !== null },
      h("a.skip", { href: "#work", onclick: skip }, t("skip")),
      header(),
      h("main", { id: "work", tabindex: "-1" }, !own && h("h1.unseen", null, title), body),
      bottomBar(),
    ),
    dialog,
    newsView(),
    updateReady() &&
      h(
        "div.update",
        { role: "status", key: "update" },
        h("span", null, t("update-ready")),
        button(t("update"), { symbol: "turn", kind: "primary", act: update }),
      ),
  );
}
