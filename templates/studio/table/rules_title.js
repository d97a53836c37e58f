// By which rules a game is played, in few words.

import { knows, t } from "../language/words.js";
import { begun } from "./sides.js";

/** @param {string} name of a shipped ruleset */
export const rulesetName = (name) => (knows(`ruleset-${name}`) ? begun(t(`ruleset-${name}`)) : name);

/** @param {import("./types.js").Head} head */
export function rulesTitle({ rules: { name, switches }, title }) {
  const own = switches.length ? `, ${t("table-house-rules", { count: switches.length })}` : "";
  return title || rulesetName(name) + own;
}
