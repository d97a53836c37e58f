// What to buy for the set, from its plan.

import { h } from "../app/dom.js";
import { t } from "../language/words.js";
import { button } from "../view/controls.js";
import { icon } from "../view/icon.js";
import { copy } from "../view/link_field.js";
import { textOf, theSet } from "./set.js";

/** Things, each with how much or which kind of it. @returns {[string, string][]} */
function things() {
  const { plan, design } = theSet();
  const paper = textOf("paper.size");
  const { board, pieces } = plan ?? {};
  /** @type {[string, string][]} */
  const list = [];
  if (pieces) {
    list.push([
      t("buy-discs", { count: pieces.stickers, shape: textOf("pieces.shape") }),
      t("buy-discs-size", { size: pieces.piece_mm, spares: pieces.spares }),
    ]);
    list.push(
      pieces.label
        ? [t("buy-labels", { count: pieces.sheets, name: textOf("pieces.label") }), t("buy-labels-what")]
        : [t("buy-stickers", { count: pieces.sheets }), t("buy-stickers-what", { paper })],
    );
  }
  if (board) {
    list.push([t("buy-paper", { count: board.sheets }), t("buy-paper-what", { paper })]);
    list.push([
      t("buy-card"),
      t("buy-card-what", { width: Math.ceil(board.width_mm), height: Math.ceil(board.height_mm) }),
    ]);
  }
  if (design === "colouring") list.push([t("buy-pencils"), t("buy-pencils-what")]);
  list.push([t("buy-tools"), t("buy-tools-what")]);
  return list;
}

export function shoppingList() {
  const list = things();
  return h(
    "section.shopping",
    { "aria-label": t("buy") },
    h("h3", null, t("buy")),
    h(
      "ul",
      null,
      list.map(([what, more]) =>
        h(
          "li",
          { key: what },
          h(
            "label",
            null,
            h("input", { type: "checkbox" }),
            h("span", null, h("strong", null, what), h("span.soft", null, more)),
          ),
        ),
      ),
    ),
    button(t("buy-copy"), {
      symbol: "list",
      act: () => void copy(list.map(([what, more]) => `${what}: ${more}`).join("\n")),
    }),
    h("p.small-parts", null, icon("warn"), h("span", null, t("small-parts"))),
  );
}
