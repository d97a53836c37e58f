// The worker: one instance of shouqi.wasm, which comes first. Then each request comes as bytes, and its answer goes back.

/** @typedef {{ memory: WebAssembly.Memory, reserve: (length: number) => number, answer: (pointer: number, length: number) => number, release: (pointer: number, length: number) => void, lacking?: () => number, give_face: (name: number, nameLength: number, file: number, length: number) => number }} Exports */

/** Bytes of the length in front of an answer. */
const LENGTH = 4;
/** Where the faces are, most of which the page shows itself. */
const FONTS = new URL("../fonts/", import.meta.url);

/** @type {Promise<WebAssembly.Instance> | undefined} */
let started;

/** The bytes, where the program can read them. @param {Exports} program @param {Uint8Array} bytes */
function placed(program, bytes) {
  const pointer = program.reserve(bytes.length);
  new Uint8Array(program.memory.buffer, pointer, bytes.length).set(bytes);
  return pointer;
}

/** The bytes that the program has put there, behind their length. @param {Exports} program @param {number} pointer */
function taken(program, pointer) {
  const length = new DataView(program.memory.buffer).getUint32(pointer, true);
  const bytes = new Uint8Array(program.memory.buffer, pointer + LENGTH, length).slice();
  program.release(pointer, LENGTH + length);
  return bytes;
}

/** The answer; faces are fetched when a text first needs them. @param {Exports} program @param {Uint8Array} request */
async function answered(program, request) {
  for (;;) {
    const bytes = taken(program, program.answer(placed(program, request), request.length));
    // The program that only referees has no text to set.
    const lacking = program.lacking ? new TextDecoder().decode(taken(program, program.lacking())) : "";
    if (!lacking) return bytes;
    await Promise.all(lacking.split("\n").map((name) => give(program, name)));
  }
}

/** @param {Exports} program @param {string} name of a file */
async function give(program, name) {
  const response = await fetch(new URL(name, FONTS));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  const file = new Uint8Array(await response.arrayBuffer());
  const written = new TextEncoder().encode(name);
  if (!program.give_face(placed(program, written), written.length, placed(program, file), file.length))
    throw new Error(`${name} is no font`);
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
    const bytes = await answered(/** @type {Exports} */ (/** @type {unknown} */ (exports)), data);
    port.postMessage(bytes, [bytes.buffer]);
  } catch (error) {
    // Told to the page as an error of the worker, which then starts another one.
    reportError(error);
  }
});
