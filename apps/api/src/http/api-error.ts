import { ERRORS, type ErrorCode, type InputIssue } from '@elucida/contract/errors';

interface Details {
  /** A sentence that says more than the table's. */
  readonly detail?: string;
  readonly errors?: readonly InputIssue[];
  /** Names that look like one that is not known. */
  readonly suggestions?: readonly string[];
  /** Seconds after which trying again makes sense. */
  readonly retryAfterS?: number;
}

/**
 * An answer other than success, by its closed code. Anything else that is thrown is a defect and
 * answers 500.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly statusCode: number;
  readonly errors?: readonly InputIssue[];
  readonly suggestions?: readonly string[];
  readonly retryAfterS?: number;
  constructor(code: ErrorCode, { detail, errors, suggestions, retryAfterS }: Details = {}) {
    super(detail ?? ERRORS[code].detail);
    this.code = code;
    this.statusCode = ERRORS[code].status;
    this.errors = errors;
    this.suggestions = suggestions;
    this.retryAfterS = retryAfterS;
  }
}
