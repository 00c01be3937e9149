import { expect, test } from 'vitest';
import { ERRORS } from './errors.ts';

/** Contract §2, "Codes"; 500, for a defect of the server's own; and 507, for a full disk. */
const STATUSES = [400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503, 507];

test('every error has a status that the contract names, and a sentence', () => {
  for (const [code, { status, detail }] of Object.entries(ERRORS)) {
    expect(STATUSES, code).toContain(status);
    // The specification writes this message without a full stop.
    expect(detail, code).toMatch(code === 'no_files' ? /^[A-Z].+\)$/ : /^[A-Z].+\.$/);
  }
});
