// The program as an opponent, and its hints. It thinks in slices in a worker of its own: no ruling waits for it.

import { t } from "../language/words.js";
import { askEngine } from "../service/client.js";
import { announce } from "../view/announce.js";
import { isOver, isTrying, openGame, standingRequest, theGame } from "./game.js";
import { happen } from "./happen.js";
import { say, saidOf, saidOfEnd } from "./say.js";
import { isProgram, sideName } from "./sides.js";
import { show } from "./state.js";

/**
 * @typedef {{ depth: number, lines: { score: { hundredths?: number, wins_in?: number, loses_in?: number }, moves:
 *   string[] }[], best: string | null }} Analysis
 */
/** @typedef {{ depth?: number, ms?: number, slack: number }} Level */

/**
 * How well it plays: as deep as it looks or as long as it thinks, and how much worse than the best a move may be, in
 * hundredths of the weakest animal; as `shouqi play` has them. Each has the animal that stands for it.
 * @type {Map<string, Level & { animal: string }>}
 */
export const LEVELS = new Map([
  ["child", { depth: 1, slack: 120, animal: "rat" }],
  ["beginner", { depth: 2, slack: 60, animal: "cat" }],
  ["easy", { depth: 3, slack: 20, animal: "dog" }],
  ["medium", { depth: 5, slack: 0, animal: "leopard" }],
  ["strong", { ms: 1000, slack: 0, animal: "tiger" }],
  ["full", { ms: 5000, slack: 0, animal: "elephant" }],
]);
/** Nodes of the first slice. */
const SLICE = 50_000;
/** The most nodes that one question may have. */
const MOST = 20_000_000;
/** Lines among which a weaker level chooses. */
const CHOICE = 12;
/** A win is worth more than any material, in hundredths. */
const WIN = 100_000;
/** Behind by this much, the program agrees to a draw, in hundredths. */
const BEHIND = -100;
/** A move that comes at once is not seen, in milliseconds. */
const PAUSE = 450;

/** @type {AbortController | null} */
let work = null;

/** Stops thinking: the game goes on without what was thought of. */
export function stopThinking() {
  work?.abort();
  work = null;
  show({ thinking: false });
}

/** @param {Level} level @param {AbortSignal} signal @returns {Promise<Analysis>} */
async function analysed({ depth, ms, slack }, signal) {
  // The engine needs the rules, not the words of a set: so the small program is enough.
  const { position, moves } = standingRequest(theGame());
  const game = { rules: theGame().head.rules, position, moves };
  const lines = slack ? CHOICE : 1;
  const begun = performance.now();
  /** @param {number} nodes @returns {Promise<Analysis>} */
  const slice = async (nodes) => {
    const asked = { game, nodes: Math.round(Math.min(nodes, MOST)), lines, ...(depth && { depth }) };
    return /** @type {Analysis} */ ((await askEngine("analyze", asked, [], { signal })).answer);
  };
  if (!ms) return slice(MOST);
  // A short slice tells how fast this device is; further ones take the time that is left.
  for (let nodes = SLICE; ;) {
    const start = performance.now();
    const analysis = await slice(nodes);
    const now = performance.now();
    const next = (nodes / (now - start)) * (ms - (now - begun));
    const isDecided = analysis.lines[0]?.score.hundredths === undefined;
    // Each begins anew: one that is no longer sees no more.
    if (isDecided || next < 2 * nodes || nodes >= MOST) return analysis;
    nodes = next;
  }
}

/** @param {Analysis["lines"][number]} line */
const worth = ({ score: { hundredths, wins_in: wins, loses_in: loses } }) =>
  hundredths ?? (wins !== undefined ? WIN - wins : -WIN + (loses ?? 0));

/** @param {Analysis} analysis @param {number} slack */
function chosen({ lines, best }, slack) {
  const top = worth(lines[0] ?? { score: { hundredths: 0 }, moves: [] });
  const good = lines.filter((line) => worth(line) >= top - slack);
  return good.length > 1 ? good[Math.floor(Math.random() * good.length)].moves[0] : best;
}

/** The program moves, if it is its turn. */
export async function answerOf() {
  const game = openGame();
  if (!game || !game.seat.isMine() || isOver() || isTrying() || !isProgram(game.answer.session.side)) return;
  const level = LEVELS.get(game.head.level ?? "easy");
  if (!level) return;
  work?.abort();
  const own = (work = new AbortController());
  show({ thinking: true });
  try {
    const [analysis] = await Promise.all([analysed(level, own.signal), new Promise((done) => setTimeout(done, PAUSE))]);
    if (own.signal.aborted || openGame() !== game) return;
    const move = chosen(analysis, level.slack);
    if (move) await moved(move);
  } catch (error) {
    if (!own.signal.aborted) announce(error instanceof Error ? error.message : String(error), "warn");
  } finally {
    if (work === own) {
      work = null;
      show({ thinking: false });
    }
  }
}

/** @param {string} move */
async function moved(move) {
  const game = theGame();
  const { side } = game.answer.session;
  const [happened] = await happen([`move ${move}`]);
  if (!happened) return;
  const said = saidOf({ status: "legal", move, says: happened.says ?? "", instead: [], outcome: null });
  const { ending } = game.answer.table;
  if (ending) say({ ...saidOfEnd(ending), marks: said.marks });
  else say({ ...said, kind: "told", head: t("table-program-played", { side: sideName(side) }) });
}

/** Whether the program agrees to a draw that was offered to it. */
export async function agreesToDraw() {
  const own = (work = new AbortController());
  const { lines } = await analysed({ depth: 4, slack: 0 }, own.signal);
  const { side } = theGame().answer.session;
  const mine = worth(lines[0] ?? { score: { hundredths: 0 }, moves: [] }) * (isProgram(side) ? 1 : -1);
  return mine <= BEHIND;
}

/** A move that the program would make. */
export async function hint() {
  if (isOver()) return;
  const own = (work = new AbortController());
  show({ thinking: true });
  try {
    const { best } = await analysed({ ms: 800, slack: 0 }, own.signal);
    if (own.signal.aborted || !best) return;
    const said = saidOf({ status: "legal", move: best, says: "", instead: [], outcome: null });
    const [from, to] = [...(said.marks?.keys() ?? [])];
    const piece = theGame().answer.session.pieces.find(({ square }) => square === from);
    const animal = piece?.name ?? "";
    say({ ...said, kind: "told", head: t("table-hint-said", { animal, from, to }), more: t("table-hint-what") });
  } finally {
    show({ thinking: false });
  }
}
