// What the page shall look like, as plain descriptions of elements; `patch.js` makes the page so.

/** What an element may contain; a list holds such again. @typedef {Drawn | string | number | boolean | null | undefined | readonly unknown[]} Child */
/** @typedef {(event: any) => void} Listener */
/** @typedef {Record<string, unknown>} Properties */

export const SVG = "http://www.w3.org/2000/svg";

/** An element as it is drawn. */
export class Drawn {
  /** The element with the classes that it always has: "div.wide.card". */
  tag = "";
  /** Tells it from its neighbours, so that it is found again where it has moved. @type {string | undefined} */
  key;
  /** @type {Record<string, string>} */
  attributes = {};
  /** Set through the object model, never as an attribute, so that the page needs no 'unsafe-inline'. @type {Record<string, string>} */
  style = {};
  /** @type {Record<string, Listener>} */
  on = {};
  /** What a field holds. @type {string | undefined} */
  value;
  checked = false;
  /** @type {(Drawn | string)[]} */
  children = [];

  /**
   * @param {string} tag may name classes: "div.wide.card"
   * @param {boolean} picture whether it is an element of SVG
   * @param {Properties | null} properties
   * @param {Child[]} children
   */
  constructor(tag, picture, properties, children) {
    this.tag = tag;
    const [name, ...named] = tag.split(".");
    this.name = name || "div";
    this.picture = picture;
    for (const [property, value] of Object.entries(properties ?? {})) {
      if (value !== null && value !== undefined && value !== false) this.#take(property, value);
    }
    const all = classes(...named, this.attributes.class);
    if (all) this.attributes.class = all;
    contain(this.children, children);
  }

  /** @param {string} property @param {unknown} value */
  #take(property, value) {
    if (property.startsWith("on")) this.on[property.slice(2)] = /** @type {Listener} */ (value);
    else if (property === "style") this.style = /** @type {Record<string, string>} */ (value);
    else if (property === "key" || property === "value") this[property] = String(value);
    else if (property === "checked") this.checked = true;
    else this.attributes[property] = value === true ? "" : String(value);
  }
}

/** @param {(Drawn | string)[]} children @param {readonly unknown[]} given */
function contain(children, given) {
  for (const child of given) {
    if (child === null || child === undefined || typeof child === "boolean" || child === "") continue;
    if (child instanceof Drawn) children.push(child);
    else if (Array.isArray(child)) contain(children, child);
    else children.push(String(child));
  }
}

/**
 * An HTML element. `tag` may name classes: "div.wide.card".
 * @param {string} tag
 * @param {Properties | null} [properties]
 * @param {...Child} children
 */
export const h = (tag, properties = null, ...children) => new Drawn(tag, false, properties, children);

/**
 * An SVG element.
 * @param {string} tag
 * @param {Properties | null} [properties]
 * @param {...Child} children
 */
export const svg = (tag, properties = null, ...children) => new Drawn(tag, true, properties, children);

/** @param {...(string | false | null | undefined)} names */
export const classes = (...names) => names.filter(Boolean).join(" ");
