// A photograph as a camera writes one, drawn by the browser at hand.

/** @param {import("playwright-core").Page} page @param {string} colour @param {number} width @param {number} height */
export async function photograph(page, colour, width, height) {
  const letters = await page.evaluate(async ([fill, wide, high]) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: wide, height: high });
    const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    const sky = pen.createLinearGradient(0, 0, wide, high);
    sky.addColorStop(0, "#def");
    sky.addColorStop(1, fill);
    pen.fillStyle = sky;
    pen.fillRect(0, 0, wide, high);
    pen.fillStyle = fill;
    for (let x = 0; x < wide; x += 97) pen.fillRect(x, (x * 7919) % high, 40, 40);
    return canvas.toDataURL("image/jpeg", 0.9).split(",")[1];
  }, /** @type {const} */ ([colour, width, height]));
  return { name: `${colour.slice(1)}.jpg`, mimeType: "image/jpeg", buffer: Buffer.from(letters, "base64") };
}
