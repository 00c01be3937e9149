import fc from 'fast-check';
import { expect } from 'vitest';
import { applyNotation, notationOfBlock } from '../manual-payload/apply-notation.ts';
import { buildBlock } from '../manual-payload/build-payload.ts';
import { emptyRow, newBlock, type Cells, type DraftBlock } from '../manual-payload/draft.ts';
import type { SpectrumType } from '../spectrum.ts';
import { techniqueOf } from '../techniques/registry.ts';

/** A block of the form with such rows; what they leave out is empty. */
export const typedBlock = (
  type: SpectrumType,
  rows: readonly Cells[],
  metadata: Cells = {},
): DraftBlock => {
  const fresh = newBlock(type, 'block-1');
  return {
    ...fresh,
    metadata: { ...fresh.metadata, ...metadata },
    peaks: rows.map((row) => ({ ...emptyRow(type), ...row })),
  };
};

/** The block after a listing was typed into it, which must be readable. */
export const applied = (to: DraftBlock, text: string): DraftBlock => {
  const result = applyNotation(to, text);
  if (!result.ok) throw new Error(`${text}: ${JSON.stringify(result.error)}`);
  return result.block;
};

/** The metadata that the form begins a technique's spectrum with. */
export const defaultsOf = (type: SpectrumType): object | undefined =>
  buildBlock(newBlock(type, 'block-1')).metadata;

/** What a technique's form can warn of. */
export function warningsOf(type: SpectrumType): string[] {
  const { metadata, peak } = techniqueOf(type).form.rules;
  return [...metadata, ...peak].map(({ code }) => code);
}

/** Cells as the grid holds them: filled or not, and numbers as they are printed. */
export const optional = (cell: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), cell);
export const printed = (max: number, places: number) =>
  fc.integer({ min: 0, max: max * 10 ** places }).map((n) => String(n / 10 ** places));
/** Assignments, without brackets of their own. */
export const assignment = optional(fc.constantFrom('OCH3', 'H-3', 'ArH', 'C(O)–H'));

/** Any block of such rows, written as a listing and typed again, is the same block. */
export const expectReadAsWritten = (type: SpectrumType, row: fc.Arbitrary<Cells>) =>
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), (rows) => {
      const block = typedBlock(type, rows);
      expect(buildBlock(applied(block, notationOfBlock(block)))).toEqual(buildBlock(block));
    }),
  );
