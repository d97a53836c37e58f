// The bytes of a message: the length of its head, the head in JSON, and the files that the head lists.

/** @typedef {{ name: string, data: Uint8Array }} NamedFile */
/** @typedef {{ code: string, message: string, hint?: string, file?: string, line?: number, column?: number, start?: number, end?: number }} Fault */

const VERSION = 1;

/** @param {string} name @param {object} fields @param {NamedFile[]} files @returns {Uint8Array<ArrayBuffer>} */
export function packRequest(name, fields, files) {
  const listed = files.map((file) => ({ name: file.name, bytes: file.data.length }));
  const head = new TextEncoder().encode(JSON.stringify({ version: VERSION, ...fields, ask: name, files: listed }));
  const bytes = new Uint8Array(4 + head.length + files.reduce((sum, file) => sum + file.data.length, 0));
  new DataView(bytes.buffer).setUint32(0, head.length, true);
  bytes.set(head, 4);
  let at = 4 + head.length;
  for (const file of files) {
    bytes.set(file.data, at);
    at += file.data.length;
  }
  return bytes;
}

/** @param {Uint8Array} bytes @returns {{ answer?: unknown, faults?: Fault[], files: NamedFile[] }} */
export function unpackAnswer(bytes) {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length)));
  let at = 4 + length;
  const files = (head.files ?? []).map((/** @type {{ name: string, bytes: number }} */ { name, bytes: size }) => {
    const data = bytes.subarray(at, at + size);
    at += size;
    return { name, data };
  });
  return { ...head, files };
}
