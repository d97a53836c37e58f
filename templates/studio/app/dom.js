// Elements. Styles are set through the object model, never as attributes, so that the page needs no 'unsafe-inline'.

/** What an element may contain; a list holds such again. @typedef {Node | string | number | boolean | null | undefined | readonly unknown[]} Child */
/** @typedef {(event: any) => void} Listener */
/** @typedef {Record<string, unknown>} Properties */

/**
 * What an element was made with and its attributes do not tell.
 * @typedef {{ key?: string, on: Record<string, Listener>, style: Record<string, string>, value?: string, checked?: boolean }} Made
 */

const SVG = "http://www.w3.org/2000/svg";

/** @type {WeakMap<Node, Made>} */
const made = new WeakMap();

/** @param {Node} node @returns {Made} */
export function madeWith(node) {
  return made.get(node) ?? { on: {}, style: {} };
}

/** @param {Node} node @param {Made} properties */
export function remake(node, properties) {
  made.set(node, properties);
}

/** Listeners are looked up when an event comes, so that a redrawn element keeps its place and hears the new ones. @param {Event} event */
export function dispatch(event) {
  const node = /** @type {Node} */ (event.currentTarget);
  made.get(node)?.on[event.type]?.(event);
}

/**
 * @param {Element} element
 * @param {Properties | null} properties
 * @param {Child[]} children
 */
function fill(element, properties, children) {
  /** @type {Made} */
  const own = { on: {}, style: {} };
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) {
      own.on[name.slice(2)] = /** @type {Listener} */ (value);
      element.addEventListener(name.slice(2), dispatch);
    } else if (name === "style") {
      own.style = /** @type {Record<string, string>} */ (value);
      for (const [property, text] of Object.entries(own.style))
        /** @type {HTMLElement} */ (element).style.setProperty(property, text);
    } else if (name === "key") {
      own.key = String(value);
    } else if (name === "value") {
      own.value = String(value);
    } else if (name === "checked") {
      own.checked = true;
      /** @type {HTMLInputElement} */ (element).checked = true;
    } else {
      element.setAttribute(name, value === true ? "" : String(value));
    }
  }
  append(element, children);
  // A <select> has its value only once its options are there.
  if (own.value !== undefined) /** @type {HTMLInputElement} */ (element).value = own.value;
  made.set(element, own);
  return element;
}

/** @param {Element} element @param {Child} child */
function append(element, child) {
  if (child === null || child === undefined || typeof child === "boolean" || child === "") return;
  if (child instanceof Node) element.append(child);
  else if (typeof child === "object") child.forEach((each) => append(element, /** @type {Child} */ (each)));
  else element.append(document.createTextNode(String(child)));
}

/** @param {Element} element @param {string[]} classes */
function classed(element, classes) {
  const all = [...classes, element.getAttribute("class")].filter(Boolean);
  if (all.length) element.setAttribute("class", all.join(" "));
}

/**
 * An HTML element. `tag` may name classes: "div.wide.card".
 * @param {string} tag
 * @param {Properties | null} [properties]
 * @param {...Child} children
 * @returns {HTMLElement}
 */
export function h(tag, properties = null, ...children) {
  const [name, ...classes] = tag.split(".");
  const element = document.createElement(name || "div");
  fill(element, properties, children);
  classed(element, classes);
  return element;
}

/**
 * An SVG element.
 * @param {string} tag
 * @param {Properties | null} [properties]
 * @param {...Child} children
 * @returns {Element}
 */
export function svg(tag, properties = null, ...children) {
  const [name, ...classes] = tag.split(".");
  const element = document.createElementNS(SVG, name);
  fill(element, properties, children);
  classed(element, classes);
  return element;
}

/** @param {...(string | false | null | undefined)} names */
export const classes = (...names) => names.filter(Boolean).join(" ");
