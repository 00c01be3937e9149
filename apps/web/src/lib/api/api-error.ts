/** One item of a 422's list (contract §2, `errors`). */
export interface FieldError {
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly type: string;
}

/** An answer of the API that is not a success. `status` is 0 when no answer came at all. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: string | null;
  /** The server's own sentence, in English: `detail`, else `message`. */
  readonly detail: string | null;
  readonly fields: readonly FieldError[];
  /** Seconds after which trying again makes sense, where the server says so. */
  readonly retryAfterS: number | null;

  constructor(status: number, body: unknown, retryAfter: string | null = null) {
    const parsed = readErrorBody(body);
    super(parsed.detail ?? `HTTP ${status}`);
    this.status = status;
    this.code = parsed.code;
    this.detail = parsed.detail;
    this.fields = parsed.fields;
    this.retryAfterS = retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

function readFields(value: unknown): FieldError[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).map((item) => ({
    loc: Array.isArray(item['loc']) ? (item['loc'] as (string | number)[]) : [],
    msg: text(item['msg']) ?? '',
    type: text(item['type']) ?? '',
  }));
}

/**
 * `detail` may be a sentence, a list of items, or an object with message or code (specification
 * §7).
 */
function readErrorBody(body: unknown): {
  detail: string | null;
  code: string | null;
  fields: FieldError[];
} {
  if (!isRecord(body)) return { detail: null, code: null, fields: [] };
  const { detail } = body;
  const nested = isRecord(detail) ? detail : {};
  return {
    detail: text(detail) ?? text(nested['message']) ?? text(body['message']),
    code: text(body['code']) ?? text(nested['code']),
    fields: Array.isArray(detail) ? readFields(detail) : readFields(body['errors']),
  };
}
