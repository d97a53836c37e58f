// When the page has nothing else to do.

/** Some browsers do not tell when they have nothing to do. */
export const idle = () =>
  new Promise((done) =>
    "requestIdleCallback" in globalThis
      ? requestIdleCallback(() => done(undefined), { timeout: 2000 })
      : setTimeout(done, 100),
  );
