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

/** Writes the static site without packed twins. @param {string} program @param {string} folder @param {string} wasm */
export const exportSite = (program, folder, wasm) =>
  run(program, ["studio", "--export", folder, "--wasm", wasm, "--no-twins", "--force"]);
