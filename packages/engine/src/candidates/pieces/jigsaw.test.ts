import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { describe, expect, test } from 'vitest';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadPieces } from '@elucida/prediction/data/pieces-format';
import { perceive } from '@elucida/molecules/perceive';
import { canonicalSmiles, graphFromSmiles } from '@elucida/molecules/smiles';
import { unattended } from '../../stages.ts';
import { isOfFormula } from '../is-of-formula.ts';
import { seededRandom } from '../search/random.ts';
import { jigsaw } from './jigsaw.ts';
import { learnedPieces } from './learned-piece.ts';
import { weighPieces } from './weigh-pieces.ts';

const NOTHING = { signals: null, changeOf: null };
const pieces = learnedPieces(loadPieces(defaultDataDirectory()));

/**
 * One molecule of each of the best sets, by canonical SMILES. `protons`: a shift for each hydrogen,
 * ppm.
 */
function molecules(
  text: string,
  carbons: readonly number[] | null,
  sets: number,
  protons: readonly number[] | null = null,
): string[] {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(text);
  const signals = carbons && Float64Array.from(carbons).sort();
  const assemblies = jigsaw(
    weighPieces(pieces, parsed.formula, { signals, changeOf: null }),
    parsed.formula,
    { carbon: signals, protons: protons && Float64Array.from(protons).sort() },
    seededRandom(1),
    unattended,
  );
  const random = seededRandom(2);
  return assemblies
    .slice(0, sets)
    .map((assembly) => assembly(random))
    .flatMap((graph) => {
      if (graph === null) return [];
      expect(isOfFormula(graph, parsed.formula)).toBe(true);
      return [canonicalSmiles(graph)];
    });
}

/**
 * Share of the molecules with an aromatic ring, or, `withHydrogen`, with one that carries hydrogen.
 */
function arenes(smiles: readonly string[], withHydrogen = false): number {
  const found = smiles.filter((each) => {
    const graph = graphFromSmiles(each);
    return perceive(graph).aromatic.some(
      (one, atom) => one === 1 && (!withHydrogen || graph.hydrogens[atom] > 0),
    );
  });
  return found.length / smiles.length;
}

describe('molecules of known parts', () => {
  test('the carbons decide of which parts: butyl benzoate’s ask for an arene, aliphatic ones do not', () => {
    expect(
      arenes(
        molecules('C11H14O2', [166.7, 132.8, 130.6, 129.5, 128.3, 64.8, 30.8, 19.3, 13.8], 100),
      ),
    ).toBeGreaterThan(0.9);
    expect(
      arenes(
        molecules(
          'C11H14O2',
          [211.2, 171.0, 78.1, 62.4, 51.3, 46.6, 41.9, 35.2, 29.8, 24.4, 14.1],
          100,
        ),
      ),
    ).toBeLessThan(0.1);
  });

  test('so do the hydrogens, by where and how many they are', () => {
    const times = (count: number, shift: number) => Array.from({ length: count }, () => shift);
    expect(
      arenes(
        molecules('C11H14O2', null, 100, [
          ...times(2, 8.05),
          7.55,
          ...times(2, 7.43),
          ...times(2, 4.33),
          ...times(2, 1.75),
          ...times(2, 1.47),
          ...times(3, 0.98),
        ]),
        true,
      ),
    ).toBeGreaterThan(0.9);
    expect(
      arenes(
        molecules('C11H14O2', null, 100, [
          ...times(2, 4.1),
          ...times(2, 2.6),
          ...times(4, 2.4),
          ...times(6, 1.3),
        ]),
        true,
      ),
    ).toBeLessThan(0.1);
  });

  test('the same seed makes the same molecules', () => {
    expect(molecules('C10H13NO2', null, 50)).toEqual(molecules('C10H13NO2', null, 50));
  });

  test('many different ones come without a spectrum', () => {
    expect(new Set(molecules('C12H16O3', null, 150)).size).toBeGreaterThan(100);
  });

  test('a cancellation is noticed within some hundred draws', () => {
    let looks = 0;
    const parsed = parseFormula('C12H16O3');
    if (!parsed.ok) throw new Error('C12H16O3');
    expect(() =>
      jigsaw(
        weighPieces(pieces, parsed.formula, NOTHING),
        parsed.formula,
        { carbon: null, protons: null },
        seededRandom(1),
        {
          checkpoint() {
            if (++looks > 3) throw new Error('cancelled');
          },
        },
      ),
    ).toThrow('cancelled');
    expect(looks).toBe(4);
  });

  test('a formula that no set of parts uses up gives none', () => {
    expect(molecules('CH4', null, 10)).toEqual([]);
  });
});
