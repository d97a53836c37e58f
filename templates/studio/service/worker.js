// The worker: one instance of shouqi.wasm, which comes first. Then each request comes as bytes, and its answer goes back.

/** @typedef {{ memory: WebAssembly.Memory, reserve: (length: number) => number, answer: (pointer: number, length: number) => number, release: (pointer: number, length: number) => void }} Exports */

/** Bytes of the length in front of an answer. */
const LENGTH = 4;

/** @type {Promise<WebAssembly.Instance> | undefined} */
let started;

/** @param {Exports} program @param {Uint8Array} request */
function answered(program, request) {
  const pointer = program.reserve(request.length);
  new Uint8Array(program.memory.buffer, pointer, request.length).set(request);
  const answer = program.answer(pointer, request.length);
  const length = new DataView(program.memory.buffer).getUint32(answer, true);
  const bytes = new Uint8Array(program.memory.buffer, answer + LENGTH, length).slice();
  program.release(answer, LENGTH + length);
  return bytes;
}

const port = /** @type {{ postMessage: (message: unknown, transfer: Transferable[]) => void }} */ (
  /** @type {unknown} */ (self)
);

addEventListener("message", async ({ data }) => {
  if (data instanceof WebAssembly.Module) {
    started = WebAssembly.instantiate(data);
    return;
  }
  try {
    const { exports } = await /** @type {Promise<WebAssembly.Instance>} */ (started);
    const bytes = answered(/** @type {Exports} */ (/** @type {unknown} */ (exports)), data);
    port.postMessage(bytes, [bytes.buffer]);
  } catch (error) {
    // Told to the page as an error of the worker, which then starts another one.
    reportError(error);
  }
});
