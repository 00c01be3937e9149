import { ERRORS, type ErrorCode, type InputIssue } from '@elucida/contract/errors';

interface Details {
  /** A sentence that says more than the table's. */
  readonly detail?: string;
  readonly errors?: readonly InputIssue[];
  /** Names that look like one that is not known. */
  readonly suggestions?: readonly string[];
  /** Seconds after which trying again makes sense. */
  readonly retryAfterS?: number;
  /** What was caught, for the log. */
  readonly cause?: unknown;
}

/**
 * A refusal, by its closed code. Use cases throw it and know no HTTP: its status is looked up where
 * it is answered (http/error-handler.ts). Anything else that is thrown is a defect and answers 500.
 */
export class DomainError extends Error {
  override name = 'DomainError';
  readonly code: ErrorCode;
  readonly errors?: readonly InputIssue[];
  readonly suggestions?: readonly string[];
  readonly retryAfterS?: number;
  constructor(code: ErrorCode, { detail, errors, suggestions, retryAfterS, cause }: Details = {}) {
    super(detail ?? ERRORS[code].detail, { cause });
    this.code = code;
    this.errors = errors;
    this.suggestions = suggestions;
    this.retryAfterS = retryAfterS;
  }
}
