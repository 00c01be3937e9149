import { ERRORS, type ErrorBody } from '@elucida/contract/errors';
import { DomainError } from '../domain-error.ts';

interface StoredError extends ErrorBody {
  readonly detail: string;
  readonly retry_after_s?: number;
}

/** Why an analysis failed, as its row holds it. */
export function storeError({ code, message, errors, retryAfterS }: DomainError): string {
  const stored: StoredError = {
    detail: message,
    code,
    ...(errors === undefined ? {} : { errors: [...errors] }),
    ...(retryAfterS === undefined ? {} : { retry_after_s: retryAfterS }),
  };
  return JSON.stringify(stored);
}

/** The refusal that a row holds. */
export function readError(text: string): DomainError {
  const { code, detail, errors, retry_after_s: retryAfterS } = JSON.parse(text) as StoredError;
  return new DomainError(code, { detail, errors, retryAfterS });
}

/** The same as a record shows it. */
export function errorOfRecord(text: string): ErrorBody & { status: number } {
  const { code, detail, errors } = JSON.parse(text) as StoredError;
  return { status: ERRORS[code].status, detail, code, ...(errors === undefined ? {} : { errors }) };
}
