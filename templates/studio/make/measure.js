// Measures the screen with a bank card, so that pages are shown true to size.

import { h } from "../app/dom.js";
import { redraw } from "../app/redraw.js";
import { t } from "../language/words.js";
import { keep } from "../storage/settings.js";
import { button } from "../view/controls.js";
import { closeDialog, dialog } from "../view/dialog.js";
import { realScale } from "./scale.js";
import { look } from "./stage_state.js";

/** A card of ISO/IEC 7810 ID-1, in millimetres. */
const CARD = { width: 85.6, height: 53.98, corner: 3.18 };
/** Pixels per millimetre that screens have, in hundredths. */
const LEAST = 200,
  MOST = 900;

/** @type {number | null} */
let scale = null;

export function measurePanel() {
  const now = scale ?? realScale();
  const slide = (/** @type {Event} */ event) => {
    scale = /** @type {HTMLInputElement} */ (event.currentTarget).valueAsNumber / 100;
    redraw();
  };
  const done = () => {
    keep({ pixelsPerMillimetre: now });
    closeDialog();
    look({ zoom: "real" });
  };
  return dialog(
    t("measure"),
    {
      foot: [h("p.soft", null, t("measure-once")), button(t("done"), { symbol: "check", kind: "primary", act: done })],
    },
    h("p", null, t("measure-how")),
    h(
      "div.card-room",
      null,
      h(
        "div.bank-card",
        {
          style: {
            width: `${CARD.width * now}px`,
            height: `${CARD.height * now}px`,
            "border-radius": `${CARD.corner * now}px`,
          },
        },
        h("span", null, t("millimetres", { size: CARD.width })),
      ),
    ),
    h(
      "label.field",
      null,
      h("span", null, t("measure-width")),
      h("input", { type: "range", min: LEAST, max: MOST, value: Math.round(now * 100), oninput: slide }),
    ),
  );
}
