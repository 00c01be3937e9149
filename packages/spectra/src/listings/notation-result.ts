/** Why a written list of peaks cannot be read: closed codes, one message each in the catalogues. */
export const NOTATION_ERROR_CODES = [
  'empty',
  'no_peaks',
  'number_expected',
  'unbalanced_parenthesis',
  'unexpected_text',
  'unknown_multiplicity',
  'coupling_expected',
  'unknown_technique',
  'unknown_label',
  'label_without_shift',
  'experiment_not_stated',
] as const;
export type NotationErrorCode = (typeof NOTATION_ERROR_CODES)[number];

export interface NotationError {
  readonly code: NotationErrorCode;
  /** Position of the offending token in the text as given, UTF-16 units. */
  readonly at: number;
  /** At least 1. */
  readonly length: number;
  /** The token, at most 24 characters. */
  readonly found: string;
}
export type NotationResult<Value> =
  ({ readonly ok: true } & Value) | { readonly ok: false; readonly error: NotationError };

/** A signal printed as a range (`7.35–7.28`): its peak is at the middle. */
export interface ShiftRange {
  readonly row: number;
  readonly from: number;
  readonly to: number;
}

/** Thrown inside the readers, caught at their edge (`reading`). */
export class NotationFault extends Error {
  readonly error: NotationError;
  constructor(error: NotationError) {
    super(error.code);
    this.error = error;
  }
}

/** An error at `at`, over `length` characters of `text`. */
export function fault(
  code: NotationErrorCode,
  text: string,
  { at, length }: { at: number; length: number },
): NotationFault {
  return new NotationFault({
    code,
    at,
    length: Math.max(1, length),
    found: text.slice(at, at + Math.min(length, 24)),
  });
}

/** Runs a reader and turns its fault into a result, so that readers never throw. */
export function reading<Value>(read: () => Value): NotationResult<Value> {
  try {
    return { ok: true, ...read() };
  } catch (thrown) {
    if (thrown instanceof NotationFault) return { ok: false, error: thrown.error };
    throw thrown;
  }
}
