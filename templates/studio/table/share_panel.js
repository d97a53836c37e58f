// A game leaves the page: as a record, as its journal, as a link that holds all of it, or on paper.

import { h } from "../app/dom.js";
import { afterRedraw, redraw } from "../app/redraw.js";
import { t } from "../language/words.js";
import { save } from "../storage/download.js";
import { toLink } from "../storage/link.js";
import { button } from "../view/controls.js";
import { closeDialog, dialog } from "../view/dialog.js";
import { copy, linkField } from "../view/link_field.js";
import { journalOf, theGame } from "./game.js";
import { recordOf } from "./happen.js";

/** What a link or a file of a game is: of this kind, so that others are told apart. */
export const PACKET = "shouqi game 1";

let link = "";
let linkedJournal = "";

/**
 * What another device needs of a game; of a set alone, without a journal.
 * @param {object} agreed
 * @param {string} journal
 */
export const packet = (agreed, journal) => JSON.stringify({ what: PACKET, head: agreed, journal });

/** All of the open game that another device needs. */
function wholeGame() {
  const { id, begun, changed, moves, result, players, set, ...agreed } = theGame().head;
  return packet(agreed, journalOf(theGame()));
}

/** A link to how the animals stand, by the same rules. */
function positionLink() {
  const { rules, look } = theGame().head;
  const what = new URLSearchParams({ position: theGame().answer.session.position, rules: rules.name, look });
  for (const each of rules.switches) what.append("switch", each);
  return `${location.origin}${location.pathname}#table/at/${what}`;
}

/** @param {string} ending */
function fileName(ending) {
  const { table } = theGame().answer;
  const names = [table.white, table.black].filter(Boolean).join("-") || "shouqi";
  const day = new Date(theGame().head.begun).toISOString().slice(0, 10);
  return `${names.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-")}-${day}.${ending}`;
}

/** @param {string} ending @param {string} text */
const saveAs = (ending, text) => save([new File([text], fileName(ending), { type: "text/plain" })]);

async function saveRecord() {
  await saveAs("pgn", await recordOf(theGame()));
}

/** The sheet is on the page all the time; only paper shows it. */
function print() {
  closeDialog();
  afterRedraw(() => setTimeout(() => globalThis.print(), 0));
  redraw();
}

export function sharePanel() {
  const journal = journalOf(theGame());
  if (linkedJournal !== journal) {
    linkedJournal = journal;
    link = "";
    toLink(wholeGame()).then(
      (letters) => {
        link = `${location.origin}${location.pathname}#table/link/${letters}`;
        redraw();
      },
      () => undefined,
    );
  }
  return dialog(
    t("table-save-share"),
    {},
    h("p", null, t("table-link-what")),
    linkField(link, { passesOn: true }),
    h(
      "ul.acts-list",
      null,
      row("table-position", "share", () => copy(positionLink())),
      row("table-record", "save", saveRecord),
      row("table-journal", "save", () => saveAs("journal", journal)),
      row("table-score-sheet", "print", print),
    ),
  );
}

/** @param {string} name @param {string} symbol @param {() => unknown} act */
const row = (name, symbol, act) =>
  h(
    "li",
    { key: name },
    h("div", null, h("strong", null, t(name)), h("p.soft", null, t(`${name}-what`))),
    h(
      "div.acts",
      null,
      button(t({ print: "table-print", share: "copy" }[symbol] ?? "table-save"), { symbol, act: () => void act() }),
    ),
  );
