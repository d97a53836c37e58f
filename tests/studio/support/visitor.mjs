// Someone with a browser. Whatever must never happen while they use the page is written down.

import { chromium } from "playwright-core";

export const CHROMIUM = "/usr/bin/chromium";

/** Nothing leaves this machine, whatever a page wants. */
export const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

/** One browser for all. */
export const startBrowser = () => chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS });

/** What was made in the page, and the browser's own reader of PDF files. */
const OWN = /^(blob|chrome|chrome-extension):/;

/**
 * A fresh browser of someone, in which each story opens pages.
 * @param {import("playwright-core").Browser} browser
 * @param {string} address where every request must go, unless the visitor has a home of their own
 * @param {string[]} wrong what must never happen: faults, errors, forbidden loads, requests to anyone else
 * @param {import("playwright-core").BrowserContextOptions & { home?: string, expected?: RegExp }} who `expected` are errors
 *   that a story provokes
 */
export async function visitor(browser, address, wrong, { home = address, expected, ...who } = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-GB", ...who });
  context.setDefaultTimeout(60_000);
  await context.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
      console.error(`policy: ${effectiveDirective} forbids ${blockedURI} (${sourceFile}:${lineNumber})`),
    ),
  );
  context.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(home) && !OWN.test(url)) wrong.push(`request: ${url}`);
  });
  context.on("weberror", (fault) => {
    if (!expected?.test(fault.error().message)) wrong.push(`fault: ${fault.error().stack}`);
  });
  context.on("console", (line) => {
    if (line.type() === "error" && !expected?.test(line.text()))
      wrong.push(`console: ${line.text()} (${line.location().url})`);
  });
  return context;
}
