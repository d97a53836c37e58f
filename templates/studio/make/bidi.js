// Marks that turn the direction of writing have no shape, and make a line read otherwise than it is. In the file they stand
// as signs: a character for a character, so that places in the text stay where they are.

/** Marks of direction: Arabic letter mark, left-to-right mark … pop directional isolate. */
const MARKS = [..."\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069"];
/** The first of as many characters that no language uses. */
const FIRST_SIGN = 0xf8d0;

const signs = MARKS.map((_, index) => String.fromCharCode(FIRST_SIGN + index));

/** @param {string} text */
export const withSigns = (text) =>
  text.replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, (mark) => signs[MARKS.indexOf(mark)]);

/** @param {string} text */
export const withMarks = (text) => text.replace(/[\uF8D0-\uF8DB]/g, (sign) => MARKS[signs.indexOf(sign)]);
