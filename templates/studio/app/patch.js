// Lays a freshly drawn view over the one on the page: focus, scroll and what is being typed stay as they are.

import { dispatch, madeWith, remake } from "./dom.js";

/** @param {Node} a @param {Node} b */
const alike = (a, b) => a.nodeType === b.nodeType && a.nodeName === b.nodeName && madeWith(a).key === madeWith(b).key;

/**
 * Makes `old`, which is on the page, look like `fresh`. Returns the one that is on the page then.
 * @template {Node} T
 * @param {T} old
 * @param {T} fresh
 * @returns {T}
 */
export function patch(old, fresh) {
  if (!alike(old, fresh)) {
    old.parentNode?.replaceChild(fresh, old);
    return fresh;
  }
  if (old instanceof Element && fresh instanceof Element) {
    const { value } = madeWith(old);
    patchAttributes(old, fresh);
    patchMade(old, fresh);
    patchChildren(old, fresh);
    patchValue(old, value);
  } else if (old.nodeValue !== fresh.nodeValue) {
    old.nodeValue = fresh.nodeValue;
  }
  return old;
}

/** @param {Element} old @param {Element} fresh */
function patchAttributes(old, fresh) {
  for (const { name } of [...old.attributes]) {
    if (name !== "style" && !fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (name !== "style" && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

/** @param {Element} old @param {Element} fresh */
function patchMade(old, fresh) {
  const before = madeWith(old);
  const after = madeWith(fresh);
  const { style } = /** @type {HTMLElement} */ (old);
  for (const property of Object.keys(before.style)) if (!(property in after.style)) style.removeProperty(property);
  for (const [property, text] of Object.entries(after.style)) {
    if (before.style[property] !== text) style.setProperty(property, text);
  }
  for (const type of Object.keys(after.on)) if (!before.on[type]) old.addEventListener(type, dispatch);
  remake(old, after);
  if (old instanceof HTMLInputElement && old.checked !== Boolean(after.checked)) old.checked = Boolean(after.checked);
}

/** Values come after the children, as a <select> needs its options first. @param {Element} old @param {string | undefined} before */
function patchValue(old, before) {
  const { value } = madeWith(old);
  const field = /** @type {HTMLInputElement} */ (old);
  if (value === undefined || field.value === value) return;
  if (document.activeElement !== old || value !== before) field.value = value;
}

/** @param {Element} old @param {Element} fresh */
function patchChildren(old, fresh) {
  const keyed = new Map();
  for (const child of old.childNodes) {
    const { key } = madeWith(child);
    if (key !== undefined) keyed.set(key, child);
  }
  /** @type {Node | null} */
  let at = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const { key } = madeWith(child);
    const kept = key !== undefined ? keyed.get(key) : undefined;
    if (kept) {
      if (kept === at) at = at?.nextSibling ?? null;
      else old.insertBefore(kept, at);
      patch(kept, child);
    } else if (at && key === undefined && alike(at, child)) {
      const next = at.nextSibling;
      patch(at, child);
      at = next;
    } else {
      old.insertBefore(child, at);
    }
  }
  while (at) {
    const next = at.nextSibling;
    old.removeChild(at);
    at = next;
  }
}
