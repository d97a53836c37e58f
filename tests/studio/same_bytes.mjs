// Holds what the WebAssembly module answers against the files of the program. Arguments: the module, and a folder with a
// folder of files for each theme.

import fs from "node:fs";

const [wasm, made] = process.argv.slice(2);
const FORMATS = ["pdf", "svg", "ps", "cut-svg", "dxf"];

/** The module. It may want nothing of the page. */
async function started() {
  const module = await WebAssembly.compile(fs.readFileSync(wasm));
  const imports = WebAssembly.Module.imports(module);
  if (imports.length > 0) throw new Error(`the module imports ${imports.map((each) => each.name)}`);
  return (await WebAssembly.instantiate(module)).exports;
}

function placed(program, bytes) {
  const room = program.reserve(bytes.length);
  new Uint8Array(program.memory.buffer, room, bytes.length).set(bytes);
  return room;
}

/** The bytes at a pointer of the module, behind their length. */
function taken(program, pointer) {
  const whole = new DataView(program.memory.buffer).getUint32(pointer, true);
  const bytes = Buffer.from(new Uint8Array(program.memory.buffer, pointer + 4, whole));
  program.release(pointer, 4 + whole);
  return bytes;
}

const fetched = new Set();

/** Asks, and gives the faces that are needed, as the page does. */
function ask(program, question) {
  const head = Buffer.from(JSON.stringify({ version: 1, ...question, files: [] }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  const request = Buffer.concat([length, head]);
  let bytes;
  for (;;) {
    bytes = taken(program, program.answer(placed(program, request), request.length));
    const lacking = taken(program, program.lacking()).toString();
    if (!lacking) break;
    for (const name of lacking.split("\n")) {
      if (fetched.has(name)) throw new Error(`${name} is lacking after it was given`);
      fetched.add(name);
      const [written, face] = [Buffer.from(name), fs.readFileSync(`fonts/${name}`)];
      if (!program.give_face(placed(program, written), written.length, placed(program, face), face.length))
        throw new Error(`${name} is not taken`);
    }
  }
  let at = 4 + bytes.readUInt32LE(0);
  const { answer, faults, files } = JSON.parse(bytes.subarray(4, at));
  if (faults) throw new Error(`${JSON.stringify(question)}: ${JSON.stringify(faults)}`);
  return { answer, files: files.map(({ name, bytes: size }) => ({ name, data: bytes.subarray(at, (at += size)) })) };
}

const program = await started();
const { answer: ruling } = ask(program, { ask: "judge", game: {}, move: "a3a4" });
if (ruling.status !== "legal") throw new Error(`the referee says ${JSON.stringify(ruling)}`);
console.log("  the referee judges a move");

let differing = 0;
for (const folder of fs.readdirSync(made).sort()) {
  // A folder is called by its theme, and by a language if it is in another one.
  const [name, lang] = folder.split("@");
  const { files } = ask(program, { ask: "make", theme: { name, lang }, formats: FORMATS });
  if (files.length < FORMATS.length) throw new Error(`${folder}: ${files.length} files were made`);
  const others = files.filter((file) => !file.data.equals(fs.readFileSync(`${made}/${folder}/${file.name}`)));
  differing += others.length;
  const seen = others.length ? `not the same: ${others.map((file) => file.name)}` : "the same bytes";
  console.log(`  ${folder.padEnd(16)} ${files.length} files, ${seen}`);
}
console.log(`  ${fetched.size} faces were fetched`);
if (!fetched.has("ShouQiKai-Rules.ttf")) throw new Error("the face for Chinese rules was not needed");
if (differing > 0) throw new Error(`${differing} files differ`);
