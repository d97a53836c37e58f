// The rulesets that can be played, by their names.

import { redraw } from "../app/redraw.js";
import { askReferee } from "../service/client.js";

/** @type {string[]} */
let names = ["classic"];
let isAsked = false;

/** The shipped rulesets; the usual game until they are known. */
export function rulesetNames() {
  if (!isAsked) {
    isAsked = true;
    askReferee("rulesets").then(
      ({ answer }) => {
        names = /** @type {{ name: string }[]} */ (answer).map(({ name }) => name);
        redraw();
      },
      () => (isAsked = false),
    );
  }
  return names;
}
