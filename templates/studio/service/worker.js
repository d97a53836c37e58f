// The worker: one instance of shouqi.wasm, which comes first. Then each request comes as bytes, and its answer goes back.

/** @typedef {{ memory: WebAssembly.Memory, reserve: (length: number) => number, answer: (pointer: number, length: number) => number, release: (pointer: number, length: number) => void, lacking: () => number, give_face: (pointer: number, length: number) => number }} Exports */

/** Bytes of the length in front of an answer. */
const LENGTH = 4;
/** The face for rules in Chinese and Japanese. */
const FACE = new URL("../fonts/ShouQiKai-Rules.ttf", import.meta.url);

/** @type {Promise<WebAssembly.Instance> | undefined} */
let started;

/** The bytes, where the program can read them. @param {Exports} program @param {Uint8Array} bytes */
function placed(program, bytes) {
  const pointer = program.reserve(bytes.length);
  new Uint8Array(program.memory.buffer, pointer, bytes.length).set(bytes);
  return pointer;
}

/** @param {Exports} program @param {Uint8Array} request */
function answered(program, request) {
  const answer = program.answer(placed(program, request), request.length);
  const length = new DataView(program.memory.buffer).getUint32(answer, true);
  const bytes = new Uint8Array(program.memory.buffer, answer + LENGTH, length).slice();
  program.release(answer, LENGTH + length);
  return bytes;
}

/** The answer; a large face is fetched when a text first needs it. @param {Exports} program @param {Uint8Array} request */
async function answeredWhole(program, request) {
  const bytes = answered(program, request);
  if (!program.lacking()) return bytes;
  const response = await fetch(FACE);
  if (!response.ok) throw new Error(`${FACE}: ${response.status}`);
  const file = new Uint8Array(await response.arrayBuffer());
  if (!program.give_face(placed(program, file), file.length)) throw new Error(`${FACE} is no font`);
  return answered(program, request);
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
    const bytes = await answeredWhole(/** @type {Exports} */ (/** @type {unknown} */ (exports)), data);
    port.postMessage(bytes, [bytes.buffer]);
  } catch (error) {
    // Told to the page as an error of the worker, which then starts another one.
    reportError(error);
  }
});
