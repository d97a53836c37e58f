// The doors to the program: a question is packed, sent by a transport of this page, and its answer unpacked. `ask` is
// the door of everything; `askReferee` is that of games, which needs only the small program where the site has one.
// What takes long has a door of its own, so that nothing waits for it: a whole set `askSet`, thinking `askEngine`.

import { packRequest, unpackAnswer } from "./message.js";
import { httpTransport } from "./http.js";
import { Died, workerTransport } from "./wasm.js";

/** @typedef {import("./message.js").NamedFile} NamedFile */
/** @typedef {import("./message.js").Fault} Fault */
/**
 * @typedef {{ lanes: number, send: (bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal) => Promise<Uint8Array> }}
 *   Transport
 */
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

const meta = (/** @type {string} */ name) => document.querySelector(`meta[name="${name}"]`)?.getAttribute("content");

/** Whether a server on this machine answers. */
const isServed = () => meta("shouqi-transport") === "http";

/** The whole program. */
const WHOLE = "shouqi.wasm";
/** The file of the small program that only referees and analyses; the whole one does it, too. */
const small = () => meta("shouqi-referee") ?? WHOLE;

/** @type {Transport | undefined} */
let served;

/** The server of this page, or else a worker with a program. @param {string} program @returns {Transport} */
function transportOf(program) {
  if (!isServed()) return workerTransport(program);
  served ??= httpTransport(meta("shouqi-token") ?? "");
  return served;
}

/**
 * A door with a queue of its own.
 * @param {() => Transport} connect called with the first question
 */
function door(connect) {
  /** @type {Transport | undefined} */
  let transport;
  /** @type {Waiting[]} */
  const queue = [];
  let running = 0;

  function connected() {
    transport ??= connect();
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
  return async (name, fields = {}, files = [], { signal = new AbortController().signal, behind = false } = {}) => {
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
  };
}

export const ask = door(() => transportOf(WHOLE));

/** For a whole set, and what is made of it: its pages are kept there. */
export const askSet = door(() => transportOf(WHOLE));

const askSmall = door(() => transportOf(small()));

/** For games; one by the theme of a set needs the whole program. @type {typeof ask} */
export const askReferee = (name, fields, files, terms) =>
  small() === WHOLE || needsTheme(fields) ? ask(name, fields, files, terms) : askSmall(name, fields, files, terms);

/** @param {object} [fields] */
const needsTheme = (fields) =>
  Boolean(fields && ("theme" in fields || ("game" in fields && "theme" in /** @type {object} */ (fields.game))));

/** For what thinks long. */
export const askEngine = door(() => transportOf(small()));
