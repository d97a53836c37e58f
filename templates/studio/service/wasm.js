// The program as WebAssembly in a worker. One that hangs or has died is replaced; every question carries all it needs.

/** Answers in the making may be waited for this long before their worker is given up, in milliseconds. */
const PATIENCE = 500;

/** A worker died with a question. Another one may know the answer. */
export class Died extends Error {}

/**
 * Programs by their files, compiled once for all workers, so that another one starts at once.
 * @type {Map<string, Promise<WebAssembly.Module>>}
 */
const programs = new Map();

/** @param {string} file */
function compiled(file) {
  const known = programs.get(file);
  if (known) return known;
  const address = new URL(`../${file}`, import.meta.url);
  // Some hosts send the program with a media type that cannot be streamed.
  const whole = async () => WebAssembly.compile(await (await received(address)).arrayBuffer());
  const program = WebAssembly.compileStreaming(received(address)).catch(whole);
  programs.set(file, program);
  // The next question fetches it again.
  program.catch(() => programs.delete(file));
  return program;
}

/** @param {URL} address */
async function received(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address.pathname}: ${answer.status}`);
  return answer;
}

/** @param {string} file of the program @returns {import("./client.js").Transport} */
export function workerTransport(file) {
  /** @type {Worker | null} */
  let worker = null;

  async function started() {
    const program = await compiled(file);
    if (!worker) {
      worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
      worker.postMessage(program);
    }
    return worker;
  }

  function giveUp() {
    worker?.terminate();
    worker = null;
  }

  return {
    lanes: 1,
    async send(bytes, signal) {
      const own = await started();
      signal.throwIfAborted();
      return new Promise((done, failed) => {
        /** @type {ReturnType<typeof setTimeout> | undefined} */
        let late;
        const patient = () => (late = setTimeout(() => stop(signal.reason), PATIENCE));
        const finish = () => {
          clearTimeout(late);
          signal.removeEventListener("abort", patient);
          own.onmessage = own.onerror = null;
        };
        /** @param {unknown} reason */
        const stop = (reason) => {
          finish();
          giveUp();
          failed(reason);
        };
        own.onmessage = ({ data }) => {
          finish();
          done(data);
        };
        own.onerror = (event) => stop(new Died(event.message));
        signal.addEventListener("abort", patient, { once: true });
        own.postMessage(bytes, [bytes.buffer]);
      });
    },
  };
}
