// The panels of a game: claims and ends, moves, and all that is needed seldom.

import { h } from "../app/dom.js";
import { redraw } from "../app/redraw.js";
import { t } from "../language/words.js";
import { button, choice, toggle } from "../view/controls.js";
import { closeDialog, dialog, showDialog } from "../view/dialog.js";
import { adjudicate, claim, comeBack, note, offence, offer, resign, swapSides, tryOut } from "./acts.js";
import { ownVoice } from "./aids.js";
import { isOver, isTrying, theGame } from "./game.js";
import { keysPanel } from "./keys.js";
import { allOf } from "./listed.js";
import { moveField } from "./move_field.js";
import { movesView } from "./moves.js";
import { hint } from "./opponent.js";
import { choose, options } from "./options.js";
import { sharePanel } from "./share_panel.js";
import { isProgram, playerName, sideName } from "./sides.js";
import { show } from "./state.js";
import { lengthOf } from "./say.js";
import { other, SIDES } from "./types.js";

/** @typedef {import("./types.js").Side} Side */

/** The panel that is shown, if it is one of a game. @param {string | null} name */
export function panelOf(name) {
  switch (name) {
    case "table-claim":
      return claimPanel();
    case "table-moves":
      return movesPanel();
    case "table-more":
      return morePanel();
    case "table-share":
      return sharePanel();
    case "table-keys":
      return keysPanel();
    default:
      return null;
  }
}

/** With which move a draw is claimed. */
let claimed = "";
/** How the arbiter ends the game. */
let result = "1/2-1/2";

/** Players who sit here, and can give up or offer something. */
const people = () => SIDES.filter((side) => !isProgram(side));

/** @param {string} title @param {string} what @param {...import("../app/dom.js").Child} acts */
const row = (title, what, ...acts) =>
  h(
    "li",
    { key: title },
    h("div", null, h("strong", null, title), what && h("p.soft", null, what)),
    h("div.acts", null, acts),
  );

function claimPanel() {
  const { session } = theGame().answer;
  if (isTrying())
    return dialog(
      t("table-claim"),
      {},
      h("p", null, t("table-refused-trying-out")),
      button(t("table-return"), { symbol: "undo", kind: "primary", act: () => (closeDialog(), void comeBack()) }),
    );
  const mover = playerName(session.side);
  if (isOver()) return dialog(t("table-claim"), {}, h("p", null, t("table-refused-over")), adjudication());
  const free = session.moves.map((move) => ({
    value: move,
    text: `${move.slice(0, -lengthOf(move))} – ${move.slice(-lengthOf(move))}`,
  }));
  return dialog(
    t("table-claim"),
    {},
    h(
      "ul.acts-list",
      null,
      row(
        t("table-claim-again"),
        [t("table-claim-again-what", { side: mover }), ...session.claims].join(" "),
        button(t("table-claim-now"), { act: () => void claim(), key: "now" }),
        h(
          "span.claim-with",
          { key: "with" },
          h(
            "select",
            {
              "aria-label": t("table-claim-with"),
              value: claimed,
              onchange: (/** @type {Event} */ event) => {
                claimed = /** @type {HTMLSelectElement} */ (event.currentTarget).value;
                redraw();
              },
            },
            [{ value: "", text: t("table-claim-with") }, ...free].map(({ value, text }) =>
              h("option", { value, selected: value === claimed }, text),
            ),
          ),
          button(t("table-claim-it"), {
            disabled: !free.some(({ value }) => value === claimed),
            act: () => void claim(claimed),
          }),
        ),
      ),
      row(
        t("table-offer"),
        t("table-offer-what"),
        people().map((side) => button(playerName(side), { key: side, act: () => void offer(side) })),
      ),
      row(
        t("table-resign"),
        "",
        people().map((side) => button(playerName(side), { key: side, act: () => void resign(side) })),
      ),
      row(
        t("table-illegal"),
        penaltyWords(),
        people().map((side) => button(playerName(side), { key: side, act: () => void offence(side) })),
      ),
    ),
    adjudication(),
  );
}

function penaltyWords() {
  const { penalties } = theGame().answer.table;
  return penalties.length
    ? t("table-illegal-costs", { list: allOf(penalties.map(penaltyName)) })
    : t("table-illegal-free");
}

/** @param {string} penalty */
export const penaltyName = (penalty) =>
  penalty === "warn"
    ? t("table-penalty-warn")
    : penalty === "loss"
      ? t("table-penalty-loss")
      : t("table-penalty-time", { time: penalty });

function adjudication() {
  if (isOver()) return null;
  const why = () => /** @type {HTMLInputElement} */ (document.getElementById("adjudicate-why")).value;
  return h(
    "details.fold",
    { key: "adjudicate" },
    h("summary", null, t("table-adjudicate")),
    h("p.soft", null, t("table-adjudicate-what")),
    choice(
      t("table-adjudicate"),
      [
        { value: "1-0", content: t("table-wins", { side: sideName("white") }) },
        { value: "1/2-1/2", content: t("table-draw") },
        { value: "0-1", content: t("table-wins", { side: sideName("black") }) },
      ],
      result,
      (value) => {
        result = value;
        redraw();
      },
      "chips",
    ),
    h(
      "label.field",
      null,
      h("span", null, t("table-why")),
      h("input", { id: "adjudicate-why", type: "text", maxlength: 400 }),
    ),
    button(t("table-adjudicate"), { symbol: "flag", act: () => void adjudicate(result, why()) }),
  );
}

function movesPanel() {
  const written = () => {
    const field = /** @type {HTMLInputElement} */ (document.getElementById("table-note"));
    void note(field.value);
    field.value = "";
  };
  return dialog(
    t("table-moves"),
    { foot: button(t("table-save-share"), { symbol: "share", kind: "primary", act: () => showDialog("table-share") }) },
    movesView(true),
    !isOver() && moveField("panel"),
    h(
      "form.move-field",
      { onsubmit: (/** @type {Event} */ event) => (event.preventDefault(), written()), key: "note" },
      h("label.unseen", { for: "table-note" }, t("table-note")),
      h("input", { id: "table-note", type: "text", maxlength: 400, placeholder: t("table-note") }),
      h("button.button", { type: "submit" }, t("table-note-add")),
    ),
  );
}

function morePanel() {
  const { kind, human } = theGame().head;
  const { clocks } = theGame().answer.table;
  const own = options();
  /** @param {() => unknown} act */
  const then = (act) => () => {
    closeDialog();
    act();
  };
  return dialog(
    t("table-more"),
    {},
    h(
      "div.more-acts",
      null,
      clocks && button(t("table-clocks"), { symbol: "clock", act: then(() => show({ clocks: true })) }),
      isTrying()
        ? button(t("table-return"), { symbol: "undo", act: then(comeBack) })
        : button(t("table-try"), { symbol: "compare", act: then(tryOut), disabled: isOver() }),
      button(t("table-hint"), { symbol: "hint", act: then(hint), disabled: isOver() }),
      button(t("table-save-share"), { symbol: "share", act: () => showDialog("table-share") }),
      kind !== "program" && button(t("table-swap"), { symbol: "swap", act: () => void swapSides() }),
      button(t("table-keys"), { symbol: "keys", act: () => showDialog("table-keys") }),
    ),
    h("h3", null, t("table-options")),
    h(
      "div.toggles",
      null,
      toggle(t("table-flip-side", { side: playerName(other(own.flip ? "black" : "white")) }), own.flip, (flip) =>
        choose({ flip }),
      ),
      toggle(t("table-two-sided"), own.twoSided, (twoSided) => choose({ twoSided })),
      toggle(t("table-sun"), own.sun, (sun) => choose({ sun })),
      "wakeLock" in navigator && toggle(t("table-awake"), own.awake, (awake) => choose({ awake })),
      "vibrate" in navigator && toggle(t("table-vibrate"), own.vibrate, (vibrate) => choose({ vibrate })),
      toggle(t("table-sound"), own.sound, (sound) => choose({ sound })),
      ownVoice() && toggle(t("table-speak"), own.speak, (speak) => choose({ speak })),
    ),
    kind === "program" && h("p.soft", null, t("table-you-play", { side: sideName(human) })),
  );
}
