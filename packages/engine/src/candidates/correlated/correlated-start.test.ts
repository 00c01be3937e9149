import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { readNotation } from '@elucida/spectra/notation/read-notation';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { expect, test } from 'vitest';
import { readFacts } from '../../constraints/spectral-facts.ts';
import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { emptyGraph } from '@elucida/molecules/graph';
import { plainComposition } from '../generator/compositions.ts';
import { emptyDraft, writeDraft } from '../search/draft.ts';
import { seededRandom } from '../search/random.ts';
import { correlatedStart } from './correlated-start.ts';

const read = (text: string): Spectrum => {
  const result = readNotation(text);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.spectrum;
};
const parsed = parseFormula('C13H20O');
if (!parsed.ok) throw new Error('a formula');
const { formula } = parsed;
const CARBONS =
  '13C NMR 198.2, 148.7, 132.1, 132.0, 122.4, 54.3, 32.5, 31.2, 27.8, 26.9, 26.8, 23.0, 22.7';

/** α-Ionone with the correlations that its bonds give. */
const IONONE = [
  CARBONS,
  'edited HSQC 6.60/148.7 (+), 6.05/132.1 (+), 5.48/122.4 (+), 2.26/54.3 (+), 1.20/31.2 (-), ' +
    '2.24/26.9 (+), 0.92/27.8 (+), 0.86/26.8 (+), 2.03/23.0 (-), 1.56/22.7 (+)',
  'HMBC 2.24 → 198.2, 132.1; 0.92 → 32.5, 54.3, 31.2, 26.8; 0.86 → 32.5, 54.3, 31.2, 27.8; ' +
    '1.56 → 132.0, 122.4, 54.3; 6.60 → 198.2, 54.3; 6.05 → 198.2, 54.3',
  'COSY 6.60/6.05, 6.60/2.26, 5.48/2.03, 2.03/1.20',
];

test('molecules that correlations ask for: α-ionone is among a few hundred', () => {
  const make = correlatedStart(readFacts(formula, IONONE.map(read)).C13NMR!.joint!)!;
  const random = seededRandom(1);
  const wanted = constitutionKey(graphFromSmiles('CC(=O)C=CC1C(C)=CCCC1(C)C'));
  let made = 0;
  let found = 0;
  for (let i = 0; i < 400; i++) {
    const draft = emptyDraft();
    if (!make(draft, plainComposition(formula), random)) continue;
    made++;
    const graph = emptyGraph(formula.heavyAtoms);
    writeDraft(draft, graph);
    expect(graph.hydrogens.reduce((sum, count) => sum + count, 0)).toBe(20);
    if (constitutionKey(graph) === wanted) found++;
  }
  expect(made).toBeGreaterThan(200);
  expect(found).toBeGreaterThan(0);
});

test('without a correlation there is nothing to ask for', () =>
  expect(
    correlatedStart(
      readFacts(formula, [CARBONS, 'HSQC 6.60/148.7, 6.05/132.1'].map(read)).C13NMR!.joint!,
    ),
  ).toBeNull());
