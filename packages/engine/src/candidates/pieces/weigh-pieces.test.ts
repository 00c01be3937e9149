import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { describe, expect, test } from 'vitest';
import { defaultDataDirectory } from '../../data/default-data-directory.ts';
import { loadPieces } from '../../data/pieces-format.ts';
import { learnedPieces } from './learned-piece.ts';
import { weighPieces } from './weigh-pieces.ts';

const pieces = learnedPieces(loadPieces(defaultDataDirectory()));

function formula(text: string) {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.formula;
}

const units = ({ molecule }: { molecule: { units: readonly { name: string }[] } }) => molecule.units.map(({ name }) => name).sort().join('');

describe('parts for a search', () => {
  test('those whose carbons fit the signals come first', () => {
    // Pivaloyl and benzoyl carbons: tert-butyl 27.9 and 44.2, ketone 209.
    const [first] = weighPieces(pieces, formula('C6H12O'), [209.0, 44.2, 27.9, 26.4]).filter(({ isCyclic }) => !isCyclic);
    expect(units(first)).toBe('CCCC');
    // 4-Methylpropiophenone: nothing but benzenes, tolyls among them.
    const rings = weighPieces(pieces, formula('C10H12O'), [200.2, 143.7, 134.8, 129.2, 128.5, 31.7, 21.6, 8.2]).filter(({ isCyclic }) => isCyclic).slice(0, 8).map(units);
    expect(rings).toContain('CCCCCCC');
    expect(rings.join('')).toMatch(/^C+$/);
  });

  test('no part needs what the formula does not hold', () => {
    const { counts } = formula('C4H9NO');
    for (const { molecule } of weighPieces(pieces, formula('C4H9NO'), null)) {
      const needed = new Map<string, number>();
      for (const { composition } of molecule.units) for (const [symbol, count] of Object.entries(composition)) needed.set(symbol, (needed.get(symbol) ?? 0) + count);
      for (const [symbol, count] of needed) expect(count, symbol).toBeLessThanOrEqual(counts[symbol as 'C'] ?? 0);
    }
  });

  test('without a spectrum the frequent ones come first', () => {
    const counts = weighPieces(pieces, formula('C12H16O3'), null).map(({ weight }) => weight);
    expect(counts.length).toBeGreaterThan(50);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });
});
