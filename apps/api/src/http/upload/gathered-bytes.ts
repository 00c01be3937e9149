/** Memory to begin with: most bodies and pictures of spectra fit. */
const FIRST_BYTES = 65_536;
/** Once this share of what may come is there, memory for all of it is taken. */
const SURE_SHARE = 1 / 8;

/**
 * Bytes as they come, written into one piece of memory. A list of chunks joined at the end holds
 * everything twice, and thousands of small pieces leave holes that the allocator cannot give back.
 */
export class GatheredBytes {
  readonly #expected: number;
  #memory: Buffer<ArrayBuffer> = Buffer.alloc(0);
  #length = 0;

  /**
   * `expected`: what comes at most, as far as it is known. No memory is taken for what has not
   * begun to come.
   */
  constructor(expected: number) {
    this.#expected = expected;
  }

  get length(): number {
    return this.#length;
  }

  add(chunk: Uint8Array): void {
    const length = this.#length + chunk.length;
    if (length > this.#memory.length) this.#grow(length);
    this.#memory.set(chunk, this.#length);
    this.#length = length;
  }

  /**
   * All of it, in memory of its own that can be handed to a thread; its buffer may be longer.
   * Nothing can be added afterwards.
   */
  done(): Buffer<ArrayBuffer> {
    return this.#memory.subarray(0, this.#length);
  }

  #grow(length: number): void {
    const next =
      length >= this.#expected * SURE_SHARE
        ? Math.max(length, this.#expected)
        : Math.max(FIRST_BYTES, 2 * length);
    // Not from Node's pool, and not filled with zeros: the system hands out pages as they are
    // written.
    const memory = Buffer.allocUnsafeSlow(next);
    this.#memory.copy(memory, 0, 0, this.#length);
    this.#memory = memory;
  }
}
