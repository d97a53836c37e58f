// The only door to the program: `ask` packs a question, sends it by the transport of this page, and unpacks the answer.

import { packRequest, unpackAnswer } from "./message.js";
import { httpTransport } from "./http.js";
import { Died, workerTransport } from "./wasm.js";

/** @typedef {import("./message.js").NamedFile} NamedFile */
/** @typedef {import("./message.js").Fault} Fault */
/** @typedef {{ lanes: number, send: (bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal) => Promise<Uint8Array> }} Transport */
/** @typedef {{ signal?: AbortSignal, behind?: boolean }} Terms `behind`: waits until nothing else is asked. */

/** The program's no, with its reasons. */
export class Refusal extends Error {
  /** @param {Fault[]} faults */
  constructor(faults) {
    super(faults.map((fault) => fault.message).join("\n"));
    this.faults = faults;
  }
}

/** @typedef {{ start: () => void, behind: boolean, signal: AbortSignal }} Waiting */

/** @type {Transport | undefined} */
let transport;
/** @type {Waiting[]} */
const queue = [];
let running = 0;

const meta = (/** @type {string} */ name) => document.querySelector(`meta[name="${name}"]`)?.getAttribute("content");

function connected() {
  transport ??= meta("shouqi-transport") === "http" ? httpTransport(meta("shouqi-token") ?? "") : workerTransport();
  return transport;
}

/** Starts what waits: first what somebody is looking at, then what can wait. */
function next() {
  while (queue.length && running < connected().lanes) {
    const first = queue.findIndex((each) => !each.behind);
    const [each] = queue.splice(Math.max(first, 0), 1);
    if (each.signal.aborted) continue;
    // What can wait never takes the last lane.
    if (each.behind && running > 0) {
      queue.unshift(each);
      return;
    }
    running++;
    each.start();
  }
}

/**
 * @template T
 * @param {string} name
 * @param {object} [fields]
 * @param {NamedFile[]} [files]
 * @param {Terms} [terms]
 * @returns {Promise<{ answer: T, files: NamedFile[] }>}
 */
export async function ask(
  name,
  fields = {},
  files = [],
  { signal = new AbortController().signal, behind = false } = {},
) {
  signal.throwIfAborted();
  await new Promise((start, stop) => {
    signal.addEventListener("abort", () => stop(signal.reason), { once: true });
    queue.push({ start: () => start(undefined), behind, signal });
    next();
  });
  try {
    const send = () => connected().send(packRequest(name, fields, files), signal);
    const bytes = await send().catch((why) => (why instanceof Died ? send() : Promise.reject(why)));
    const { answer, faults, files: sent } = unpackAnswer(bytes);
    if (faults) throw new Refusal(faults);
    return { answer: /** @type {T} */ (answer), files: sent };
  } finally {
    running--;
    next();
  }
}
