import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { describe, expect, test } from 'vitest';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadPieces } from '@elucida/prediction/data/pieces-format';
import { learnedPieces } from './learned-piece.ts';
import { atomsOf, searchPieces, weighPieces, type WeighedPiece } from './weigh-pieces.ts';

const pieces = learnedPieces(loadPieces(defaultDataDirectory()));

function formula(text: string) {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.formula;
}

const units = ({ piece }: WeighedPiece) =>
  piece.molecule.units
    .map(({ name }) => name)
    .sort()
    .join('');

const NOTHING = { signals: null, changeOf: null };

describe('parts for a search', () => {
  test('those whose carbons fit the signals come first', () => {
    // 4-Methylpropiophenone: nothing but benzenes, tolyls among them, alone or with the carbonyl.
    const rings = weighPieces(pieces, formula('C10H12O'), {
      signals: [200.2, 143.7, 134.8, 129.2, 128.5, 31.7, 21.6, 8.2],
      changeOf: null,
    })
      .filter(({ piece }) => piece.row.isCyclic)
      .slice(0, 8)
      .map(units);
    expect(rings).toContain('CCCCCCC');
    for (const ring of rings) expect(ring).toMatch(/^C{6,10}O?$/);
  });

  test('no part needs what the formula does not hold', () => {
    const available = atomsOf(formula('C4H9NO'));
    for (const { piece } of weighPieces(pieces, formula('C4H9NO'), NOTHING)) {
      for (const [element, count] of piece.composition)
        expect(count, String(element)).toBeLessThanOrEqual(available.get(element) ?? 0);
      expect(piece.hydrogens).toBeLessThanOrEqual(9);
    }
  });

  test('without a spectrum the frequent ones come first', () => {
    const counts = weighPieces(pieces, formula('C12H16O3'), NOTHING).map(
      ({ piece }) => piece.row.count,
    );
    expect(counts.length).toBeGreaterThan(50);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });

  test('a search takes those of several atoms', () => {
    const weighed = weighPieces(pieces, formula('C10H12O'), NOTHING);
    expect(searchPieces(weighed).length).toBeLessThan(weighed.length);
    for (const { molecule, weight } of searchPieces(weighed)) {
      expect(molecule.units.length).toBeGreaterThan(1);
      expect(weight).toBeGreaterThan(0);
    }
  });
});
