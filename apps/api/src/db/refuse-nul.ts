import { DatabaseError } from './database-error.ts';

/**
 * PostgreSQL refuses text with NUL and SQLite's binding silently ends it there: neither may happen
 * to what a user wrote.
 */
export function refuseNul(parameters: readonly unknown[]): void {
  if (parameters.some((value) => typeof value === 'string' && value.includes('\0')))
    throw new DatabaseError('bad-text', new Error('NUL'));
}
