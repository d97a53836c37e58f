// The time of a table: milliseconds since it was set up, by the clock of the device, which may be set back; the table's
// time never goes back.

export class TableTime {
  #begun;
  #last;
  #clock;

  /**
   * @param {number} begun when the table was set up, as the clock tells it
   * @param {number} last the time of its last event
   * @param {() => number} clock that of the device, or of who keeps the game
   */
  constructor(begun, last, clock = Date.now) {
    this.#begun = begun;
    this.#last = last;
    this.#clock = clock;
    this.now();
  }

  now() {
    const now = this.#clock() - this.#begun;
    // Set back by the device: the table goes on from where it was.
    if (now < this.#last) this.#begun -= this.#last - now;
    this.#last = Math.max(now, this.#last);
    return this.#last;
  }
}
