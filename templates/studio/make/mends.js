// What mends a finding with one tap, by the finding's code.

import { t } from "../language/words.js";
import { change } from "./change.js";
import { discSize, listOf, numberOf, textOf, theSet } from "./set.js";
import { look } from "./stage_state.js";
import { setDiscs } from "./trays/discs.js";
import { kindName, showPhotograph } from "./trays/photographs.js";

/** @typedef {import("../service/types.js").Finding} Finding */
/** @typedef {{ label: string, mend: () => void, part?: string }} Mend */

/** Larger discs, in steps that are sold. */
const LARGER = [20, 25, 30, 35, 40, 50];

/** @param {string} label @param {Record<string, import("../service/toml.js").Value | null>} values @param {string} [part] @returns {Mend} */
const keys = (label, values, part) => ({ label: t(label), mend: () => void change(values), part });

const larger = () => {
  const size = LARGER.find((each) => each > discSize());
  return size ? [{ label: t("mend-discs", { size }), mend: () => void setDiscs(size) }] : [];
};

/** @type {Record<string, (finding: Finding) => Mend[]>} */
const MENDS = {
  waste: ({ values }) => {
    const sets = Number(values.sets);
    return [
      ...(sets > 0
        ? [
            {
              ...keys("mend-sets", { "pieces.sets": numberOf("pieces.sets") + sets }, "pieces"),
              label: t("mend-sets", { count: numberOf("pieces.sets") + sets }),
            },
          ]
        : []),
      keys("mend-spares", { "pieces.fill": "spares" }, "pieces"),
    ];
  },
  "much-ink": () => [keys("mend-ink", { "colours.inks": "saving" })],
  "total-ink": () => [keys("mend-ink", { "colours.inks": "saving" })],
  "small-text": larger,
  "small-name": larger,
  "squeezed-word": larger,
  "shrunk-word": larger,
  "thin-line": () => [keys("mend-lines", { "lines.weight": Math.round(numberOf("lines.weight") * 130) / 100 })],
  "low-contrast": ({ place }) => {
    const side = /^(?:pieces|colours)\.(white|black)/.exec(place)?.[1];
    if (!side) return [];
    const colour = darker(textOf(`pieces.${side}.colour`));
    return colour
      ? [keys("mend-darker", { [`pieces.${side}.colour`]: colour, [`colours.${side}`]: colour }, "pieces")]
      : [];
  },
  "many-sheets": () => [keys("mend-small", { size: "small", "pieces.size": null, "board.square": null }, "board")],
  "tight-square": () => [fitting()],
  "loose-square": () => [fitting()],
  "sides-alike": () => [
    keys(
      "mend-sides",
      {
        "pieces.white.colour": "#274D7D",
        "pieces.black.colour": "#A32A22",
        "colours.white": "#274D7D",
        "colours.black": "#A32A22",
        "pieces.white.called": "blue",
        "pieces.black.called": "red",
      },
      "pieces",
    ),
  ],
  "unnamed-side": () => [],
  "faces-alike": ({ values }) => [
    ...(listOf("face.show").includes("numeral")
      ? []
      : [keys("mend-numeral", { "face.show": [...listOf("face.show"), "numeral"] }, "pieces")]),
    ...otherCut(String(values.key)),
  ],
};

/** Two photographs are told apart where the faces fill them. @param {string} key of a picture @returns {Mend[]} */
function otherCut(key) {
  const kind = key.replace("pictures.", "");
  if (!theSet().photographs[kind]) return [];
  const mend = () => {
    look({ allFindings: false });
    showPhotograph(kind);
  };
  return [{ label: t("mend-ring", { animal: kindName(kind) }), mend, part: "pieces" }];
}

/** Squares that suit the discs. @returns {Mend} */
const fitting = () => ({ label: t("mend-squares"), mend: () => void setDiscs(discSize()), part: "board" });

/** @param {Finding} finding */
export const mendsOf = (finding) => MENDS[finding.code]?.(finding) ?? [];

/** The colour at two thirds of its lightness. @param {string} colour */
function darker(colour) {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)?.slice(1);
  return (
    channels &&
    `#${channels
      .map((each) =>
        Math.round(parseInt(each, 16) * 0.67)
          .toString(16)
          .padStart(2, "0"),
      )
      .join("")}`.toUpperCase()
  );
}
