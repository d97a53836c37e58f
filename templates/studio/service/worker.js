// The worker: one instance of shouqi.wasm. A request comes as bytes, and its answer goes back as bytes.

/** @typedef {{ memory: WebAssembly.Memory, reserve: (length: number) => number, answer: (pointer: number, length: number) => number, release: (pointer: number, length: number) => void, lacking: () => number, give_face: (pointer: number, length: number) => number }} Exports */

/** Bytes of the length in front of an answer. */
const LENGTH = 4;

const address = new URL("../shouqi.wasm", import.meta.url);
const face = new URL("../fonts/ShouQiKai-Rules.ttf", import.meta.url);

/** Some hosts send the program with a media type that cannot be streamed. */
const whole = async () => WebAssembly.instantiate(await (await fetch(address)).arrayBuffer());

const loaded = WebAssembly.instantiateStreaming(fetch(address))
  .catch(whole)
  .then(({ instance }) => /** @type {Exports} */ (/** @type {unknown} */ (instance.exports)));

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
  const response = await fetch(face);
  if (!response.ok) throw new Error(`${face}: ${response.status}`);
  const file = new Uint8Array(await response.arrayBuffer());
  if (!program.give_face(placed(program, file), file.length)) throw new Error(`${face} is no font`);
  return answered(program, request);
}

const port = /** @type {{ postMessage: (message: unknown, transfer: Transferable[]) => void }} */ (
  /** @type {unknown} */ (self)
);

addEventListener("message", async ({ data }) => {
  try {
    const bytes = await answeredWhole(await loaded, data);
    port.postMessage(bytes, [bytes.buffer]);
  } catch (error) {
    // Told to the page as an error of the worker, which then starts another one.
    reportError(error);
  }
});
