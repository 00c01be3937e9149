/** Bytes of uploaded images that one process holds at most, from their arrival until their request is answered. */
export const UPLOADS_HELD_MAX = 1_000_000_000;

/** What the uploads of all requests together may hold in memory. Each request has its own limits besides. */
export class UploadBudget {
  readonly #max: number;
  #held = 0;

  constructor(max: number) {
    this.#max = max;
  }

  get heldBytes(): number {
    return this.#held;
  }

  fits(bytes: number): boolean {
    return this.#held + bytes <= this.#max;
  }

  /** False, and nothing taken, where it does not fit. */
  take(bytes: number): boolean {
    if (!this.fits(bytes)) return false;
    this.#held += bytes;
    return true;
  }

  give(bytes: number): void {
    this.#held -= bytes;
  }
}
