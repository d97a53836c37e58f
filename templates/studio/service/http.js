// The program on this machine: `shouqi studio` served the page, and answers.

/** @param {string} token @returns {import("./client.js").Transport} */
export function httpTransport(token) {
  return {
    lanes: 2,
    async send(bytes, signal) {
      const answer = await fetch("./answer", {
        method: "POST",
        body: bytes,
        headers: { "X-Shouqi-Token": token },
        signal,
      });
      if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
      return new Uint8Array(await answer.arrayBuffer());
    },
  };
}
