// What goes on while a clock runs: it is drawn, a heartbeat is kept once a second, and a flag falls.

import { redraw } from "../app/redraw.js";
import { feel } from "./aids.js";
import { SHORT, shownTime } from "./clock_times.js";
import { openGame } from "./game.js";
import { happen } from "./happen.js";
import { keeper } from "./keeper.js";
import { say, saidOfRulings } from "./say.js";

/** How often the clocks are looked at, in milliseconds. */
const OFTEN = 100;
/** How often a heartbeat is kept, in milliseconds. */
const BEAT = 1000;

/** @type {ReturnType<typeof setInterval> | undefined} */
let ticks;
let beaten = 0;
let drawn = -1;
let falling = false;

export function startTicking() {
  clearInterval(ticks);
  ticks = setInterval(tick, OFTEN);
}

export function stopTicking() {
  clearInterval(ticks);
  ticks = undefined;
}

function tick() {
  const game = openGame();
  const clocks = game?.answer.table.clocks;
  if (!game || !clocks?.running || (!game.seat.isMine() && !keeper.shared)) return;
  const now = game.time.now();
  if (now - beaten >= BEAT || now < beaten) {
    beaten = now;
    if (game.keeping === "open") keeper.beat(game.head.id, now).catch(() => undefined);
  }
  const { ms } = shownTime(clocks, game.answer.table.at, clocks.turn, now);
  const shown = Math.ceil(ms / (ms < SHORT ? OFTEN : 1000));
  if (shown !== drawn) redraw();
  drawn = shown;
  if (clocks.flag !== null && now >= clocks.flag && !falling && game.seat.isMine()) void fall();
}

/** The flag has fallen: the referee says so. */
async function fall() {
  falling = true;
  try {
    const [happened] = await happen(["time"]);
    const said = happened && saidOfRulings(happened);
    if (said) {
      feel("flag");
      say(said);
    }
  } finally {
    falling = false;
  }
}
