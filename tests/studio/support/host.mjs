// A plain host of static files, as a site has one: types by endings, brotli where a twin is there, and, if wanted, tags by
// which a browser asks whether a file is still the same; nothing else.

import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

/** @type {Record<string, string>} */
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ftl": "text/plain; charset=utf-8",
  ".ttf": "font/ttf",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/**
 * A host of a folder, which can be switched off and on, and given another folder.
 * @param {string} folder
 * @param {{ tags?: boolean }} [options] with tags, a large file has no room in the cache of a private window
 */
export async function host(folder, { tags = false } = {}) {
  const site = { folder, address: "", sent: 0, off, on };
  let port = 0;
  /** @type {import("node:http").Server} */
  let server;

  async function on() {
    server = createServer(answer).listen(port, "127.0.0.1");
    await once(server, "listening");
    ({ port } = /** @type {import("node:net").AddressInfo} */ (server.address()));
    site.address = `http://127.0.0.1:${port}/`;
  }

  async function off() {
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  }

  /** @param {import("node:http").IncomingMessage} request @param {import("node:http").ServerResponse} response */
  async function answer(request, response) {
    const path = normalize(decodeURIComponent(new URL(request.url ?? "", site.address).pathname));
    const file = join(site.folder, path.endsWith("/") ? `${path}index.html` : path);
    const twin = request.headers["accept-encoding"]?.includes("br") ? await read(`${file}.br`) : null;
    const bytes = twin ?? (await read(file));
    if (!bytes) return void response.writeHead(404).end();
    const tag = `"${createHash("sha256").update(bytes).digest("hex")}"`;
    if (tags && request.headers["if-none-match"] === tag) return void response.writeHead(304, { ETag: tag }).end();
    site.sent += bytes.length;
    response.writeHead(200, {
      ...(tags && { ETag: tag }),
      "Content-Type": TYPES[extname(file)] ?? "application/octet-stream",
      "Cache-Control": "no-cache",
      ...(twin && { "Content-Encoding": "br" }),
    });
    response.end(bytes);
  }

  await on();
  return site;
}

/** @param {string} path */
const read = (path) => readFile(path).catch(() => null);
