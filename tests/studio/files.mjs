// Files and links that others made, as the page reads them: `node tests/studio/files.mjs`.

import assert from "node:assert/strict";
import { crc32, deflateRawSync } from "node:zlib";
import { withMarks, withSigns } from "../../templates/studio/make/bidi.js";
import { namedFiles, themeAmong } from "../../templates/studio/make/theme_file.js";
import { fromLink, toLink } from "../../templates/studio/storage/link.js";
import { readZip, writeZip } from "../../templates/studio/storage/zip.js";

const bytes = (/** @type {string} */ text) => new TextEncoder().encode(text);
const text = (/** @type {Uint8Array} */ data) => new TextDecoder().decode(data);
/** Places in the entry of the directory. */
const FLAGS = 8,
  METHOD = 10,
  CRC = 16,
  PACKED = 20,
  SIZE = 24,
  START = 42;

/** A zip of one file whose entry in the directory tells something else. */
function lying(/** @type {Record<number, number>} */ told, data = bytes("format = 1\n"), count = 1) {
  const zip = writeZip(Array.from({ length: count }, (_, number) => ({ name: `${number}.toml`, data })));
  const view = new DataView(zip.buffer);
  let at = view.getUint32(zip.length - 6, true);
  for (let entry = 0; entry < count; entry++) {
    for (const [place, value] of Object.entries(told)) {
      if (Number(place) < CRC) view.setUint16(at + Number(place), value, true);
      else view.setUint32(at + Number(place), value, true);
    }
    at += 46 + view.getUint16(at + 28, true);
  }
  return zip;
}

const refused = (/** @type {Promise<unknown>} */ promise, /** @type {RegExp | undefined} */ why) =>
  assert.rejects(promise, why);

/** @type {Record<string, () => Promise<void> | void>} */
const tests = {
  async "a zip is read as it was written"() {
    const entries = [
      { name: "emma.toml", data: bytes("format = 1\n") },
      { name: "pictures/猫.jpg", data: new Uint8Array(5000).fill(7) },
    ];
    assert.deepEqual(await readZip(writeZip(entries)), entries);
    const [{ name }] = await readZip(writeZip([{ name: ".\\set//./a.toml", data: bytes("a") }]));
    assert.equal(name, "set/a.toml");
  },
  async "a zip that lies about its files is refused"() {
    await refused(readZip(lying({ [SIZE]: 12 })), /not as long as told/);
    await refused(readZip(lying({ [CRC]: 1 })), /damaged/);
    await refused(readZip(lying({ [FLAGS]: 1 })), /encrypted/);
    await refused(readZip(lying({ [METHOD]: 99 })), /unknown way/);
    await refused(readZip(lying({ [METHOD]: 8 })));
    await refused(readZip(lying({ [PACKED]: 0xffffffff })), /too large/);
    await refused(readZip(lying({ [START]: 0xfffffff0 })));
    await refused(readZip(lying({}, undefined, 201)), /too many/);
  },
  async "a small zip of large files is not unpacked"() {
    const plain = new Uint8Array(50_000_000);
    const [zeros, crc] = [deflateRawSync(plain), crc32(plain)];
    const told = (/** @type {number} */ size, count = 1) =>
      lying({ [METHOD]: 8, [CRC]: crc, [SIZE]: size }, zeros, count);
    assert.equal((await readZip(told(50_000_000, 2))).length, 2);
    await refused(readZip(told(50_000_000, 3)), /too large/);
    await refused(readZip(told(1000)), /longer than told/);
    await refused(readZip(told(50_000_001)), /shorter than told/);
    // Every entry is the same long file.
    await refused(readZip(lying({ [START]: 0 }, new Uint8Array(400_000), 200)), /too large/);
  },
  async "a file that is no zip is refused at once"() {
    for (const data of [new Uint8Array(0), new Uint8Array(21), new Uint8Array(80_000_000), bytes("PK\x05\x06")]) {
      await refused(readZip(data), /not a zip/);
    }
    const zip = writeZip([{ name: "emma.toml", data: bytes("format = 1\n") }]);
    for (let length = 0; length < zip.length; length++) await refused(readZip(zip.slice(0, length)));
    for (let at = 0; at < zip.length; at++) {
      const other = zip.slice();
      other[at] ^= 0xff;
      await readZip(other).catch((why) => assert.ok(why instanceof Error));
    }
  },
  "the theme among several files is the one that no other names"() {
    const house = { name: "set/house.toml", data: bytes('format = 1\nname = "house"\n') };
    const emma = {
      name: "set/emma.toml",
      data: bytes('format = 1\nrules = "./house.toml"\n[pictures]\nrat = "pictures/rat.jpg"\n'),
    };
    const rat = { name: "set/pictures/rat.jpg", data: bytes("rat") };
    const mac = { name: "__MACOSX/set/._emma.toml", data: bytes("\0\0") };
    const outside = { name: "secret.txt", data: bytes("x") };
    const { text: theme, files } = themeAmong([mac, house, outside, emma, rat]);
    assert.equal(theme, text(emma.data));
    assert.deepEqual([...files.keys()], ["house.toml", "pictures/rat.jpg"]);
    assert.throws(() => themeAmong([mac, rat]), /no theme/);
    assert.throws(() => themeAmong([{ name: "a.toml", data: Uint8Array.of(0xff) }]));
    const large = { name: "set/large.png", data: new Uint8Array(60_000_001) };
    assert.throws(() => themeAmong([emma, large]), /too large/);
  },
  "what a theme and its texts name goes along, and nothing else"() {
    const files = new Map(
      Object.entries({
        "rat.jpg": bytes("taken back"),
        "cat.jpg": bytes("cat"),
        "Mine.ttf": bytes("font"),
        "base.toml": bytes('[pictures]\ndog = "dogs/dog.png"\n'),
        "dogs/dog.png": bytes("dog"),
      }),
    );
    const theme =
      'extends = "./base.toml"\n[pictures]\ncat = "./cat.jpg"\nlion = "rat.jpg.png"\n[fonts]\ntitle = \'./Mine.ttf\'\n';
    assert.deepEqual(
      namedFiles(theme, files)
        .map(({ name }) => name)
        .sort(),
      ["Mine.ttf", "base.toml", "cat.jpg", "dogs/dog.png"],
    );
  },
  async "a link holds a theme, and never a bomb"() {
    const theme = 'format = 1\ntitle = "獸棋 <img src=x onerror=alert(1)>"\n';
    assert.equal(await fromLink(await toLink(theme)), theme);
    const letters = (/** @type {Uint8Array} */ data) => Buffer.from(data).toString("base64url");
    await refused(fromLink(letters(deflateRawSync(new Uint8Array(100_000_000)))), /too long/);
    for (const wrong of ["", "%", "a", "ÿ", "AAAA", "../../etc/passwd", letters(Buffer.from([3]))])
      await refused(fromLink(wrong));
  },
  "marks of direction are seen in a file, and stay what they are"() {
    const theme = 'title = "a\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069 獸 \u200D🐘"\n';
    const seen = withSigns(theme);
    assert.equal(seen.match(/\p{Bidi_Control}/u), null);
    assert.equal(seen.length, theme.length);
    assert.equal(withMarks(seen), theme);
  },
};

for (const [name, test] of Object.entries(tests)) {
  await test();
  console.log(`ok: ${name}`);
}
