// The files of every design, made in the page, are those that the program makes, by their digests.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../support/program.mjs";

const FORMATS = ["pdf", "svg", "ps", "cut-svg", "dxf"];
/** Other languages of the usual design, since Chinese and Japanese rules have a face of their own. */
const LANGUAGES = ["de", "zh-Hant", "ja"];

/** @param {import("./people.mjs").Scene} scene */
export async function bytes({ address, someone, program, folder }) {
  const page = await (await someone()).newPage();
  await page.goto(address);
  const { stdout } = await run(program, ["list", "themes", "--json"]);
  /** @type {{ name: string, lang?: string }[]} */
  const sets = [
    ...JSON.parse(stdout).map(({ name }) => ({ name })),
    ...LANGUAGES.map((lang) => ({ name: "classic", lang })),
  ];
  assert.ok(sets.length > 15);
  for (const theme of sets) {
    const out = join(folder, Object.values(theme).join("-"));
    const options = ["--format", FORMATS.join(","), "--out", out, "--quiet", "--force"];
    const [made] = await Promise.all([
      digests(page, theme),
      run(program, ["make", theme.name, ...(theme.lang ? ["--lang", theme.lang] : []), ...options]),
    ]);
    assert.ok(made.length > FORMATS.length);
    for (const [name, digest] of made) {
      const own = createHash("sha256")
        .update(await readFile(join(out, name)))
        .digest("hex");
      assert.equal(digest, own, `${name} of ${Object.values(theme).join(", ")} has other bytes in the page`);
    }
  }
}

/** The digests of a set's files, as the page makes them. @param {import("playwright-core").Page} page @param {object} theme */
const digests = (page, theme) =>
  page.evaluate(async ([asked, formats]) => {
    const { ask } = await import(new URL("service/client.js", location.href).href);
    const { files } = await ask("make", { theme: asked, formats });
    const digest = async (/** @type {Uint8Array<ArrayBuffer>} */ data) =>
      [...new Uint8Array(await crypto.subtle.digest("SHA-256", data))]
        .map((byte) => byte.toString(16).padStart(2, "0"))
        .join("");
    /** @type {{ name: string, data: Uint8Array<ArrayBuffer> }[]} */
    const all = files;
    return Promise.all(all.map(async ({ name, data }) => /** @type {const} */ ([name, await digest(data)])));
  }, /** @type {const} */ ([theme, FORMATS]));
