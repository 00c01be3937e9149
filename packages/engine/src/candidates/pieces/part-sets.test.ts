import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { describe, expect, test } from 'vitest';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadPieces } from '@elucida/prediction/data/pieces-format';
import { unattended } from '../../stages.ts';
import { atomsOf, weighPieces } from './weigh-pieces.ts';
import { seededRandom } from '../search/random.ts';
import { learnedPieces, type LearnedPiece } from './learned-piece.ts';
import { partSets } from './part-sets.ts';

const HYDROGEN = 1;
const pieces = learnedPieces(loadPieces(defaultDataDirectory()));

function setsOf(text: string, carbons: readonly number[] | null) {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(text);
  const signals = carbons && Float64Array.from(carbons).sort();
  return {
    formula: parsed.formula,
    sets: partSets(
      weighPieces(pieces, parsed.formula, { signals, changeOf: null }),
      parsed.formula,
      { carbon: signals, protons: null },
      seededRandom(1),
      unattended,
    ),
  };
}

const sum = (parts: readonly LearnedPiece[], of: (piece: LearnedPiece) => number) =>
  parts.reduce((total, piece) => total + of(piece), 0);

describe('sets of parts', () => {
  test.each(['C13H11NO2', 'C9H16NO5-', 'C8H20N+', 'C12H10N4OS'])(
    'use up %s: atoms, hydrogens, charge, and a joint fewer than parts',
    (text) => {
      const { formula, sets } = setsOf(text, null);
      expect(sets.length).toBeGreaterThan(20);
      for (const { parts } of sets) {
        for (const [element, count] of atomsOf(formula))
          if (element !== HYDROGEN)
            expect(sum(parts, ({ composition }) => composition.get(element) ?? 0)).toBe(count);
        expect(sum(parts, ({ hydrogens }) => hydrogens)).toBe(formula.counts.H);
        expect(sum(parts, ({ charge }) => charge)).toBe(formula.charge);
        expect(sum(parts, ({ row }) => row.open.length)).toBe(2 * (parts.length - 1));
      }
    },
  );

  test('come once each, best first', () => {
    const { sets } = setsOf(
      'C11H14O2',
      [166.7, 132.8, 130.6, 129.5, 128.3, 64.8, 30.8, 19.3, 13.8],
    );
    expect(
      new Set(
        sets.map(({ parts }) =>
          parts
            .map((piece) => pieces.indexOf(piece))
            .sort((a, b) => a - b)
            .join(),
        ),
      ).size,
    ).toBe(sets.length);
    expect(sets.map(({ score }) => score)).toEqual(
      sets.map(({ score }) => score).sort((a, b) => b - a),
    );
  });

  test(
    'sulfamethoxazole’s carbons put its own parts among the first: methylisoxazole, ' +
      'and the sulfonamide of aniline in one',
    () => {
      const { sets } = setsOf(
        'C10H11N3O3S',
        [169.9, 157.6, 153.5, 128.9, 124.1, 112.6, 95.4, 12.1],
      );
      const elements = sets.slice(0, 5).map(({ parts }) =>
        parts
          .map(({ graph }) => [...graph.element].sort((a, b) => a - b).join())
          .sort()
          .join(' + '),
      );
      // C4H5NO with its open place, and H2N–C6H4–SO2–NH.
      expect(elements).toContain('6,6,6,6,6,6,7,7,8,8,16 + 6,6,6,6,7,8');
    },
  );
});
