import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { C13Spectrum, Spectrum } from '@elucida/spectra/spectrum';
import { expect, test } from 'vitest';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadPieces } from '@elucida/prediction/data/pieces-format';
import { loadProposer } from '@elucida/prediction/data/proposer-format';
import { canonicalSmiles } from '@elucida/molecules/smiles';
import { readFacts } from '../../constraints/spectral-facts.ts';
import { unattended } from '../../stages.ts';
import { seededRandom } from '../search/random.ts';
import { knownParts } from './known-parts.ts';
import { learnedPieces } from './learned-piece.ts';
import { proposerOfRound } from './proposer-of-round.ts';

const pieces = learnedPieces(loadPieces(defaultDataDirectory()));
const proposer = loadProposer(defaultDataDirectory())!;

/** Parts for butyl benzoate by its ¹³C list, in a round of the search. */
function inRound(round: number) {
  const parsed = parseFormula('C11H14O2');
  if (!parsed.ok) throw new Error('no formula');
  const carbon: C13Spectrum = {
    type: 'C13NMR',
    peaks: [166.6, 132.7, 130.6, 129.5, 128.3, 64.8, 30.8, 19.3, 13.7].map((delta_ppm) => ({
      delta_ppm,
    })),
  };
  const facts = readFacts(parsed.formula, [carbon as Spectrum]);
  const known = knownParts({
    facts,
    pieces,
    proposer: proposerOfRound(round, proposer),
    seed: 1,
    task: unattended,
  });
  const random = seededRandom(1);
  const made = known.assemblies
    .slice(0, 20)
    .flatMap((assembly) => assembly(random) ?? [])
    .map((graph) => canonicalSmiles(graph));
  return { weights: known.pieces.map(({ weight }) => weight), made };
}

test('rounds take turns with the proposer and without, and both begin at butyl benzoate', () => {
  expect([0, 1, 2, 3].map((round) => proposerOfRound(round, proposer))).toEqual([
    proposer,
    undefined,
    proposer,
    undefined,
  ]);
  const [first, second] = [0, 1].map(inRound);
  expect(second.weights).not.toEqual(first.weights);
  for (const { made } of [first, second]) expect(made).toContain('CCCCOC(c1ccccc1)=O');
});
