// Holds what the WebAssembly modules answer against the files of the program. Arguments: the folder of the modules, and a
// folder with a folder of files for each theme.

import fs from "node:fs";

const [modules, made] = process.argv.slice(2);
const FORMATS = ["pdf", "svg", "ps", "cut-svg", "dxf"];

/** A module. It may want nothing of the page. @param {string} name */
async function started(name) {
  const module = await WebAssembly.compile(fs.readFileSync(`${modules}/${name}`));
  const imports = WebAssembly.Module.imports(module);
  if (imports.length > 0) throw new Error(`${name} imports ${imports.map((each) => each.name)}`);
  return (await WebAssembly.instantiate(module)).exports;
}

function placed(program, bytes) {
  const room = program.reserve(bytes.length);
  new Uint8Array(program.memory.buffer, room, bytes.length).set(bytes);
  return room;
}

function ask(program, question) {
  const head = Buffer.from(JSON.stringify({ version: 1, ...question, files: [] }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  const request = Buffer.concat([length, head]);
  const pointer = program.answer(placed(program, request), request.length);
  const whole = new DataView(program.memory.buffer).getUint32(pointer, true);
  const bytes = Buffer.from(new Uint8Array(program.memory.buffer, pointer + 4, whole));
  program.release(pointer, 4 + whole);
  let at = 4 + bytes.readUInt32LE(0);
  const { answer, faults, files } = JSON.parse(bytes.subarray(4, at));
  if (faults) throw new Error(`${JSON.stringify(question)}: ${JSON.stringify(faults)}`);
  return { answer, files: files.map(({ name, bytes: size }) => ({ name, data: bytes.subarray(at, (at += size)) })) };
}

const referee = await started("shouqi-referee.wasm");
const { answer: ruling } = ask(referee, { ask: "judge", game: {}, move: "a3a4" });
if (ruling.status !== "legal") throw new Error(`the referee says ${JSON.stringify(ruling)}`);
console.log("  the referee judges a move");

const program = await started("shouqi.wasm");
const make = (/** @type {object} */ theme) => ask(program, { ask: "make", theme, formats: FORMATS });
let fetched = 0;
let differing = 0;
for (const folder of fs.readdirSync(made).sort()) {
  // A folder is called by its theme, and by a language if it is in another one.
  const [name, lang] = folder.split("@");
  let { files } = make({ name, lang });
  if (program.lacking()) {
    const face = fs.readFileSync("fonts/ShouQiKai-Rules.ttf");
    if (!program.give_face(placed(program, face), face.length)) throw new Error("the face is not taken");
    fetched++;
    ({ files } = make({ name, lang }));
    if (program.lacking()) throw new Error(`${folder} lacks the face that it has`);
  }
  if (files.length < FORMATS.length) throw new Error(`${folder}: ${files.length} files were made`);
  const others = files.filter((file) => !file.data.equals(fs.readFileSync(`${made}/${folder}/${file.name}`)));
  differing += others.length;
  const seen = others.length ? `not the same: ${others.map((file) => file.name)}` : "the same bytes";
  console.log(`  ${folder.padEnd(16)} ${files.length} files, ${seen}`);
}
if (fetched !== 1) throw new Error(`the face for Chinese rules was fetched ${fetched} times`);
if (differing > 0) throw new Error(`${differing} files differ`);
