import type { CouplingHint } from '@elucida/spectra/manual-payload/coupling-hints';
import type { PeakCheck } from '@elucida/spectra/manual-payload/peak-checks';

/** Warnings and hints written out under a block; with more, their number is given. */
export const LISTED = 50;

/**
 * What a row's cells point to: a space-separated list of their fields, and whether the notes are
 * written out below.
 */
export interface RowNotes {
  readonly wrong: string;
  readonly explained: string;
  readonly hinted: boolean;
}
export const NO_NOTES: RowNotes = { wrong: '', explained: '', hinted: false };

/** The notes of each row (from 0) that has any. */
export function notesByRow(
  checks: readonly PeakCheck[],
  hints: readonly CouplingHint[],
): Map<number, RowNotes> {
  const notes = new Map<number, RowNotes>();
  const of = (row: number) => notes.get(row) ?? NO_NOTES;
  const joined = (list: string, field: string) => (list === '' ? field : `${list} ${field}`);
  checks.forEach(({ row, field }, index) => {
    if (row === undefined) return;
    const known = of(row - 1);
    notes.set(row - 1, {
      ...known,
      wrong: joined(known.wrong, field),
      explained: index < LISTED ? joined(known.explained, field) : known.explained,
    });
  });
  for (const { row } of hints.slice(0, LISTED))
    notes.set(row - 1, { ...of(row - 1), hinted: true });
  return notes;
}

/** Ids of the notes under a block, by block, field and row (from 1; none for the metadata). */
export const warningId = (block: string, field: string, row?: number): string =>
  `${block}-${field}-${row ?? 'metadata'}`;
export const hintId = (block: string, row: number): string => `${block}-hint-${row}`;
