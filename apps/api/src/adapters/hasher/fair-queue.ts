import { HasherBusy } from './secret-hasher.ts';

interface Bounds {
  /** Jobs that run at once. */
  readonly slots: number;
  readonly waitingMax: number;
  /** Of one sender. */
  readonly waitingOfAddressMax: number;
}

/**
 * Lets `slots` jobs run at once and a bounded number wait. Who waits is served in turn, one job of
 * each sender after the other: a sender with many jobs delays another's by one of them, not by all.
 */
export class FairQueue {
  readonly #bounds: Bounds;
  /** By sender, in the order in which their turns come. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #count = 0;
  #running = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** Runs `work` when its turn comes. @throws HasherBusy at once, where too many wait */
  async add<Result>(sender: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#bounds.slots) this.#running++;
    else await this.#turn(sender);
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  #turn(sender: string): Promise<void> {
    const { waitingMax, waitingOfAddressMax } = this.#bounds;
    const own = this.#waiting.get(sender) ?? [];
    if (this.#count >= waitingMax || own.length >= waitingOfAddressMax) throw new HasherBusy();
    this.#count++;
    return new Promise((resolve) => this.#waiting.set(sender, [...own, resolve]));
  }

  /**
   * Hands the slot to the sender whose turn it is; who has more to do goes to the end of the line.
   */
  #next(): void {
    const first = this.#waiting.entries().next();
    if (first.done) return void this.#running--;
    const [sender, [start, ...rest]] = first.value as [string, [() => void, ...(() => void)[]]];
    this.#waiting.delete(sender);
    if (rest.length > 0) this.#waiting.set(sender, rest);
    this.#count--;
    start();
  }
}
