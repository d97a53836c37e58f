// Files that leave the page: saved, shared or opened.

/** How long an address of a file is kept for the program that opens it, in milliseconds. */
const KEPT = 60_000;

/** @type {Record<string, string>} */
const TYPES = {
  pdf: "application/pdf",
  svg: "image/svg+xml",
  png: "image/png",
  zip: "application/zip",
  toml: "application/toml",
  dxf: "image/vnd.dxf",
  ps: "application/postscript",
  eps: "application/postscript",
  html: "text/html",
};

/** @param {string} name */
export const typeOf = (name) => TYPES[name.split(".").at(-1) ?? ""] ?? "application/octet-stream";

/** @param {string} name @param {Uint8Array | string} data */
export const fileOf = (name, data) => new File([/** @type {BlobPart} */ (data)], name, { type: typeOf(name) });

/** @param {File} file */
function addressOf(file) {
  const address = URL.createObjectURL(file);
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
  return address;
}

/** A page put on the home screen of an iPhone cannot save by a link: there the files are shared. */
const standalone = () => "standalone" in navigator && navigator.standalone === true;

/** @param {File[]} files */
export async function save(files) {
  if (standalone() && navigator.canShare?.({ files })) {
    await navigator.share({ files });
    return;
  }
  for (const file of files) {
    const link = document.createElement("a");
    link.href = addressOf(file);
    link.download = file.name;
    link.click();
  }
}

/** Opens a file in a tab of its own, where the browser's reader prints it true to size. @param {File} file */
export function open(file) {
  return globalThis.open(addressOf(file), "_blank") !== null;
}
