import { fault, type ShiftRange } from '../listings/notation-result.ts';
import type { ListEntry } from '../listings/peak-list.ts';

/** The entries that are printed as ranges, with their rows. */
export function rangesOf(entries: readonly ListEntry[]): ShiftRange[] {
  return entries.flatMap(({ value, to }, row) => (to === null ? [] : [{ row, from: value, to }]));
}

/** Throws a fault at text behind a shift that is neither a unit nor in parentheses. */
export function refuseTail(entries: readonly ListEntry[], text: string): void {
  for (const { tail } of entries) {
    if (tail.text !== '' && !/^(?:ppm)?\.?$/u.test(tail.text))
      throw fault('unexpected_text', text, { at: tail.at, length: tail.text.length });
  }
}
