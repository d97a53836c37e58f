// The style of the animals, each shown on two pieces of this very set.

import { h } from "../../app/dom.js";
import { t } from "../../language/words.js";
import { choice } from "../../view/controls.js";
import { change } from "../change.js";
import { samplesOf } from "../samples.js";
import { textOf } from "../set.js";
import { lookAt } from "../stage_state.js";

/** Styles: a drawing, and how it is coloured. @type {Record<string, { art: string, tones: string }>} */
const STYLES = {
  natural: { art: "line", tones: "natural" },
  outline: { art: "line", tones: "outline" },
  side: { art: "line", tones: "side" },
  woodcut: { art: "woodcut", tones: "outline" },
  papercut: { art: "papercut", tones: "outline" },
  seal: { art: "seal", tones: "outline" },
};

export function styleOf() {
  const art = textOf("face.art");
  const tones = textOf("face.tones");
  const found = Object.keys(STYLES).find(
    (name) => STYLES[name].art === art && (art !== "line" || STYLES[name].tones === tones),
  );
  return found ?? "other";
}

export function animalsTray() {
  const cards = Object.entries(STYLES).map(([value, { art, tones }]) => {
    const picture = samplesOf([`face.art=${art}`, `face.tones=${tones}`]);
    return {
      value,
      content: [
        picture ? h("img", { src: picture, alt: "", width: 124, height: 58 }) : h("span.waiting"),
        h("span", null, t(`style-${value}`)),
      ],
    };
  });
  return [h("p.hint", null, t("animals-which")), choice(t("animals-which"), cards, styleOf(), choose, "styles")];
}

/** @param {string} style */
function choose(style) {
  lookAt("pieces");
  void change({ "face.art": STYLES[style].art, "face.tones": STYLES[style].tones });
}
