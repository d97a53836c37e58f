// What the referee says: of moves that were judged, of what happened, of how a game ended.

import { t } from "../language/words.js";
import { theGame } from "./game.js";
import { tellAloud } from "./aids.js";
import { ruleOf, sentenceOf } from "./sheet.js";
import { playerName, sideName } from "./sides.js";
import { show } from "./state.js";
import { other } from "./types.js";

/** @typedef {import("./game.js").Said} Said */
/** @typedef {import("./types.js").Judged} Judged */
/** @typedef {import("./types.js").Happened} Happened */
/** @typedef {import("./types.js").Ending} Ending */

/** Shows what is said, and tells it to those who listen. @param {Said | null} said */
export function say(said) {
  const heard = said ? [said.head, said.rule && t("table-rule", { number: said.rule }), said.sentence, said.more] : [];
  const text = heard.filter(Boolean).join(" ");
  show({ said, picked: null, heard: text });
  if (said && said.kind !== "told") tellAloud(said, text);
}

/** What a judged move is shown as. @param {Judged} judged @returns {Said} */
export function saidOf({ status, move, says, permits = [], violations = [], instead, outcome, may_claim_draw }) {
  const [from, to] = [move.slice(0, -lengthOf(move)), move.slice(-lengthOf(move))];
  if (status !== "legal") {
    const [violation] = violations;
    const sentence = sentenceOf(violation?.cites);
    return {
      kind: "no",
      head: t("table-no"),
      rule: violation?.rule ?? sentence?.number,
      sentence: ruleOf(violation?.cites),
      more: violation?.message ?? says,
      move,
      marks: new Map([
        [from, "from"],
        [to, "bad"],
      ]),
      to: instead.map((each) => each.slice(from.length)),
    };
  }
  const ended = sentenceOf(outcome?.cites);
  const [permit] = permits;
  return {
    kind: "yes",
    head: t("table-yes"),
    rule: ended?.number ?? permit?.rule ?? null,
    sentence: ended?.text ?? ruleOf(permit?.clause),
    more: permit && !ended ? permit.message : withoutVerdict(says) + (may_claim_draw ? ` ${t("table-may-claim")}` : ""),
    move,
    marks: new Map([
      [from, "from"],
      [to, "good"],
    ]),
  };
}

/** The letters of the second square of a move such as a3a4 or a10a11. @param {string} move */
export const lengthOf = (move) => /[a-z]+\d+$/.exec(move)?.[0].length ?? 2;

/** What is said of a move without the word for its being allowed, which stands above it. @param {string} says */
const withoutVerdict = (says) => says.replace(/^[^.。]*[.。]\s*/, "");

/** How a game ended. @param {Ending} ending @param {string | null} [says] the program's words @returns {Said} */
export function saidOfEnd({ result, how, why }, says = theGame().answer.session.says) {
  const winner = result === "1-0" ? "white" : result === "0-1" ? "black" : null;
  const loser = winner && sideName(other(winner));
  const sentence = sentenceOf(theGame().answer.session.outcome?.cites);
  /** @type {Record<string, string>} */
  const ways = {
    resignation: t("table-end-resigned", { side: loser ?? "" }),
    agreement: t("table-end-agreed"),
    "time forfeit": t("table-end-flag", { side: loser ?? "" }),
    "rules infraction": t("table-end-offence", { side: loser ?? "" }),
    adjudication: why ?? "",
  };
  return {
    kind: "over",
    head: winner ? t("table-wins", { side: sideName(winner) }) : t("table-draw"),
    rule: sentence?.number,
    sentence: sentence?.text,
    more: ways[how] ?? says ?? "",
  };
}

/** Why something that is no move was refused. @param {Happened} happened @returns {Said} */
export const saidOfRefusal = ({ refused, says }) => ({
  kind: "no",
  head: t(refused === "claim-refused" ? "table-claim-refused" : "table-refused"),
  more: says ?? t(`table-refused-${refused}`),
});

/**
 * Says whatever rulings came with an event, beside moves that stand.
 * @param {Happened} happened
 * @returns {Said | null}
 */
export function saidOfRulings({ rulings = [] }) {
  const [over] = rulings.filter(({ ruling }) => ruling === "over");
  if (over?.ending) return saidOfEnd(over.ending);
  const [offence] = rulings.filter(({ ruling }) => ruling === "offence");
  if (offence?.side) {
    const { penalty = null } = offence;
    const cost = penalty === "warn" ? "warned" : penalty === null ? "free" : "time";
    const given = { side: sideName(offence.side), other: playerName(other(offence.side)), time: penalty ?? "" };
    return {
      kind: "no",
      head: t("table-offence", { side: given.side, count: offence.count ?? 1 }),
      more: t(`table-offence-${cost}`, given),
    };
  }
  if (rulings.some(({ ruling }) => ruling === "goes-on")) return { kind: "told", head: t("table-goes-on") };
  return null;
}
