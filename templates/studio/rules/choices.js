// The values that a switch may have, where the program does not list them with it: those of templates/rulesets/README.md.

const YES_NO = ["yes", "no"];

/** @type {Record<string, string[]>} */
const CHOICES = {
  "first-mover": ["white", "black"],
  "capture-into-water": YES_NO,
  "capture-out-of-water": ["everyone", "nobody"],
  "capture-in-water": YES_NO,
  "leap-blockers": ["swimmers"],
  "leap-blocked-by": ["either", "enemy", "nobody"],
  "leap-captures": YES_NO,
  "enemy-trap": ["weakens", "harmless"],
  "own-trap": ["weakens", "harmless", "shelters"],
  "trap-weakness": ["inside", "permanent"],
  "trapped-attack": ["full", "zero"],
  "trap-overrides": YES_NO,
  "equal-strength": ["captures", "barred", "both-out"],
  "own-den": ["barred", "open"],
  "den-enterers": ["everyone"],
  "den-wins": YES_NO,
  "all-captured": ["wins", "no-legal-move"],
  "no-legal-move": ["loses", "draws"],
  repetition: ["free", "no-earlier-position", "third-time-barred", "threefold-draws", "threefold-claim"],
};
const AGAINST_STRENGTH = ["yes", "not-out-of-water", "no"];

/** @param {import("../service/types.js").Switch} each */
export const choicesOf = ({ name, values }) =>
  values ?? CHOICES[name] ?? (name.includes("-takes-") ? AGAINST_STRENGTH : []);
