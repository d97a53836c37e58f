// The tour: positions of the usual game, each with what is to be found. Their words are `tour-NAME`, `-task` and `-done`.

/**
 * @typedef {{ name: string, own: Record<string, string>, other: Record<string, string>, from: string, to: string[],
 *   region: import("./board.js").Region }} Step `own` and `other`: animals by squares
 */

/** @type {Step[]} */
export const STEPS = [
  { name: "goal", own: { d8: "dog" }, other: {}, from: "d8", to: ["d9"], region: { from: "c7", to: "e9" } },
  {
    name: "move",
    own: { b2: "wolf" },
    other: {},
    from: "b2",
    to: ["b1", "b3", "a2", "c2"],
    region: { from: "a1", to: "d3" },
  },
  {
    name: "capture",
    own: { b2: "wolf", b1: "rat" },
    other: { a2: "tiger", c2: "cat", b3: "wolf" },
    from: "b2",
    to: ["c2", "b3"],
    region: { from: "a1", to: "d3" },
  },
  {
    name: "exception",
    own: { a2: "rat", b1: "elephant" },
    other: { b2: "elephant", a1: "rat" },
    from: "a2",
    to: ["b2"],
    region: { from: "a1", to: "d3" },
  },
  {
    name: "river",
    own: { c5: "rat", a5: "dog" },
    other: {},
    from: "c5",
    to: ["b5", "d5", "c6", "c4"],
    region: { from: "a4", to: "d6" },
  },
  {
    name: "bank",
    own: { b4: "rat", a5: "rat" },
    other: { a4: "elephant", a6: "elephant" },
    from: "a5",
    to: ["a6"],
    region: { from: "a4", to: "d6" },
  },
  {
    name: "leap",
    own: { b3: "lion", a4: "tiger" },
    other: {},
    from: "b3",
    to: ["b7"],
    region: { from: "a3", to: "d7" },
  },
  {
    name: "no-leap",
    own: { a4: "tiger" },
    other: { b4: "rat" },
    from: "a4",
    to: ["a3", "a5"],
    region: { from: "a3", to: "d7" },
  },
  { name: "trap", own: { f1: "cat" }, other: { e1: "lion" }, from: "f1", to: ["e1"], region: { from: "c1", to: "g3" } },
];
