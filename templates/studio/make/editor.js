// The editor: sentences whose blanks are the controls.

import { Drawn, h } from "../app/dom.js";
import { language, sentence, t } from "../language/words.js";
import { toggle } from "../view/controls.js";
import { icon } from "../view/icon.js";
import { change } from "./change.js";
import { PURPOSES } from "./designs.js";
import { openTray } from "./opening.js";
import { discSize, listOf, numberOf, textOf, theSet } from "./set.js";
import { look, lookAt, stage } from "./stage_state.js";
import { animalsTray, styleOf } from "./trays/animals.js";
import { discsTray } from "./trays/discs.js";
import { labelsTray } from "./trays/labels.js";
import { languagesTray, nameOf, sheetLanguages } from "./trays/languages.js";
import { moreTray } from "./trays/more.js";
import { paperTray } from "./trays/paper.js";
import { photographsTray, photographed } from "./trays/photographs.js";
import { rulesTray, rulesetTitle } from "./trays/rules.js";
import { setsTray } from "./trays/sets.js";
import { sideName, sidesTray, sideSign } from "./trays/sides.js";

/** @typedef {import("../app/dom.js").Child} Child */

/** Marks that stand close behind a word. */
const MARKS = /^[.,;:!?。，、；：！？]+/;
/** What a piece can show, in the order in which it is written. */
const SHOWN = ["picture", "numeral", "character", "pinyin", "name"];

/** A blank in a sentence: what is chosen, and the button that opens its tray. @param {string} tray @param {...Child} chosen */
const blank = (tray, ...chosen) =>
  h(
    "button.blank",
    {
      type: "button",
      "aria-expanded": String(stage.tray === tray),
      "aria-controls": `tray-${tray}`,
      onclick: () => (stage.tray === tray ? look({ tray: null }) : openTray(tray)),
    },
    h("span", null, chosen),
    icon("down"),
  );

/** A mark behind a blank stays on its line. @param {Child[]} words */
const glued = (words) =>
  words.map((word, index) => {
    const next = words[index + 1];
    if (typeof word === "string") return words[index - 1] instanceof Drawn ? word.replace(MARKS, "") : word;
    const [marks] = (typeof next === "string" && MARKS.exec(next)) || [];
    return marks ? h("span.glued", null, word, marks) : word;
  });

/** A sentence, and below it the tray that is open. @param {string} tray @param {Child[]} words @param {() => Child} content */
function line(tray, words, content) {
  const open = stage.tray === tray;
  return h(
    "div.say",
    { key: tray, class: open ? "open" : "" },
    h("p", null, glued(words)),
    open && h("div.tray", { id: `tray-${tray}`, role: "group", "aria-label": t(`tray-${tray}`) }, content()),
  );
}

export function editor() {
  const sets = numberOf("pieces.sets");
  const spares = numberOf("pieces.spares");
  const label = textOf("pieces.label");
  const size = t("millimetres", { size: discSize() });
  const sheet = sheetLanguages();
  const forPhotographs = PURPOSES.get("photographs")?.includes(theSet().design);
  return h(
    "div.says",
    null,
    forPhotographs && photographs(),
    line(
      "discs",
      sentence("say-discs", {
        size: blank("discs", size),
        shape: blank("discs", t(`shape-${textOf("pieces.shape")}`)),
      }),
      discsTray,
    ),
    line(
      "paper",
      sentence("say-paper", {
        paper: blank("paper", textOf("paper.size")),
        inks: blank("paper", t(`inks-${textOf("colours.inks")}`)),
      }),
      paperTray,
    ),
    line(
      "labels",
      sentence("say-labels", { label: blank("labels", label === "none" ? t("label-none") : label) }),
      labelsTray,
    ),
    line(
      "languages",
      sentence(sheet.length ? "say-languages-rules" : "say-languages", {
        languages: blank("languages", listed(listOf("languages").map(nameOf))),
        rules: blank("languages", listed(sheet.map(nameOf))),
      }),
      languagesTray,
    ),
    shows(),
    line("animals", sentence("say-animals", { style: blank("animals", t(`style-${styleOf()}`)) }), animalsTray),
    !forPhotographs && photographs(),
    line(
      "sides",
      sentence("say-sides", {
        white: blank("sides", sideSign("white"), sideName("white")),
        black: blank("sides", sideSign("black"), sideName("black")),
      }),
      sidesTray,
    ),
    line(
      "sets",
      sentence("say-sets", {
        sets: blank("sets", t("sets", { count: sets })),
        spares: blank("sets", t("spares", { count: spares })),
      }),
      setsTray,
    ),
    line("rules", sentence("say-rules", { rules: blank("rules", rulesetTitle(textOf("rules"))) }), rulesTray),
    line("more", [blank("more", t("say-more"))], moreTray),
  );
}

const photographs = () =>
  line(
    "photographs",
    sentence("say-photographs", { photographs: blank("photographs", photographed()) }),
    photographsTray,
  );

/** @param {string[]} names */
const listed = (names) => new Intl.ListFormat(language(), { type: "conjunction" }).format(names);

function shows() {
  const now = listOf("face.show");
  return h(
    "div.say",
    { key: "shows" },
    h("p", { id: "shows" }, t("say-shows")),
    h(
      "div.toggles",
      { role: "group", "aria-labelledby": "shows" },
      SHOWN.map((element) => toggle(t(`shows-${element}`), now.includes(element), (on) => show(element, on))),
    ),
  );
}

/** @param {string} element @param {boolean} on */
function show(element, on) {
  const now = listOf("face.show");
  const known = SHOWN.filter((each) => (each === element ? on : now.includes(each)));
  const all = [...known, ...now.filter((each) => !SHOWN.includes(each))];
  if (!all.length) return;
  lookAt("pieces");
  void change({ "face.show": all });
}

export const isReady = () => theSet().reading !== null;
