// Where the keyboard goes on when the element it was at is gone, or can no longer be used.

const FOCUSABLE = "a[href], button, input, select, textarea, [tabindex]";

/** @param {Element} element */
const usable = (element) =>
  element.isConnected &&
  !element.matches(":disabled") &&
  !element.closest("[inert]") &&
  element.getClientRects().length > 0;

/** Remembers where the keyboard is. The function that is returned takes it to the nearest stop, if it was lost. */
export function keepFocus() {
  const at = document.activeElement;
  if (!at || at === document.body) return () => undefined;
  /** @type {Element[]} */
  const around = [];
  for (let each = at.parentElement; each && each !== document.body; each = each.parentElement) around.push(each);
  const place = around.map((each, index) => [...each.children].indexOf(around[index - 1] ?? at));
  return () => {
    const now = document.activeElement;
    if (usable(at) || (now !== at && now !== document.body)) return;
    for (const [index, room] of around.entries()) {
      const stop = room.isConnected && nearest(room, place[index]);
      if (stop) return stop.focus();
    }
  };
}

/** The first stop of a room from one of its children on, or else the last one before it. @param {Element} room @param {number} from */
function nearest(room, from) {
  const stops = [...room.children].map((child) =>
    /** @type {HTMLElement[]} */ ([child, ...child.querySelectorAll(FOCUSABLE)]).filter(
      (each) => each.matches(FOCUSABLE) && each.tabIndex >= 0 && usable(each),
    ),
  );
  return stops.slice(from).flat()[0] ?? stops.slice(0, from).flat().at(-1);
}
