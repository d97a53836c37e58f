// Lists as the language of the page has them.

import { language } from "../language/words.js";

/** All of these: `d3, e2 and f3`. @param {string[]} items */
export const allOf = (items) => new Intl.ListFormat(language(), { type: "conjunction" }).format(items);

/** One of these: `d3, e2 or f3`. @param {string[]} items */
export const oneOf = (items) => new Intl.ListFormat(language(), { type: "disjunction" }).format(items);
