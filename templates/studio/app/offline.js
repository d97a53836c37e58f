// Keeps the page on this device, where it is a folder of static files, and tells when a new version has come.

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
}

/** Loads the page anew, in the version that waits. */
export function update() {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage("update");
}
