// All stories, in the order in which they are told: the longest first.

import { crash, full, hurry, later, secret, twoTabs } from "./accidents.mjs";
import { accessibleDialogs, accessibleSet, accessibleViews } from "./accessible.mjs";
import { bytes } from "./bytes.mjs";
import { collector } from "./collector.mjs";
import { grandfather } from "./grandfather.mjs";
import { early } from "./early.mjs";
import { keyboard } from "./keyboard.mjs";
import { large, many } from "./large.mjs";
import { offline, updated } from "./offline.mjs";
import { parent } from "./parent.mjs";
import { player } from "./player.mjs";
import { disputes } from "./table_disputes.mjs";
import { againstTheProgram, byEar, byKeyboard, closed, twoTabsAtATable, unkept, withClocks } from "./table_games.mjs";
import { accessibleTable, tableOffline } from "./table_looks.mjs";
import { sharedTable } from "./table_shared.mjs";
import { teacher } from "./teacher.mjs";

/**
 * What a story is told with: where the page is, a fresh browser of someone, a folder for files.
 * @typedef {{ address: string, someone: (who?: object) => Promise<import("playwright-core").BrowserContext>,
 *   folder: string, program: string, wasm: string, site: string }} Scene
 */
/** @typedef {{ name: string, tell: (scene: Scene) => Promise<void>, places?: string[] }} Story without places it is told in all */

/** @type {Story[]} */
export const stories = [
  { name: "the same bytes", tell: bytes, places: ["static"] },
  { name: "a set by axe", tell: accessibleSet, places: ["served"] },
  { name: "the views by axe", tell: accessibleViews, places: ["served"] },
  { name: "the dialogs by axe", tell: accessibleDialogs, places: ["served"] },
  { name: "the table: twelve disputes", tell: disputes, places: ["static"] },
  { name: "the table: a closed tab", tell: closed, places: ["served"] },
  { name: "the table by axe", tell: accessibleTable, places: ["served"] },
  { name: "the table by keyboard", tell: byKeyboard, places: ["static"] },
  { name: "the table by ear", tell: byEar, places: ["served"] },
  { name: "the table: against the program", tell: againstTheProgram },
  { name: "the table: clocks and files", tell: withClocks, places: ["served"] },
  { name: "the table: nothing is kept", tell: unkept, places: ["static"] },
  { name: "the table: two tabs", tell: twoTabsAtATable, places: ["static"] },
  { name: "the table: shared", tell: sharedTable, places: ["served"] },
  { name: "the table offline", tell: tableOffline, places: ["static"] },
  { name: "26 × 26 squares", tell: large, places: ["static"] },
  { name: "150 sets", tell: many, places: ["static"] },
  { name: "offline", tell: offline, places: ["static"] },
  { name: "a new version", tell: updated, places: ["static"] },
  { name: "before the program is there", tell: early, places: ["static"] },
  { name: "the program dies", tell: crash, places: ["static"] },
  { name: "a full device", tell: full, places: ["static"] },
  { name: "a private window", tell: secret, places: ["static"] },
  { name: "two tabs", tell: twoTabs, places: ["static"] },
  { name: "left in a hurry", tell: hurry, places: ["static"] },
  { name: "a theme of a later version", tell: later, places: ["static"] },
  { name: "by keyboard alone", tell: keyboard, places: ["served"] },
  { name: "the collector", tell: collector },
  { name: "the grandfather", tell: grandfather },
  { name: "the parent", tell: parent },
  { name: "the teacher", tell: teacher },
  { name: "the player", tell: player },
];
