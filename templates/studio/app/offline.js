// Keeps the page on this device, where it is a folder of static files, and tells when a new version has come.

import { idle } from "./idle.js";
import { redraw } from "./redraw.js";

/** The worker that waits with a new version. @type {ServiceWorker | null} */
let waiting = null;

export const updateReady = () => waiting !== null;

export async function keepOffline() {
  if (!("serviceWorker" in navigator) || document.querySelector('meta[name="shouqi-transport"]')) return;
  const registration = await navigator.serviceWorker.register("service-worker.js");
  const look = () => {
    // The first version takes over by itself; a later one waits until it is wanted.
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    waiting = registration.waiting;
    redraw();
  };
  look();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  await keepAll();
}

/** Asks for the files that were not needed to open the page, such as the large face, unless bytes are dear here. */
async function keepAll() {
  const { connection } = /** @type {Navigator & { connection?: { saveData?: boolean } }} */ (navigator);
  if (connection?.saveData) return;
  const { active } = await navigator.serviceWorker.ready;
  await idle();
  active?.postMessage("keep");
}

/** Loads the page anew, in the version that waits. */
export function update() {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage("update");
}
