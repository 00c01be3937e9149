import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const SALT_BYTES = 16;

const digest = (salt: string, email: string, code: string) =>
  createHmac('sha256', salt).update(`${email}\n${code}`).digest('base64url');

/**
 * How a code is stored: salted and bound to its address. No slow hash: what protects a million
 * codes is that they end after minutes and few tries (docs/decisions/0015).
 */
export function hashCode(email: string, code: string): string {
  const salt = randomBytes(SALT_BYTES).toString('base64url');
  return `${salt}.${digest(salt, email, code)}`;
}

/** Whether a code is the stored one, in a time that does not depend on where they differ. */
export function isCode(stored: string, email: string, code: string): boolean {
  const [salt, expected] = stored.split('.');
  const [a, b] = [Buffer.from(digest(salt, email, code)), Buffer.from(expected ?? '')];
  return a.length === b.length && timingSafeEqual(a, b);
}
