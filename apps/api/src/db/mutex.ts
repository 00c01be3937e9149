/** Lets one at a time, in the order they ask. */
export class Mutex {
  #last: Promise<void> = Promise.resolve();

  /** Waits for its turn and returns how to end it. */
  async lock(): Promise<() => void> {
    const before = this.#last;
    let release = () => {};
    this.#last = new Promise((resolve) => { release = resolve; });
    await before;
    return release;
  }
}
