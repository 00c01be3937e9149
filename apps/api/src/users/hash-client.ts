import { createHash } from 'node:crypto';

/**
 * A client address as it is kept with a session: of this account alone, so that accounts cannot be
 * matched by it.
 */
export const hashClient = (userId: string, address: string): string =>
  createHash('sha256').update(`${userId} ${address}`).digest('base64url');
