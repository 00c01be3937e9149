import { PEAK_FIELDS } from '../techniques/fields.ts';
import type { DraftBlock } from './draft.ts';

export interface CouplingHint {
  /** From 1. */
  readonly row: number;
  /** The cell as typed. */
  readonly found: string;
  /** What was probably meant. */
  readonly meant: string;
}

/**
 * `7,1` or `7,1, 1,5`: digits, a comma and digits with no space between, and neither a dot nor a
 * semicolon that would settle what the comma is.
 */
const DECIMAL_COMMA = /^\d{1,2},\d{1,2}(?:\s*[,\s]\s*\d{1,2},\d{1,2})*$/u;

/**
 * Cells of coupling constants whose commas look like decimal marks. Commas separate couplings
 * (specification §3), so `7,1` is two of them, 7 and 1 Hz; this only tells, and changes nothing.
 */
export function couplingHints(block: DraftBlock): CouplingHint[] {
  const couplings = PEAK_FIELDS[block.type].find(({ kind }) => kind === 'couplings');
  if (couplings === undefined) return [];
  return block.peaks.flatMap((cells, index) => {
    const found = (cells[couplings.name] ?? '').trim();
    if (!DECIMAL_COMMA.test(found)) return [];
    return [
      {
        row: index + 1,
        found,
        meant: found
          .match(/\d+,\d+/gu)!
          .map((value) => value.replace(',', '.'))
          .join('; '),
      },
    ];
  });
}
