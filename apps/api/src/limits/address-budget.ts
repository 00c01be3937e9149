/**
 * How often an address may have this process compute something in a minute. Kept in memory: it
 * guards this process's processor, and a row in the database for every drawing would cost more than
 * the drawing.
 */
export class AddressBudget {
  readonly #perMinute: number;
  #minute = 0;
  #used = new Map<string, number>();

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** Counts one. Seconds to wait where the address has used up its minute, else null. */
  take(address: string, now: number): number | null {
    const minute = Math.floor(now / 60_000);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#used = new Map();
    }
    const used = this.#used.get(address) ?? 0;
    if (used >= this.#perMinute) return Math.ceil(((minute + 1) * 60_000 - now) / 1_000);
    this.#used.set(address, used + 1);
    return null;
  }
}
