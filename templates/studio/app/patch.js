// Makes the page look as it is drawn, and touches only what has changed: focus, scroll and what is being typed stay.

import { Drawn, SVG } from "./dom.js";

/** What the elements of the page were drawn from. @type {WeakMap<Node, Drawn>} */
const drawn = new WeakMap();

/** Listeners are looked up when an event comes, so that an element keeps its place and hears the new ones. @param {Event} event */
function dispatch(event) {
  drawn.get(/** @type {Node} */ (event.currentTarget))?.on[event.type]?.(event);
}

/** Whether a node of the page can become this. @param {Node} node @param {Drawn | string} fresh */
function fits(node, fresh) {
  if (typeof fresh === "string") return node.nodeType === Node.TEXT_NODE;
  const own = drawn.get(node);
  return own !== undefined && own.tag === fresh.tag && own.picture === fresh.picture && own.key === fresh.key;
}

/** @param {Drawn | string} fresh @returns {Node} */
function make(fresh) {
  if (typeof fresh === "string") return document.createTextNode(fresh);
  const element = fresh.picture ? document.createElementNS(SVG, fresh.name) : document.createElement(fresh.name);
  change(element, new Drawn(fresh.name, fresh.picture, null, []), fresh);
  return element;
}

/**
 * Makes `old`, which is on the page, look like `fresh`. Returns the node that is on the page then.
 * @param {Node} old
 * @param {Drawn | string} fresh
 * @returns {Node}
 */
export function patch(old, fresh) {
  if (!fits(old, fresh)) {
    const made = make(fresh);
    old.parentNode?.replaceChild(made, old);
    return made;
  }
  if (typeof fresh === "string") {
    if (old.nodeValue !== fresh) old.nodeValue = fresh;
    return old;
  }
  const before = /** @type {Drawn} */ (drawn.get(old));
  // A part that is drawn once for all is the same each time.
  if (before !== fresh) change(/** @type {HTMLElement} */ (old), before, fresh);
  return old;
}

/** @param {HTMLElement | SVGElement} element @param {Drawn} before @param {Drawn} after */
function change(element, before, after) {
  changeAttributes(element, before.attributes, after.attributes);
  changeStyle(element.style, before.style, after.style);
  for (const type of Object.keys(after.on)) if (!before.on[type]) element.addEventListener(type, dispatch);
  drawn.set(element, after);
  if (element instanceof HTMLInputElement && element.checked !== after.checked) element.checked = after.checked;
  changeChildren(element, after.children);
  // A <select> needs its options first.
  changeValue(/** @type {HTMLInputElement} */ (element), before.value, after.value);
}

/** @param {Element} element @param {Record<string, string>} before @param {Record<string, string>} after */
function changeAttributes(element, before, after) {
  for (const name of Object.keys(before)) if (!(name in after)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(after)) if (before[name] !== value) element.setAttribute(name, value);
}

/** @param {CSSStyleDeclaration} style @param {Record<string, string>} before @param {Record<string, string>} after */
function changeStyle(style, before, after) {
  for (const property of Object.keys(before)) if (!(property in after)) style.removeProperty(property);
  for (const [property, text] of Object.entries(after)) {
    if (before[property] !== text) style.setProperty(property, text);
  }
}

/** @param {HTMLInputElement} field @param {string | undefined} before @param {string | undefined} after */
function changeValue(field, before, after) {
  if (after === undefined || field.value === after) return;
  if (document.activeElement !== field || after !== before) field.value = after;
}

/** @param {Element} element @param {(Drawn | string)[]} children */
function changeChildren(element, children) {
  /** @type {Map<string, Node>} */
  const keyed = new Map();
  for (const child of element.childNodes) {
    const key = drawn.get(child)?.key;
    if (key !== undefined) keyed.set(key, child);
  }
  /** @type {ChildNode | null} */
  let at = element.firstChild;
  for (const [index, child] of children.entries()) {
    const key = typeof child === "string" ? undefined : child.key;
    const kept = key === undefined ? undefined : keyed.get(key);
    if (kept) {
      if (kept === at) at = at.nextSibling;
      else element.insertBefore(kept, at);
      patch(kept, child);
      continue;
    }
    // What stood here is gone, unless something is put in before it.
    if (key === undefined) while (at && !comes(at, children, index)) at = removed(at);
    if (at && key === undefined && fits(at, child)) {
      const next = at.nextSibling;
      patch(at, child);
      at = next;
    } else {
      element.insertBefore(make(child), at);
    }
  }
  while (at) at = removed(at);
}

/** Whether a node becomes one of the children from an index on. @param {Node} node @param {(Drawn | string)[]} children @param {number} index */
function comes(node, children, index) {
  for (let each = index; each < children.length; each++) if (fits(node, children[each])) return true;
  return false;
}

/** Removes a node. Returns the one behind it. @param {ChildNode} node @returns {ChildNode | null} */
function removed(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}
