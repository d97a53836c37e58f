// A link that holds the whole set in its fragment: no server ever sees it.

import { h } from "../app/dom.js";
import { redraw } from "../app/redraw.js";
import { t } from "../language/words.js";
import { toLink } from "../storage/link.js";
import { announce } from "../view/announce.js";
import { button } from "../view/controls.js";
import { dialog } from "../view/dialog.js";
import { icon } from "../view/icon.js";
import { saveTheme } from "./save.js";
import { theSet } from "./set.js";

let link = "";
let linkedText = "";

export function sharePanel() {
  const { text, files } = theSet();
  if (linkedText !== text) {
    linkedText = text;
    link = "";
    void toLink(text).then((letters) => {
      link = `${location.origin}${location.pathname}#make/link/${letters}`;
      redraw();
    });
  }
  return dialog(
    t("share"),
    {},
    h("p", null, t("share-what")),
    h(
      "div.copy",
      null,
      h("input", {
        type: "text",
        readonly: true,
        value: link,
        "aria-label": t("link"),
        onfocus: (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.currentTarget).select(),
      }),
      button(t("copy"), { kind: "primary", act: () => copy(link) }),
    ),
    files.size > 0 &&
      h(
        "div.note",
        null,
        icon("warn"),
        h("div", null, h("p", null, t("share-photographs")), button(t("save-zip"), { symbol: "save", act: saveTheme })),
      ),
  );
}

/** @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    announce(t("copied"));
  } catch {
    announce(t("copy-by-hand"), "warn");
  }
}
