// What preflight has found in the open set, the worst first; and what its maker leaves as it is, as long as its facts
// stay.

import { redraw } from "../app/redraw.js";
import { keepSet } from "./keeping.js";
import { theSet } from "./set.js";
import { look } from "./stage_state.js";

/** @typedef {import("../service/types.js").Finding} Finding */
/**
 * A finding with those that one tap mends with it; `facts` tell them all, whatever the language.
 * @typedef {{ finding: Finding, facts: string }} Found
 */

const ORDER = ["fault", "warning", "advice"];

/** @returns {Found[]} */
function all() {
  /** @type {Map<string, Finding[]>} */
  const groups = new Map();
  for (const finding of theSet().check?.findings ?? []) {
    const group = `${finding.code} ${finding.place}`;
    groups.set(group, [...(groups.get(group) ?? []), finding]);
  }
  return [...groups]
    .map(([group, found]) => ({
      finding: found[0],
      facts: `${group} ${JSON.stringify(found.map(({ severity, values }) => [severity, values]))}`,
    }))
    .sort((a, b) => ORDER.indexOf(a.finding.severity) - ORDER.indexOf(b.finding.severity));
}

/** What must be mended cannot be left. @param {Finding} finding */
export const canBeLeft = ({ severity }) => severity !== "fault";

/** @param {Found} found */
const isLeft = ({ finding, facts }) => canBeLeft(finding) && theSet().left.includes(facts);

export const openFindings = () => all().filter((found) => !isLeft(found));

export const leftFindings = () => all().filter(isLeft);

/** How many things must be mended before printing; a theme that cannot be read has others than its pages. */
export const faultCount = () =>
  theSet().faults.length || openFindings().filter(({ finding }) => finding.severity === "fault").length;

/** Leaves a finding as it is. @param {string} facts */
export function leaveFinding(facts) {
  const set = theSet();
  set.left = [...set.left, facts];
  keepSet(set);
  // Nothing is left to be read in the list.
  if (!openFindings().length) look({ allFindings: false });
  redraw();
}

/** Takes a finding up again. @param {string} facts */
export function lookAgain(facts) {
  const set = theSet();
  set.left = set.left.filter((each) => each !== facts);
  keepSet(set);
  if (!leftFindings().length) look({ leftFindings: false });
  redraw();
}
