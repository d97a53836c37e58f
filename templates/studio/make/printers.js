// Printers that were measured, kept on this device. They correct the files to print, and are no part of a set.

import { ask } from "../service/client.js";
import { keep, settings } from "../storage/settings.js";
import { theSet } from "./set.js";

/** @typedef {import("../service/types.js").Printer} Printer */

/** What is read off the calibration page, as it was entered. @typedef {{ width: string, height: string, left: string, top: string }} Readings */

/** A printer's name is at most so long. */
export const LONGEST_NAME = 40;

/** @returns {readonly Printer[]} */
export const printers = () => settings.printers ?? [];

/** The printer that files are corrected for. */
export const chosenPrinter = () => printers().find(({ name }) => name === settings.printer) ?? null;

/** @param {string | null} name */
export function choosePrinter(name) {
  keep({ printer: name ?? undefined });
}

/** What a printer does to the paper of this set; nothing if that was not measured. @param {Printer} printer */
export const measuredOn = ({ papers }) => papers.find(({ paper }) => paper === theSet().reading?.paper);

/** The chosen printer, as a request names it, where it was measured with the paper of this set. */
export function correction() {
  const printer = chosenPrinter();
  return printer && measuredOn(printer) ? { name: printer.name, text: printer.text } : undefined;
}

/**
 * Adds what was measured on the paper of this set. A reading that is left empty is as it should be.
 * @param {string} name
 * @param {Readings} readings
 */
export async function keepMeasured(name, readings) {
  const known = printers().find((each) => each.name === name);
  const read = Object.fromEntries(Object.entries(readings).filter(([, text]) => text.trim() !== ""));
  const { answer } = await ask("printer", { name, text: known?.text, paper: theSet().reading?.paper, ...read });
  const printer = /** @type {Printer} */ (answer);
  keep({ printers: [...printers().filter((each) => each.name !== name), printer], printer: name });
}

/** @param {string} name */
export function forgetPrinter(name) {
  keep({ printers: printers().filter((each) => each.name !== name) });
  if (settings.printer === name) choosePrinter(null);
}
