import { fault } from '../listings/notation-result.ts';
import { numberOf, type Piece } from '../listings/peak-list.ts';
import type { GridCell } from './grid.ts';
import { isNone } from './position-labels.ts';

/** A carbon's shift, and what its cell says besides. */
export interface CarbonCell {
  readonly ppm: number;
  readonly details: readonly Piece[];
}

/** Marks of footnotes come behind the shift, without a space; `s`, `d`, `t`, `q` are multiplicities. */
const SHIFT =
  /^(?:δ\s?_?C?\s?=?\s?)?([-−–]?\d{1,3}(?:\.\d{1,3})?)(?:[abcef](?![a-z])|[\p{Lm}*†‡§¶#]){0,3}/u;

/**
 * A cell of carbon shifts: `128.5`, `128.5 (CH)`, `128.5, CH`, `128.5*`; null where it says none. Throws a fault that
 * points at the cell where it is no shift. `text`: the whole table.
 */
export function readCarbonCell(cell: GridCell | undefined, text: string): CarbonCell | null {
  if (cell === undefined || isNone(cell.text)) return null;
  const found = SHIFT.exec(cell.text);
  if (found === null || /^\s?[-–—−~]\s?\d/u.test(cell.text.slice(found[0].length)))
    throw fault('number_expected', text, { at: cell.at, length: cell.text.length });
  const rest = cell.text.slice(found[0].length);
  const detail = rest.replace(/^[\s,;:]{0,9}(?:ppm[\s,;:]{0,9})?/u, '');
  const isBracketed = /^\([^()]*\)$/u.test(detail);
  const at = cell.at + cell.text.length - detail.length;
  const piece = isBracketed ? { text: detail.slice(1, -1), at: at + 1 } : { text: detail, at };
  if (/^\d/u.test(piece.text) && !isBracketed)
    throw fault('unexpected_text', text, { at: piece.at, length: piece.text.length });
  return { ppm: numberOf(found[1]!), details: detail === '' ? [] : [piece] };
}
