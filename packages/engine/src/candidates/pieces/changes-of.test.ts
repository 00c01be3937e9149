import { canonicalSmiles } from '@elucida/molecules/smiles';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadPieces } from '@elucida/prediction/data/pieces-format';
import { loadProposer } from '@elucida/prediction/data/proposer-format';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { describe, expect, test } from 'vitest';
import { readFacts } from '../../constraints/spectral-facts.ts';
import { changesOf } from './changes-of.ts';
import { learnedPieces, type LearnedPiece } from './learned-piece.ts';
import { weighPieces } from './weigh-pieces.ts';

const FREQUENT = 3000;
const pieces = learnedPieces(loadPieces(defaultDataDirectory()));
const proposer = loadProposer(defaultDataDirectory())!;

function factsOf(text: string, spectra: readonly Spectrum[]) {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(text);
  return readFacts(parsed.formula, spectra);
}

/** A frequent part, hydrogens in place of its cut bonds. */
function piece(smiles: string, open: number): LearnedPiece {
  const found = pieces
    .slice(0, FREQUENT)
    .find(({ row, graph }) => row.open.length === open && canonicalSmiles(graph) === smiles);
  if (!found) throw new Error(smiles);
  return found;
}

const carbons = (...shifts: number[]): Spectrum => ({
  type: 'C13NMR',
  peaks: shifts.map((delta_ppm) => ({ delta_ppm })),
});

const ETHYL_BENZOATE = factsOf('C9H10O2', [
  carbons(166.6, 132.8, 130.6, 129.5, 128.3, 60.9, 14.3),
  {
    type: 'H1NMR',
    peaks: [
      { delta_ppm: 8.05, int: 2, mult: 'd' },
      { delta_ppm: 7.54, int: 1, mult: 't' },
      { delta_ppm: 7.43, int: 2, mult: 't' },
      { delta_ppm: 4.38, int: 2, mult: 'q' },
      { delta_ppm: 1.39, int: 3, mult: 't' },
    ],
  },
]);

describe('the learned proposer', () => {
  const changeOf = changesOf(proposer, ETHYL_BENZOATE)!;

  test('speaks for the parts of ethyl benzoate by its lists', () => {
    expect(changeOf(piece('c1ccccc1', 1))).toBeGreaterThan(1);
    expect(changeOf(piece('CC', 1))).toBeGreaterThan(1);
  });

  test('speaks against parts that they do not show', () => {
    expect(changeOf(piece('CC(C)=O', 1))).toBeLessThan(-1);
    expect(changeOf(piece('CO', 1))).toBeLessThan(-1);
    expect(changeOf(piece('C1CCCCC1', 1))).toBeLessThan(-1);
  });

  test('says nothing of parts that it was not asked for', () => {
    expect(changeOf(pieces.at(-1)!)).toBe(0);
  });

  test('puts parts of the molecule before others of the same atoms', () => {
    const first = weighPieces(pieces, ETHYL_BENZOATE.formula, {
      signals: ETHYL_BENZOATE.C13NMR!.own,
      changeOf,
    })
      .filter(({ piece: { atomCount, row } }) => atomCount > 1 && !row.isUnion)
      .slice(0, 5)
      .map(({ piece: { graph } }) => canonicalSmiles(graph));
    expect(first).toContain('c1ccccc1');
    expect(first).toContain('CC');
  });

  test('is silent without a list of ¹³C or ¹H', () => {
    expect(changesOf(proposer, factsOf('C9H10O2', []))).toBeNull();
    expect(changesOf(undefined, ETHYL_BENZOATE)).toBeNull();
  });
});
