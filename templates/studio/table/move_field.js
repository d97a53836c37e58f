// A field in which moves are typed, as a3a4 or in words.

import { h } from "../app/dom.js";
import { t } from "../language/words.js";
import { icon } from "../view/icon.js";
import { theGame } from "./game.js";
import { judge } from "./touch.js";

/** @param {string} place tells two fields apart */
export function moveField(place) {
  const id = `table-move-${place}`;
  /** @param {SubmitEvent} event */
  const entered = async (event) => {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (document.getElementById(id));
    const move = field.value.trim();
    if (!move) return;
    const before = theGame().batches.length;
    await judge(move);
    if (theGame().batches.length > before) field.value = "";
    else field.select();
  };
  return h(
    "form.move-field",
    { onsubmit: entered, key: id },
    h("label.unseen", { for: id }, t("table-move-field")),
    h("input", {
      id,
      type: "text",
      placeholder: t("table-move-such"),
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      enterkeyhint: "go",
      maxlength: 60,
    }),
    h(
      "button.button.alone",
      { type: "submit", "aria-label": t("table-move-enter"), title: t("table-move-enter") },
      icon("right"),
    ),
  );
}
