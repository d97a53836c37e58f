// The program as WebAssembly in a worker. One that hangs or has died is replaced; every question carries all it needs.

/** Answers in the making may be waited for this long before their worker is given up, in milliseconds. */
const PATIENCE = 500;

/** @returns {import("./client.js").Transport} */
export function workerTransport() {
  /** @type {Worker | null} */
  let worker = null;
  const started = () => (worker ??= new Worker(new URL("worker.js", import.meta.url), { type: "module" }));
  const giveUp = () => {
    worker?.terminate();
    worker = null;
  };
  return {
    lanes: 1,
    send(bytes, signal) {
      return new Promise((done, failed) => {
        const own = started();
        const late = () => setTimeout(() => stop(signal.reason), PATIENCE);
        const finish = () => {
          signal.removeEventListener("abort", late);
          own.onmessage = own.onerror = null;
        };
        /** @param {unknown} reason */
        const stop = (reason) => {
          if (own.onmessage === null) return;
          finish();
          giveUp();
          failed(reason);
        };
        own.onmessage = ({ data }) => {
          finish();
          done(data);
        };
        own.onerror = (event) => stop(new Error(event.message));
        signal.addEventListener("abort", late, { once: true });
        own.postMessage(bytes, [bytes.buffer]);
      });
    },
  };
}
