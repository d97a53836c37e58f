// A page that nobody watches: a debugger that records requests, as the driver of the stories does, keeps a copy of all
// that was fetched in the page's own memory.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ARGUMENTS, CHROMIUM } from "./visitor.mjs";

/** @typedef {import("node:stream").Readable} Readable */
/** @typedef {import("node:stream").Writable} Writable */

/** How long between two looks whether the page is ready, in milliseconds, and how often it is looked at. */
const PAUSE = 200;
const LOOKS = 600;

/**
 * Megabytes of the process that draws a page, as the system counts them, once an expression is true there.
 * @param {string} address
 * @param {string} ready
 */
export async function memoryOf(address, ready) {
  const home = await mkdtemp(join(tmpdir(), "shouqi-memory-"));
  const own = ["--headless=new", "--remote-debugging-pipe", `--user-data-dir=${home}`, "--window-size=1440,900"];
  const stdio = /** @type {const} */ (["ignore", "ignore", "ignore", "pipe", "pipe"]);
  const browser = spawn(CHROMIUM, [...ARGUMENTS, ...own, "about:blank"], { stdio: [...stdio] });
  try {
    const [, , , to, from] = /** @type {[any, any, any, Writable, Readable]} */ (
      /** @type {unknown} */ (browser.stdio)
    );
    const ask = debuggerBehind(to, from);
    const { targetId } = await ask("Target.createTarget", { url: address });
    const { sessionId } = await ask("Target.attachToTarget", { targetId, flatten: true });
    for (let look = 0; ; look++) {
      const { result } = await ask("Runtime.evaluate", { expression: ready }, sessionId);
      if (result.value === true) break;
      if (look === LOOKS) throw new Error("the page is never ready");
      await new Promise((done) => setTimeout(done, PAUSE));
    }
    const { processInfo } = await ask("SystemInfo.getProcessInfo");
    const drawing = processInfo.filter((/** @type {{ type: string }} */ { type }) => type === "renderer");
    const sizes = await Promise.all(drawing.map((/** @type {{ id: number }} */ { id }) => megabytes(id)));
    return Math.max(...sizes);
  } finally {
    const gone = once(browser, "exit");
    browser.kill();
    await gone;
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Megabytes of a process, its share of what it has in common with others. @param {number} id */
export async function megabytes(id) {
  const text = await readFile(`/proc/${id}/smaps_rollup`, "utf8").catch(() => "");
  return Number(/^Pss: +(\d+) kB/m.exec(text)?.[1] ?? 0) / 1000;
}

/**
 * Asks a browser's debugger: messages in JSON, a zero byte after each.
 * @param {Writable} to @param {Readable} from
 */
function debuggerBehind(to, from) {
  /** @type {Map<number, { done: (result: any) => void, failed: (why: Error) => void }>} */
  const asked = new Map();
  let text = "";
  from.setEncoding("utf8").on("data", (part) => {
    const messages = (text + part).split("\0");
    text = messages.pop() ?? "";
    for (const { id, result, error } of messages.map((message) => JSON.parse(message))) {
      if (error) asked.get(id)?.failed(new Error(error.message));
      else asked.get(id)?.done(result);
      asked.delete(id);
    }
  });
  let last = 0;
  /** @param {string} method @param {object} [params] @param {string} [sessionId] @returns {Promise<any>} */
  return (method, params = {}, sessionId) =>
    new Promise((done, failed) => {
      asked.set(++last, { done, failed });
      to.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    });
}
