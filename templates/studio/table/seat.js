// One tab sits at a game: it rules, and lets the clock run. Others look on, and may take the seat.

/** How long a tab that was just closed may take to leave its seat, in milliseconds. */
const LEAVING = 400;

/** @typedef {{ isMine: () => boolean, take: () => void, leave: () => void }} Seat */

/**
 * The seat at a table that devices share: everybody who enters moves has one.
 * @param {import("./keeper.js").Shared | null} shared
 * @returns {Seat | null}
 */
export const seatAt = (shared) =>
  shared && { isMine: () => shared.writes(), take: () => undefined, leave: () => undefined };

/**
 * Asks for the seat of a game. Without locks, as where a page comes without encryption, every tab has it: what two tabs
 * keep under one number is then a conflict.
 * @param {string} id
 * @param {() => void} changed called whenever the seat is won or lost later
 * @returns {Promise<Seat>}
 */
export async function askSeat(id, changed) {
  const { locks } = navigator;
  if (!locks) return { isMine: () => true, take: () => undefined, leave: () => undefined };
  const place = { mine: false, known: false, left: new AbortController() };

  /** @param {boolean} mine */
  const learn = (mine) => {
    if (place.mine === mine) return;
    place.mine = mine;
    if (place.known) changed();
  };
  /** @param {LockOptions} options @returns {Promise<void>} once the seat is had */
  const hold = (options) =>
    new Promise((had) => {
      const sit = () => {
        learn(true);
        had();
        return new Promise((stand) => place.left.signal.addEventListener("abort", () => stand(undefined)));
      };
      locks.request(`shouqi-table-${id}`, options, sit).catch(() => {
        // Rejected where this tab leaves before it has the seat, or where another one takes it: then it waits again.
        learn(false);
        if (!place.left.signal.aborted) void hold({ signal: place.left.signal });
      });
    });

  await Promise.race([hold({ signal: place.left.signal }), new Promise((late) => setTimeout(late, LEAVING))]);
  place.known = true;
  return {
    isMine: () => place.mine,
    take: () => void hold({ steal: true }),
    leave: () => {
      place.known = false;
      place.left.abort();
    },
  };
}
