// A link that is shown whole, to be copied or passed on.

import { h } from "../app/dom.js";
import { t } from "../language/words.js";
import { announce } from "./announce.js";
import { button } from "./controls.js";

/**
 * The field of a link, which is empty until it is known.
 * @param {string} link
 * @param {{ passesOn?: boolean }} options `passesOn`: to other programs of the device, where it can
 */
export function linkField(link, { passesOn = false } = {}) {
  const select = (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.currentTarget).select();
  return h(
    "div.copy",
    null,
    h("input", { type: "text", readonly: true, value: link, "aria-label": t("link"), onfocus: select }),
    passesOn && "share" in navigator
      ? button(t("share"), { symbol: "share", kind: "primary", act: () => void passOn(link), disabled: !link })
      : button(t("copy"), { kind: "primary", act: () => void copy(link), disabled: !link }),
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

/** @param {string} link */
async function passOn(link) {
  try {
    await navigator.share({ title: document.title, url: link });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) announce(t("copy-by-hand"), "warn");
  }
}
