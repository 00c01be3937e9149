/** Why a formula is refused: closed codes, one message each in the catalogues. */
export const FORMULA_ERROR_CODES = [
  'empty',
  'unexpected_character',
  'unexpected_number',
  'unknown_element',
  'unsupported_element',
  'unbalanced_parenthesis',
  'empty_group',
  'zero_count',
  'number_too_big',
  'too_many_atoms',
  'misplaced_charge',
  'only_hydrogen',
  'too_many_hydrogens',
  'too_many_halogens',
  'odd_electrons',
  'unsupported_part',
] as const;
export type FormulaErrorCode = (typeof FORMULA_ERROR_CODES)[number];

export interface FormulaError {
  readonly code: FormulaErrorCode;
  /**
   * Position of the offending piece in the text as given, UTF-16 units; at the end of the text
   * where something is missing.
   */
  readonly at: number;
  /** At least 1. */
  readonly length: number;
  /** The offending piece (element, character, parenthesis), at most 12 characters. */
  readonly found?: string;
  /**
   * What was counted: hydrogens (`too_many_hydrogens`, `odd_electrons`), halogens, atoms or the
   * number read.
   */
  readonly count?: number;
  /** The most that is possible there. */
  readonly limit?: number;
}
