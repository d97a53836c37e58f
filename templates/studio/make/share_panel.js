// A link that holds the whole set in its fragment: no server ever sees it.

import { h } from "../app/dom.js";
import { redraw } from "../app/redraw.js";
import { t } from "../language/words.js";
import { toLink } from "../storage/link.js";
import { button } from "../view/controls.js";
import { dialog } from "../view/dialog.js";
import { icon } from "../view/icon.js";
import { linkField } from "../view/link_field.js";
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
    linkField(link),
    files.size > 0 &&
      h(
        "div.note",
        null,
        icon("warn"),
        h("div", null, h("p", null, t("share-photographs")), button(t("save-zip"), { symbol: "save", act: saveTheme })),
      ),
  );
}
