// The beginning: words, what was kept, what the address asks for; then the view of it, drawn whenever something changes.

import { keepOffline } from "./app/offline.js";
import { afterRedraw, mount, redraw } from "./app/redraw.js";
import { route } from "./app/routes.js";
import { bestLanguage, speak } from "./language/words.js";
import { learnView, openLearn } from "./learn/learn.js";
import { makeView, openMake, pressed } from "./make/make.js";
import { openRules, rulesView } from "./rules/rules.js";
import { settings } from "./storage/settings.js";
import { leaveTable, openTable, tableView } from "./table/table.js";
import { closeDialog, shownDialog } from "./view/dialog.js";
import { applyDarkness, shell } from "./view/shell.js";

const views = { make: makeView, rules: rulesView, table: tableView, learn: learnView };
const openings = { make: openMake, rules: openRules, table: openTable, learn: openLearn };

function follow() {
  const { view, rest } = route();
  if (shownDialog()) closeDialog();
  if (view !== "table") leaveTable();
  void openings[view](rest);
  redraw();
}

/**
 * Where the link that was followed is gone, the keyboard goes on from the new view. A view begins at its top, unless the
 * browser went back to it.
 */
function goOn() {
  const isNew = !history.state?.seen;
  history.replaceState({ seen: true }, "");
  follow();
  afterRedraw(() => {
    if (isNew) scrollTo(0, 0);
    if (document.activeElement === document.body) document.getElementById("work")?.focus({ preventScroll: true });
  });
}

applyDarkness();
await speak(settings.language ?? bestLanguage(navigator.languages));
addEventListener("hashchange", goOn);
addEventListener("online", redraw);
addEventListener("offline", redraw);
addEventListener("keydown", (event) => route().view === "make" && pressed(event));
history.replaceState({ seen: true }, "");
follow();
keepOffline().catch(() => undefined);
mount(/** @type {HTMLElement} */ (document.getElementById("studio")), () => shell(views[route().view]()));
