// The program: serving the studio, or writing it as a static site.

import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { promisify } from "node:util";

export const run = promisify(execFile);

/** Serves the studio; returns its address. @param {string} program */
export async function serve(program) {
  const child = spawn(program, ["studio", "--no-open", "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface(child.stdout)) {
    const address = /^The studio is at (http:\/\/\S+)$/.exec(line)?.[1];
    if (!address) continue;
    const stop = async () => {
      child.kill();
      await once(child, "exit");
    };
    return { address, stop };
  }
  throw new Error("the studio does not start");
}

/**
 * Serves a table that devices share; returns the addresses of those who enter moves and of those who look on.
 * @param {string} program
 * @param {string} settings where its games are kept
 */
export async function serveTable(program, settings) {
  const child = spawn(program, ["studio", "--no-open", "--port", "0", "--table"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, SHOUQI_CONFIG: settings },
  });
  /** @type {string[]} */
  const addresses = [];
  for await (const line of createInterface(child.stdout)) {
    const address = /opens (http:\/\/\S+)$/.exec(line)?.[1];
    if (address) addresses.push(address);
    if (addresses.length < 2) continue;
    const stop = async () => {
      child.kill();
      await once(child, "exit");
    };
    return { writer: addresses[0], viewer: addresses[1], stop };
  }
  throw new Error("the table does not start");
}

/** Writes the static site without packed twins. @param {string} program @param {string} folder @param {string} wasm */
export const exportSite = (program, folder, wasm) =>
  run(program, ["studio", "--export", folder, "--wasm", wasm, "--no-twins", "--force"]);
