// MAKE: the wall of designs, or the set on the desk: sentences on the left, its pages on the right.

import { classes, h } from "../app/dom.js";
import { t } from "../language/words.js";
import { announce } from "../view/announce.js";
import { button } from "../view/controls.js";
import { showDialog, shownDialog } from "../view/dialog.js";
import { icon } from "../view/icon.js";
import { change, redo, undo } from "./change.js";
import { closeDrawer, closeTray } from "./closing.js";
import { loadDesigns, stopDesigns } from "./designs.js";
import { zoomBy } from "./desk.js";
import { drawer } from "./drawer.js";
import { editor, isReady } from "./editor.js";
import { keepAsCopy } from "./keeping.js";
import { keysPanel } from "./keys_panel.js";
import { measurePanel } from "./measure.js";
import { openDesign, openLink, openStored } from "./open.js";
import { openPanel } from "./open_panel.js";
import { preflight } from "./preflight.js";
import { printPanel } from "./print_panel.js";
import { printerPanel } from "./printer_panel.js";
import { loadRecent } from "./recent.js";
import { saveTheme } from "./save.js";
import { openSet, PARTS, put, theSet, titleOf } from "./set.js";
import { sharePanel } from "./share_panel.js";
import { pagesView, shownPage } from "./stage.js";
import { look, stage } from "./stage_state.js";
import { typedField } from "./typed.js";
import { designName, wall } from "./wall.js";

/** @type {Record<string, () => import("../app/dom.js").Drawn>} */
const DIALOGS = { print: printPanel, open: openPanel, share: sharePanel, measure: measurePanel, printer: printerPanel };

/** @param {string[]} path */
export async function openMake([what, name]) {
  if (what) stopDesigns();
  if (what === "new" && name) return openDesign(name);
  if (what === "set" && name) return openStored(name);
  if (what === "link" && name) return openLink(name);
  put(null);
  void loadDesigns();
  return loadRecent();
}

/** @returns {import("../view/shell.js").View} */
export function makeView() {
  const set = openSet();
  const dialog = DIALOGS[shownDialog() ?? ""]?.() ?? null;
  if (!set) return { title: t("view-make"), body: wall(), dialog, own: true };
  const body = h(
    "div.make",
    { key: "make", class: classes(stage.drawer && "with-drawer") },
    h(
      "section.talk",
      { "aria-label": t("editor") },
      head(),
      isReady() ? editor() : h("p.soft.waiting-words", null, t(set.faults.length ? "file-faulty" : "drawing")),
    ),
    h("section.pages", { "aria-label": t("desk") }, pagesView(), preflight()),
    stage.drawer === "file" && drawer(),
    stage.drawer === "keys" && keysPanel(),
  );
  return { title: titleOf() || designName(set.design), body, dialog };
}

/**
 * A title of one's own. Without any, the set is called as its design is; while another one is typed, it is not renamed so.
 */
const ownTitle = typedField((text, left) => {
  const title = text.trim();
  if (!title && !left) return false;
  void change({ title: title || null });
  return true;
});

function head() {
  const set = theSet();
  return h(
    "div.talk-head",
    { key: "head" },
    h("a.link", { href: "#make" }, icon("left"), t("all-designs")),
    h(
      "div.doing",
      { role: "toolbar", "aria-label": t("set") },
      button(t("undo"), { symbol: "undo", alone: true, disabled: !set.past.length, act: undo }),
      button(t("redo"), { symbol: "redo", alone: true, disabled: !set.future.length, act: redo }),
      button(t("open"), { symbol: "open", alone: true, act: openDialog }),
      button(t("save"), { symbol: "save", alone: true, act: saveTheme }),
      button(t("share"), { symbol: "share", alone: true, act: () => showDialog("share") }),
    ),
    h(
      "label.titled",
      null,
      h("input.title", {
        type: "text",
        "aria-label": t("title"),
        value: ownTitle.shown(titleOf()),
        maxlength: 60,
        ...ownTitle.listeners,
        // Most who touch it want another one.
        onfocus: (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.currentTarget).select(),
      }),
      icon("pen"),
    ),
    h("p.soft", null, designName(set.design), set.keeping !== "new" && ` · ${t(`keeping-${set.keeping}`)}`),
    set.keeping === "elsewhere" &&
      h(
        "div.pair",
        null,
        button(t("keeping-reload"), { act: () => location.reload() }),
        button(t("keeping-copy"), { act: () => keepAsCopy(set) }),
      ),
  );
}

function openDialog() {
  void loadRecent();
  showDialog("open");
}

/** Keys that work everywhere in this view. @param {KeyboardEvent} event */
export function pressed(event) {
  if (!openSet() || shownDialog()) return;
  const key = event.key.toLowerCase();
  const writing =
    event.target instanceof HTMLTextAreaElement ||
    (event.target instanceof HTMLInputElement && event.target.type === "text");
  if (event.ctrlKey || event.metaKey) {
    const act = {
      z: writing ? null : event.shiftKey ? redo : undo,
      y: writing ? null : redo,
      s: saveTheme,
      p: () => showDialog("print"),
    }[key];
    if (!act) return;
    event.preventDefault();
    act();
  } else if (key === "escape" && (stage.tray || stage.drawer)) {
    if (stage.tray) closeTray();
    else closeDrawer();
  } else if (event.target instanceof HTMLElement && event.target.classList.contains("desk")) {
    onDesk(key);
  }
}

/** @param {string} key */
function onDesk(key) {
  const part = PARTS[Number(key) - 1];
  const page = shownPage();
  if (part) look({ part, number: 1 });
  else if (key === "r") look({ zoom: stage.zoom === "real" ? "whole" : "real" });
  else if (key === "+" || key === "-") zoomBy(key === "+" ? 1.25 : 0.8, page);
  else if (page && (key === "pagedown" || key === "pageup"))
    look({ number: Math.min(Math.max(stage.number + (key === "pagedown" ? 1 : -1), 1), page.count) });
  else return;
  announce(t(`part-${stage.part}`), "eye");
}
