// Keeps the studio on this device, so that it opens without a network. `shouqi studio --export` writes the list of files
// before this text: their paths, their digests, and whether they are fetched at once or when they are needed.
//
// A file is kept under its path and its digest, so that a new version fetches only what has changed, and two versions are
// never mixed. A new version waits until the page sends the word "update"; the page then loads itself anew on
// "controllerchange". At the word "keep", when the page has nothing else to do, the files come that are needed later.

/** @typedef {{ digest: string, later: boolean }} ListedFile */
/** @typedef {{ version: string, files: Record<string, ListedFile> }} Site */

const worker = /** @type {ServiceWorkerGlobalScope & { SITE: Site }} */ (/** @type {unknown} */ (self));
const { version, files } = worker.SITE;
const INDEX = "index.html";
// Other sites of this origin have stores of their own.
const PREFIX = `shouqi-studio ${worker.registration.scope} `;
const STORE = PREFIX + version;

worker.addEventListener("install", (event) => event.waitUntil(fetchFirst()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("message", (event) => {
  if (event.data === "update") event.waitUntil(worker.skipWaiting());
  if (event.data === "keep") event.waitUntil(keepLater());
});
worker.addEventListener("fetch", (event) => {
  const path = pathOf(event.request);
  if (path !== undefined) event.respondWith(answer(path));
});

/** Fetches what the page needs to open. If anything fails the version before stays. */
async function fetchFirst() {
  const store = await caches.open(STORE);
  const first = Object.keys(files).filter((path) => !files[path].later);
  await Promise.all(first.map(async (path) => store.put(keyOf(path), (await kept(path)) ?? (await fetched(path)))));
}

/** Fetches what is needed later. What does not come now, or has no room, comes when it is needed. */
async function keepLater() {
  for (const path of Object.keys(files).filter((each) => files[each].later)) {
    await had(path).catch(() => undefined);
  }
}

/** Removes the versions before, and serves the pages that are open already. What they kept and is still right stays. */
async function takeOver() {
  const store = await caches.open(STORE);
  for (const path of Object.keys(files)) {
    const old = files[path].later ? await kept(path) : undefined;
    if (old) await store.put(keyOf(path), old);
  }
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== STORE).map((name) => caches.delete(name)),
  );
  await worker.clients.claim();
}

/**
 * The path of a file of this site, if the request is for one.
 * @param {Request} request
 */
function pathOf(request) {
  const { scope } = worker.registration;
  const url = request.url.split(/[?#]/)[0];
  if (request.method !== "GET" || !url.startsWith(scope)) return undefined;
  const path = url.slice(scope.length) || INDEX;
  return Object.hasOwn(files, path) ? path : undefined;
}

/** @param {string} path */
function keyOf(path) {
  return `${worker.registration.scope}${path}?sha256=${files[path].digest}`;
}

/**
 * A file from any version that is on this device.
 * @param {string} path
 */
async function kept(path) {
  for (const name of await caches.keys()) {
    const found = name.startsWith(PREFIX) ? await (await caches.open(name)).match(keyOf(path)) : undefined;
    if (found) return found;
  }
  return undefined;
}

/**
 * A file from the server, only if it is the one in the list.
 * @param {string} path
 */
async function fetched(path) {
  const response = await fetch(worker.registration.scope + path, { cache: "no-cache", credentials: "same-origin" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const bytes = await response.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const digits = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (digits !== files[path].digest) throw new Error(`${path} is of another version`);
  // Anew, since a redirected response is not accepted for a page.
  return new Response(bytes, { headers: { "Content-Type": response.headers.get("Content-Type") ?? "" } });
}

/** What is on its way and not kept yet, so that it comes once for all who want it. @type {Map<string, Promise<Response>>} */
const coming = new Map();

/**
 * A file from this device, or else from the server, and then kept.
 * @param {string} path
 */
async function had(path) {
  const found = await (await caches.open(STORE)).match(keyOf(path));
  if (found) return found;
  const file = coming.get(path) ?? brought(path).finally(() => coming.delete(path));
  coming.set(path, file);
  return (await file).clone();
}

/** @param {string} path */
async function brought(path) {
  const file = await fetched(path);
  const store = await caches.open(STORE);
  // Where the device has no room, the file is fetched again next time.
  await store.put(keyOf(path), file.clone()).catch(() => undefined);
  return file;
}

/** @param {string} path */
async function answer(path) {
  try {
    return await had(path);
  } catch {
    // The server has another version already: the page is served as it is now, and the worker looks for the new list.
    worker.registration.update().catch(() => undefined);
    return fetch(worker.registration.scope + path);
  }
}
