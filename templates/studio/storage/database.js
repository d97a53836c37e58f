// What is kept on this device: sets with their photographs, in IndexedDB. Where a browser keeps nothing, the page says so.

const NAME = "shouqi-studio";
const SETS = "sets";

/** @type {Promise<IDBDatabase> | undefined} */
let opened;

function database() {
  opened ??= new Promise((done, failed) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(SETS, { keyPath: "id" });
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
  return opened;
}

/**
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore) => IDBRequest<T>} act
 * @returns {Promise<T>}
 */
async function transact(mode, act) {
  const transaction = (await database()).transaction(SETS, mode);
  const request = act(transaction.objectStore(SETS));
  return new Promise((done, failed) => {
    transaction.oncomplete = () => done(request.result);
    transaction.onabort = transaction.onerror = () => failed(transaction.error ?? request.error);
  });
}

/**
 * A photograph: its pixels, made smaller, and how it is cut: turned by quarters, a square around a point, in parts of its width.
 * @typedef {{ source: Blob, file: string, turn: number, x: number, y: number, part: number }} Photograph
 */
/**
 * @typedef {{ id: string, title: string, design: string, text: string, past: string[], future: string[],
 *   photographs: Record<string, Photograph>, files: Record<string, Blob>, left?: string[], revision: number,
 *   changed: number }} StoredSet `left` is missing in sets of earlier versions
 */

/** @param {string} id @returns {Promise<StoredSet | undefined>} */
export const storedSet = (id) => transact("readonly", (store) => store.get(id));

/** @returns {Promise<StoredSet[]>} */
export async function storedSets() {
  const sets = /** @type {StoredSet[]} */ (await transact("readonly", (store) => store.getAll()));
  return sets.sort((a, b) => b.changed - a.changed);
}

/**
 * Keeps a set, unless another tab has kept a later one meanwhile. Tells whether it is kept.
 * @param {StoredSet} set
 */
export async function storeSet(set) {
  let kept = false;
  await transact("readwrite", (store) => {
    const known = store.get(set.id);
    known.onsuccess = () => {
      kept = !(known.result?.revision >= set.revision);
      if (kept) store.put(set);
    };
    return known;
  });
  return kept;
}

/** Keeps a set at once, as the page is about to go: then nothing can be waited for. @param {StoredSet} set */
export const storeNow = (set) =>
  transact("readwrite", (store) => {
    const request = store.put(set);
    store.transaction.commit();
    return request;
  });

/** @param {string} id */
export const forgetSet = (id) => transact("readwrite", (store) => store.delete(id));
