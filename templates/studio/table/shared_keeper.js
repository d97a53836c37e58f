// Keeps the game of a table that devices share: the program on another machine has its journal, which every page reads,
// adds to, and waits for.

import { Elsewhere } from "./keeper.js";

/** @typedef {import("./keeper.js").Keeper} Keeper */
/** @typedef {import("./types.js").Head} Head */
/**
 * @typedef {{ now: number, version: number, writes: boolean, head: Head | null, batches: string[], asked: { text:
 *   string, number: number } | null }} Told
 */

/** How long to wait when the table does not answer, in milliseconds. */
const AGAIN = 1000;

const page = document.querySelector('meta[name="shouqi-token"]')?.getAttribute("content") ?? "";

/** @param {string} token of the table @returns {Promise<Keeper>} */
export async function sharedKeeper(token) {
  /** @type {Told} */
  let told = { now: 0, version: 0, writes: false, head: null, batches: [], asked: null };
  // The clocks of two devices differ.
  let ahead = 0;

  /** @param {string} [after] @param {RequestInit} [how] */
  async function call(after = "", how = {}) {
    const headers = { "X-Shouqi-Token": page, "X-Shouqi-Table": token };
    const answer = await fetch(`./shared-table${after}`, { ...how, headers, cache: "no-store" });
    if (answer.status === 409) throw new Elsewhere();
    if (answer.status === 507) throw new DOMException("", "QuotaExceededError");
    if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
    const next = /** @type {Told} */ (await answer.json());
    // An answer that was long on its way tells nothing new.
    if (next.version >= told.version) {
      told = next;
      if (after === "") ahead = next.now - Date.now();
    }
  }
  const send = (/** @type {object} */ body) => call("", { method: "POST", body: JSON.stringify(body) });

  await call();
  return {
    begin: (head, lines) => send({ begin: { version: told.version, head, lines } }),
    async read(id) {
      return told.head?.id === id ? { head: told.head, batches: [...told.batches], beat: 0 } : undefined;
    },
    append: (head, number, lines) => send({ append: { head, number, lines } }),
    beat: async () => undefined,
    list: async () => [],
    remove: async () => undefined,
    watch(_, heard) {
      const left = new AbortController();
      void (async () => {
        for (let known = told.version; !left.signal.aborted;) {
          try {
            await call(`/${known}`, { signal: left.signal });
            if (told.version !== known && !left.signal.aborted) heard();
            known = told.version;
          } catch {
            await new Promise((later) => setTimeout(later, AGAIN));
          }
        }
      })();
      return () => left.abort();
    },
    clock: () => Date.now() + ahead,
    addressOf: () => `#table/shared/${token}`,
    shared: {
      writes: () => told.writes,
      game: () => told.head?.id ?? null,
      asked: () => (told.asked?.number === told.batches.length ? told.asked.text : null),
      ask: (move) => send({ ask: { number: told.batches.length, text: move } }),
    },
  };
}
