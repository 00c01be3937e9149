import { DomainError } from '../../domain-error.ts';
import type { Place } from '../queries/find-analysis.ts';

/** Where a list goes on behind a row, as text that clients pass back. */
export const cursorOf = ({ created_at, id }: { created_at: number; id: string }): string =>
  Buffer.from(`${created_at} ${id}`).toString('base64url');

/** The place that a cursor names. Throws `invalid_input`. */
export function readCursor(cursor: string): Place {
  const match = /^(\d{1,15}) (\S{1,100})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (match !== null) return { createdAt: Number(match[1]), id: match[2]! };
  const msg = 'This is not a cursor of an earlier page.';
  throw new DomainError('invalid_input', {
    detail: `cursor: ${msg}`,
    errors: [{ loc: ['querystring', 'cursor'], msg, type: 'invalid_format' }],
  });
}
