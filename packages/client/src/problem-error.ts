import { problemSchema, type Problem } from '@elucida/contract/errors';

/** A refusal of the API (RFC 9457). `code` is of the contract's closed list; null where it is not an answer of ours. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly status: number;
  readonly code: Problem['code'] | null;
  /** What is wrong with which field, where fields are. */
  readonly errors: NonNullable<Problem['errors']>;
  readonly suggestions: readonly string[];
  /** Seconds after which trying again makes sense. */
  readonly retryAfterS: number | null;

  constructor(status: number, body: unknown, retryAfterS: number | null) {
    const read = problemSchema.safeParse(body);
    const problem = read.success ? read.data : null;
    super(problem?.detail ?? `HTTP ${status}`);
    this.status = status;
    this.code = problem?.code ?? null;
    this.errors = problem?.errors ?? [];
    this.suggestions = problem?.suggestions ?? [];
    this.retryAfterS = retryAfterS;
  }
}
