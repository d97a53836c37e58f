// Where games are kept: behind these few functions, so that a journal may be kept elsewhere, too. Here it is this
// device, in IndexedDB. Lines of a journal are kept in the batches in which the referee gave them; a batch that another
// tab has kept under the same number is a conflict, never overwritten.

/** @typedef {import("./types.js").Head} Head */
/**
 * @typedef {{ head: Head, batches: string[], beat: number }} Kept `beat`: when the table was last seen, in its own
 *   time
 */
/**
 * @typedef {{ begin: (head: Head, lines: string) => Promise<void>, read: (id: string) => Promise<Kept | undefined>,
 *   append: (head: Head, number: number, lines: string) => Promise<void>, beat: (id: string, at: number) =>
 *   Promise<void>, list: () => Promise<Head[]>, remove: (id: string) => Promise<void>, watch: (id: string, heard: ()
 *   => void) => () => void, clock: () => number, addressOf: (id: string) => string, shared: Shared | null }} Keeper
 *   `clock`: the time by which tables are timed
 */
/**
 * What is more where several devices share a table: whether this one enters moves, the game on it, the move that was
 * asked about last, and a way to ask about one.
 * @typedef {{ writes: () => boolean, game: () => string | null, asked: () => string | null, ask: (move: string) =>
 *   Promise<void> }} Shared
 */

/** Another tab has gone on with the game. */
export class Elsewhere extends Error {}

const NAME = "shouqi-table";
const GAMES = "games";
const LINES = "lines";
const BEATS = "beats";
/** Behind every number of a batch. */
const LAST = Infinity;

/** @type {Promise<IDBDatabase> | undefined} */
let opened;

function database() {
  opened ??= new Promise((done, failed) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(GAMES, { keyPath: "id" });
      request.result.createObjectStore(LINES);
      request.result.createObjectStore(BEATS);
    };
    request.onsuccess = () => {
      // A later version of the page may change the stores.
      request.result.onversionchange = () => request.result.close();
      request.result.onclose = () => (opened = undefined);
      done(request.result);
    };
    request.onerror = () => failed(request.error);
  });
  opened.catch(() => (opened = undefined));
  return opened;
}

/**
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(store: (name: string) => IDBObjectStore) => T} act
 * @returns {Promise<T>} once all of it is kept
 */
async function transact(mode, act) {
  const durability = mode === "readwrite" ? /** @type {const} */ ("strict") : "default";
  const transaction = (await database()).transaction([GAMES, LINES, BEATS], mode, { durability });
  const result = act((name) => transaction.objectStore(name));
  return new Promise((done, failed) => {
    transaction.oncomplete = () => done(result);
    transaction.onabort = transaction.onerror = () => failed(transaction.error ?? new DOMException("", "AbortError"));
  });
}

const tabs = "BroadcastChannel" in globalThis ? new BroadcastChannel(NAME) : null;

/** The batches of a game. @param {string} id */
const batchesOf = (id) => IDBKeyRange.bound([id, 0], [id, LAST]);

/** @type {Keeper} */
const device = {
  async begin(head, lines) {
    await transact("readwrite", (store) => {
      store(GAMES).put(head);
      store(LINES).add(lines, [head.id, 0]);
      store(BEATS).put(0, head.id);
    });
  },

  async read(id) {
    const [head, batches, beat] = await transact("readonly", (store) => [
      store(GAMES).get(id),
      store(LINES).getAll(batchesOf(id)),
      store(BEATS).get(id),
    ]);
    return head.result && { head: head.result, batches: batches.result, beat: beat.result ?? 0 };
  },

  async append(head, number, lines) {
    try {
      await transact("readwrite", (store) => {
        store(LINES).add(lines, [head.id, number]);
        store(GAMES).put(head);
      });
    } catch (error) {
      if (error instanceof DOMException && error.name === "ConstraintError") throw new Elsewhere();
      throw error;
    }
    tabs?.postMessage({ id: head.id });
  },

  // A second more or less is not worth the wait for a disk.
  async beat(id, at) {
    const transaction = (await database()).transaction(BEATS, "readwrite", { durability: "relaxed" });
    transaction.objectStore(BEATS).put(at, id);
  },

  async list() {
    const request = await transact("readonly", (store) => store(GAMES).getAll());
    return /** @type {Head[]} */ (request.result).sort((a, b) => b.changed - a.changed);
  },

  async remove(id) {
    await transact("readwrite", (store) => {
      store(GAMES).delete(id);
      store(LINES).delete(batchesOf(id));
      store(BEATS).delete(id);
    });
  },

  watch(id, heard) {
    const listen = (/** @type {MessageEvent} */ { data }) => data.id === id && heard();
    tabs?.addEventListener("message", listen);
    return () => tabs?.removeEventListener("message", listen);
  },

  clock: () => Date.now(),
  addressOf: (id) => `#table/game/${id}`,
  shared: null,
};

/** Where games are kept now. */
export let keeper = device;

/** Keeps games elsewhere, or on this device again. @param {Keeper | null} [other] */
export function keepAt(other) {
  keeper = other ?? device;
}
