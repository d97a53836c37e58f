// What the program answers, as far as the page reads it.

/** @typedef {{ name: string, what: string }} Named */
/** @typedef {{ name: string, width_mm: number, height_mm: number }} Paper */
/** @typedef {{ name: string, square_mm: number, piece_mm: number, what: string }} Size */
/** @typedef {{ name: string, title: string }} RulesetName */
/**
 * @typedef {{ program: string, version: string, languages: Named[], papers: Paper[], sizes: Size[], formats: Named[],
 *   rulesets: RulesetName[], parts: string[] }} About
 */
/**
 * @typedef {{ path: string, table: string, kind: string, least: number | null, most: number | null, values: string[],
 *   default: string, what: string }} ThemeKey
 */
/**
 * @typedef {{ name: string, title: string, rules: string, paper: string, languages: string[], text: string,
 *   values: Record<string, string>, own: string[] }} Reading
 */
/** @typedef {{ part: string, sheet: string, width_mm: number, height_mm: number }} PlannedPage */
/**
 * @typedef {{ theme: string, rules: string, paper: string, pages: PlannedPage[],
 *   board: { sheets: number, squares: number[], square_mm: number, width_mm: number, height_mm: number } | null,
 *   pieces: { sheets: number, stickers: number, spares: number, sticker_mm: number, piece_mm: number, label: string | null } | null,
 *   sheet: { sheets: number, pages: number, numbered_rules: number, examples_proved: number } | null,
 *   assembly: { pages: number, steps: number } | null }} Plan
 */
/**
 * @typedef {{ severity: "fault" | "warning" | "advice", code: string, place: string, message: string, remedy: string,
 *   values: Record<string, number | string | string[]> }} Finding
 */
/** @typedef {{ what: string, place: string, value: number, unit: string, least: number }} Figure */
/** @typedef {{ findings: Finding[], figures: Figure[], verdict: { faults: number, warnings: number, advice: number, text: string } }} Check */
/**
 * @typedef {{ name: string, also: string[], paper: string, shape: string, size_mm: number, columns: number, rows: number,
 *   first_mm: number[], pitch_mm: number[], waste: number }} LabelSheet
 */
/** @typedef {{ id: string, letter: string, strength: number, swims: boolean, leaps: string[], name: string }} Kind */
/**
 * @typedef {{ name: string, label: string, value: string, from: string, basis: string | null, note: string | null,
 *   values: string[] }} Switch
 */
/** A sentence of the sheet, with its clause; `remark` is the mark of a note at its foot. @typedef {{ id: string, text: string, remark: unknown }} Sentence */
/** @typedef {{ topic: string, heading: string, rules: { number: number | null, sentences: Sentence[] }[] }} Section */
/** @typedef {{ title: string, subtitle: string, sections: Section[], notes: string[], foot: unknown, examples_proved: number }} Sheet */
/**
 * @typedef {{ name: string, version: number, hash: string, title: string, files: number, rows: number, map: string[],
 *   position: string, kinds: Kind[], switches: Switch[], sheet: Sheet }} Ruleset
 */
/** @typedef {{ name: string, label: string, left: string, right: string }} Difference */
/**
 * @typedef {{ left: string, right: string, same_game: boolean, switches: Difference[], both: string[], only_left: string[],
 *   only_right: string[], sentences_left: { rule: number | null, text: string }[], sentences_right: { rule: number | null, text: string }[] }} Comparison
 */
/** @typedef {{ position: string, side: string, moves: string[], kinds: Kind[] }} Session */
/** @typedef {{ status: string, says: string, violations?: { rule: number, message: string }[] }} Judgement */
/**
 * A printer: its profile as `text`, and what it does to each paper that it was measured with.
 * @typedef {{ name: string, text: string, papers: { paper: string, offset_mm: number[], scale: number[] }[] }} Printer
 */

export {};
