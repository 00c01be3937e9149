import { BODY_BOUNDS } from '../../bounds/requests.ts';

/** Who holds bytes: one account, or all of those together who have not proved who they are. */
export interface Holder {
  readonly key: string;
  readonly max: number;
}

/** Visitors and unverified accounts, which cost nothing to make, share one small part. */
export function holderOf(
  user: { readonly id: string; readonly is_verified: number } | null,
): Holder {
  if (user === null || user.is_verified === 0)
    return { key: 'unverified', max: BODY_BOUNDS.unverifiedHeldBytesMax };
  return { key: user.id, max: BODY_BOUNDS.accountHeldBytesMax };
}

/**
 * What the bodies of all requests together may hold in memory, from their arrival until their
 * request is answered.
 */
export class UploadBudget {
  readonly #max: number;
  readonly #heldBy = new Map<string, number>();
  #held = 0;

  constructor(max: number = BODY_BOUNDS.heldBytesMax) {
    this.#max = max;
  }

  get heldBytes(): number {
    return this.#held;
  }

  fits(bytes: number, { key, max }: Holder): boolean {
    return this.#held + bytes <= this.#max && (this.#heldBy.get(key) ?? 0) + bytes <= max;
  }

  /** False, and nothing taken, where it does not fit. */
  take(bytes: number, holder: Holder): boolean {
    if (!this.fits(bytes, holder)) return false;
    this.#held += bytes;
    this.#heldBy.set(holder.key, (this.#heldBy.get(holder.key) ?? 0) + bytes);
    return true;
  }

  give(bytes: number, { key }: Holder): void {
    this.#held -= bytes;
    const left = (this.#heldBy.get(key) ?? 0) - bytes;
    if (left > 0) this.#heldBy.set(key, left);
    else this.#heldBy.delete(key);
  }
}
