// Keeps the set on this device after every change, and says plainly where that is not possible or another tab was faster.

import { redraw } from "../app/redraw.js";
import { route } from "../app/routes.js";
import { storeNow, storeSet } from "../storage/database.js";
import { newId, newSet, openSet, titleOf } from "./set.js";

/** @typedef {import("./set.js").OpenSet} OpenSet */
/** @typedef {import("../storage/database.js").StoredSet} StoredSet */

/** A pause in the changes, before they are kept, in milliseconds. */
const PAUSE = 400;
/** How many steps back are kept. */
const STEPS = 50;

const tabs = "BroadcastChannel" in globalThis ? new BroadcastChannel("shouqi-studio") : null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let pause;
/** What waits for the pause to end. @type {OpenSet | null} */
let due = null;

tabs?.addEventListener("message", ({ data }) => {
  const set = openSet();
  if (!set || data.id !== set.id || data.revision <= set.revision) return;
  set.keeping = "elsewhere";
  redraw();
});

/** @param {OpenSet} set */
export function keepSet(set) {
  if (set.keeping === "elsewhere") return;
  set.keeping = "saving";
  clearTimeout(pause);
  if (due && due !== set) void store(due);
  pause = setTimeout(() => store(set), PAUSE);
  due = set;
}

/** A page that is left keeps what is due. */
addEventListener("pagehide", () => {
  if (due?.keeping === "saving") storeNow({ ...stored(due), revision: due.revision + 1 }).catch(() => undefined);
});

/** @param {OpenSet} set */
async function store(set) {
  due = null;
  try {
    const revision = set.revision + 1;
    if (await storeSet({ ...stored(set), revision })) {
      set.revision = revision;
      set.keeping = "saved";
      if (set === openSet() && route().view === "make") history.replaceState(history.state, "", `#make/set/${set.id}`);
      tabs?.postMessage({ id: set.id, revision });
    } else {
      set.keeping = "elsewhere";
    }
  } catch (error) {
    set.keeping = error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "private";
  }
  redraw();
}

/** @param {OpenSet} set @returns {StoredSet} */
function stored(set) {
  const files = [...set.files].filter(([name]) => !Object.values(set.photographs).some((each) => each.file === name));
  return {
    id: set.id,
    title: titleOf(),
    design: set.design,
    text: set.text,
    past: set.past.slice(-STEPS),
    future: set.future.slice(-STEPS),
    photographs: set.photographs,
    files: Object.fromEntries(files.map(([name, data]) => [name, new Blob([/** @type {BlobPart} */ (data)])])),
    left: set.left,
    revision: set.revision,
    changed: Date.now(),
  };
}

/** Goes on under a name of its own, where another tab has changed the same set. @param {OpenSet} set */
export function keepAsCopy(set) {
  set.id = newId();
  set.revision = 0;
  set.keeping = "saving";
  keepSet(set);
}

/** A set from the device; its photographs are cut again by the one who opens it. @param {StoredSet} known @returns {Promise<OpenSet>} */
export async function restored(known) {
  const set = newSet(known.design, known.text, known.id);
  const files = await Promise.all(
    Object.entries(known.files).map(
      async ([name, blob]) => /** @type {const} */ ([name, new Uint8Array(await blob.arrayBuffer())]),
    ),
  );
  Object.assign(set, {
    past: known.past,
    future: known.future,
    photographs: known.photographs,
    left: known.left ?? [],
    revision: known.revision,
    keeping: "saved",
    files: new Map(files),
  });
  return set;
}
