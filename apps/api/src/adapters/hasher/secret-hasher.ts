/** Too many passwords wait to be hashed; nothing was hashed. */
export class HasherBusy extends Error {
  override name = 'HasherBusy';
}

/**
 * Hashes passwords with argon2id. `from`: the client address, so that nobody waits behind all of
 * another's.
 */
export interface SecretHasher {
  /** @throws HasherBusy where too many wait */
  hash(question: { readonly secret: string; readonly from: string }): Promise<string>;
  /**
   * Whether `secret` belongs to `stored`. Without a stored hash (an address nobody registered) it
   * is compared with a
   * decoy of the same cost, so that the time does not tell which addresses are known.
   * @throws HasherBusy where too many wait
   */
  verify(question: {
    readonly stored: string | undefined;
    readonly secret: string;
    readonly from: string;
  }): Promise<boolean>;
  close(): Promise<void>;
}
