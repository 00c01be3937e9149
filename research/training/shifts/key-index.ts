/**
 * Numbers 32-bit keys (never 0) in the order they first come: an open-addressing table that grows.
 */
export class KeyIndex {
  #keys = new Uint32Array(1 << 16);
  #ids = new Int32Array(1 << 16);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Number of the key, given when it is first met. */
  add(key: number): number {
    if (this.#size * 2 > this.#keys.length) this.#grow();
    const slot = this.#slot(key);
    if (this.#keys[slot] === 0) {
      this.#keys[slot] = key;
      this.#ids[slot] = this.#size++;
    }
    return this.#ids[slot];
  }

  /** Number of the key, or −1. */
  find(key: number): number {
    const slot = this.#slot(key);
    return this.#keys[slot] === 0 ? -1 : this.#ids[slot];
  }

  /** All keys by number. */
  keys(): Uint32Array {
    const result = new Uint32Array(this.#size);
    for (let slot = 0; slot < this.#keys.length; slot++)
      if (this.#keys[slot] !== 0) result[this.#ids[slot]] = this.#keys[slot];
    return result;
  }

  #slot(key: number): number {
    const mask = this.#keys.length - 1;
    let slot = key & mask;
    while (this.#keys[slot] !== 0 && this.#keys[slot] !== key) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const keys = this.keys();
    this.#keys = new Uint32Array(this.#keys.length * 2);
    this.#ids = new Int32Array(this.#ids.length * 2);
    keys.forEach((key, id) => {
      const slot = this.#slot(key);
      this.#keys[slot] = key;
      this.#ids[slot] = id;
    });
  }
}
