// Time controls as they are chosen, and as the referee reads them.

/** @typedef {"none" | "sudden" | "increment" | "delay" | "byoyomi" | "hourglass"} TimeKind */
/**
 * `odds`: the minutes of Black, if they are other ones.
 * @typedef {{ kind: TimeKind, minutes: number, seconds: number, periods: number, odds: number | null }} TimeChoice
 */

export const TIME_KINDS = /** @type {const} */ (["none", "sudden", "increment", "delay", "byoyomi", "hourglass"]);

/** @param {TimeChoice} choice @param {number} minutes */
function controlText({ kind, seconds, periods }, minutes) {
  switch (kind) {
    case "increment":
      return `${minutes}m+${seconds}s`;
    case "delay":
      return `${minutes}m delay ${seconds}s`;
    case "byoyomi":
      return `${minutes}m byoyomi ${periods}x${seconds}s`;
    case "hourglass":
      return `${minutes}m hourglass`;
    default:
      return `${minutes}m`;
  }
}

/** What the referee reads; empty without clocks. @param {TimeChoice} choice */
export function clocksText(choice) {
  if (choice.kind === "none") return "";
  const { minutes, odds } = choice;
  return odds === null ? controlText(choice, minutes) : `${controlText(choice, minutes)}, ${controlText(choice, odds)}`;
}
