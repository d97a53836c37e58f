// Zip files without compression: a theme with its pictures, which are compressed already.

/** @typedef {{ name: string, data: Uint8Array }} Entry */

const LOCAL = 0x04034b50,
  CENTRAL = 0x02014b50,
  END = 0x06054b50;
const LOCAL_LENGTH = 30,
  CENTRAL_LENGTH = 46,
  END_LENGTH = 22;
/** Names are UTF-8. */
const UTF8 = 0x0800;
/** A file wants a password. */
const ENCRYPTED = 1;
/** 1 January 1980, the first day that the format can tell: the same set gives the same bytes. */
const DAY = 0x21;
/** Bounds of what is read: the program takes 64 MB with a question. The bytes are those of the files, packed and unpacked. */
const MOST_ENTRIES = 200,
  MOST_BYTES = 120_000_000;

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

/** @param {Uint8Array} data */
function checksum(data) {
  let crc = ~0;
  for (const byte of data) crc = CRC[(crc ^ byte) & 0xff] ^ (crc >>> 8);
  return ~crc >>> 0;
}

/** @param {Entry[]} entries @returns {Uint8Array<ArrayBuffer>} */
export function writeZip(entries) {
  const named = entries.map(({ name, data }) => ({
    name: new TextEncoder().encode(name),
    data,
    crc: checksum(data),
    at: 0,
  }));
  const total = named.reduce(
    (sum, { name, data }) => sum + LOCAL_LENGTH + CENTRAL_LENGTH + 2 * name.length + data.length,
    END_LENGTH,
  );
  const bytes = new Uint8Array(total);
  const view = new DataView(bytes.buffer);
  let at = 0;
  /** @param {(number | [number])[]} fields numbers of two bytes, or of four in a list */
  const put = (fields) => {
    for (const field of fields) {
      if (typeof field === "number") (view.setUint16(at, field, true), (at += 2));
      else (view.setUint32(at, field[0], true), (at += 4));
    }
  };
  /** @param {Uint8Array} data */
  const place = (data) => {
    bytes.set(data, at);
    at += data.length;
  };
  for (const entry of named) {
    entry.at = at;
    put([[LOCAL], 20, UTF8, 0, 0, DAY, [entry.crc], [entry.data.length], [entry.data.length], entry.name.length, 0]);
    place(entry.name);
    place(entry.data);
  }
  const directory = at;
  for (const { name, data, crc, at: start } of named) {
    put([
      [CENTRAL],
      20,
      20,
      UTF8,
      0,
      0,
      DAY,
      [crc],
      [data.length],
      [data.length],
      name.length,
      0,
      0,
      0,
      0,
      [0],
      [start],
    ]);
    place(name);
  }
  put([[END], 0, 0, named.length, named.length, [at - directory], [directory], 0]);
  return bytes;
}

/** The files of a zip, with their folders in their names. @param {Uint8Array<ArrayBuffer>} bytes @returns {Promise<Entry[]>} */
export async function readZip(bytes) {
  const entries = [];
  for (const { name, crc, data, method, size } of directory(bytes)) {
    const whole = await unpacked(data, method, size);
    if (checksum(whole) !== crc) throw new Error("damaged");
    entries.push({ name, data: whole });
  }
  return entries;
}

/** What the directory tells of each file. @param {Uint8Array<ArrayBuffer>} bytes */
function directory(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let end = bytes.length - END_LENGTH;
  // A comment may follow, whose length has two bytes.
  const first = Math.max(end - 0xffff, 0);
  while (end >= first && view.getUint32(end, true) !== END) end--;
  if (end < first) throw new Error("not a zip file");
  const count = view.getUint16(end + 10, true);
  if (count > MOST_ENTRIES) throw new Error("too many files");
  const told = [];
  let at = view.getUint32(end + 16, true);
  // Files may lie over one another, so that a short zip has many long ones.
  for (let left = count, room = MOST_BYTES; left > 0; left--) {
    if (view.getUint32(at, true) !== CENTRAL) throw new Error("not a zip file");
    const flags = view.getUint16(at + 8, true),
      method = view.getUint16(at + 10, true),
      crc = view.getUint32(at + 16, true),
      packed = view.getUint32(at + 20, true),
      size = view.getUint32(at + 24, true);
    const nameLength = view.getUint16(at + 28, true),
      start = view.getUint32(at + 42, true);
    const name = new TextDecoder().decode(bytes.subarray(at + CENTRAL_LENGTH, at + CENTRAL_LENGTH + nameLength));
    const from = start + LOCAL_LENGTH + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
    if ((room -= size + packed) < 0) throw new Error("too large");
    if (flags & ENCRYPTED) throw new Error("encrypted");
    const data = bytes.subarray(from, from + packed);
    if (size > 0) told.push({ name: plainName(name), crc, data, method, size });
    at += CENTRAL_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return told;
}

/** A name with slashes, without what leads nowhere. @param {string} name */
const plainName = (name) =>
  name
    .split(/[\\/]/)
    .filter((part) => part !== "" && part !== ".")
    .join("/");

/** @param {Uint8Array<ArrayBuffer>} data @param {number} method @param {number} size the size that is told */
async function unpacked(data, method, size) {
  if (method !== 0 && method !== 8) throw new Error("an unknown way to compress");
  if (method === 0) {
    if (data.length !== size) throw new Error("not as long as told");
    return data.slice();
  }
  const reader = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const whole = new Uint8Array(size);
  let at = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    if (at + piece.value.length > size) {
      void reader.cancel();
      throw new Error("longer than told");
    }
    whole.set(piece.value, at);
    at += piece.value.length;
  }
  if (at < size) throw new Error("shorter than told");
  return whole;
}
