import { graphFromSmiles } from '@elucida/molecules/smiles';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadNeighbours } from '@elucida/prediction/data/neighbours-format';
import { neighbourKey } from '@elucida/prediction/neighbours/neighbour-key';
import { neighbourShifts } from '@elucida/prediction/neighbours/neighbour-shifts';
import { surroundingsOf } from '@elucida/prediction/neighbours/neighbours-of';
import { expect, test } from 'vitest';
import { decompose } from '@elucida/generator/decompose';
import { MAX_VERTICES } from '@elucida/generator/skeleton';
import { seededRandom } from './random.ts';
import { draftFrom, emptyDraft, type Draft } from './draft.ts';
import { isPlausibleDraft } from './is-plausible.ts';
import { piecesOf } from './pieces.ts';
import { walkRoughly } from './rough-walk.ts';
import { CarbonSurroundings } from '../rough/carbon-surroundings.ts';
import { DraftBonds } from './draft-bonds.ts';
import { roughScore } from './rough-score.ts';

const shifts = neighbourShifts(loadNeighbours(defaultDataDirectory()));

const draftOf = (smiles: string): Draft => draftFrom(decompose(graphFromSmiles(smiles))!);

test.each([
  'CC(=O)OCC',
  'CC1(C)C2CCC1(C)C(=O)C2',
  'COc1ccc(C=O)cc1O',
  'Cn1cnc2c1c(=O)n(C)c(=O)n2C',
  'C#CCOc1ccc(Cl)nc1',
  'O=[N+]([O-])c1ccc(S(=O)(=O)C)cc1',
])('a draft of %s has the surroundings that training learned them from', (smiles) => {
  const graph = graphFromSmiles(smiles);
  const { kindsOf, furtherOf, aromatic } = surroundingsOf(graph);
  const learnedFrom = [...graph.element.keys()]
    .filter((atom) => graph.element[atom] === 6)
    .map((atom) => {
      const kinds = kindsOf(atom);
      const { shift } = shifts.C13.byKey.get(
        neighbourKey(kinds, kinds.length, aromatic[atom] === 1),
      )!;
      return furtherOf(atom).reduce((sum, index) => sum + shifts.C13.further[index], shift);
    });
  const bonds = new DraftBonds();
  const surroundings = new CarbonSurroundings(shifts, MAX_VERTICES, 'further');
  bonds.take(draftOf(smiles));
  surroundings.perceive(bonds);
  const expected = [...Array(bonds.size).keys()]
    .filter((v) => bonds.elements[v] === 6)
    .map((v) => {
      surroundings.read(bonds, v);
      return surroundings.expected('C13', surroundings.learned('C13').found!);
    });
  const ascending = (values: number[]) => values.sort((a, b) => a - b).map((v) => v.toFixed(2));
  expect(ascending(expected)).toEqual(ascending(learnedFrom));
});

/** Camphor in CDCl₃, as common tables have it; hydrogens at the middle of their multiplets. */
const CAMPHOR = {
  carbon: Float64Array.of(9.2, 19.1, 19.8, 27.0, 29.9, 43.0, 43.3, 46.8, 57.7, 219.6),
  protons: Float64Array.of(
    ...[0.84, 0.84, 0.84, 0.92, 0.92, 0.92, 0.96, 0.96, 0.96],
    ...[1.34, 1.4, 1.68, 1.85, 1.95, 2.09, 2.35],
  ),
};

test('camphor is liked better than its isomers, and nothing is weighed without NMR', () => {
  const rough = roughScore(shifts, CAMPHOR)!;
  const camphor = rough(draftOf('CC1(C)C2CCC1(C)C(=O)C2'));
  for (const isomer of ['CC(C)=CCCC(C)=CC=O', 'CC1=CCC(C(C)=C)CC1O', 'CC(C)C1CCC(C)=CC1=O'])
    expect(camphor).toBeGreaterThan(rough(draftOf(isomer)) + 10);
  expect(roughScore(shifts, { carbon: null, protons: null })).toBeNull();
});

test('a cold walk climbs, stays plausible, keeps the formula and leaves its source alone', () => {
  const rough = roughScore(shifts, CAMPHOR)!;
  const random = seededRandom(1);
  const source = draftOf('CC(C)=CCCC(C)=CC=O');
  const before = rough(source);
  const surroundings = { compositions: [], leaders: [], pieces: piecesOf(undefined), random };
  const classes = { classOf: new Uint8Array(MAX_VERTICES), isSymmetric: false };
  const target = emptyDraft();
  let tried = 0;
  const guide = { rough, temperature: 1e-6, tried: () => tried++ };
  let moved = 0;
  for (let walk = 0; walk < 20; walk++) {
    if (!walkRoughly(target, { draft: source, classes }, surroundings, guide)) continue;
    moved++;
    expect(rough(target)).toBeGreaterThanOrEqual(before);
    expect(isPlausibleDraft(target)).toBe(true);
    expect(target.bondUnits).toBe(source.bondUnits);
    expect(rough(source)).toBe(before);
  }
  expect(moved).toBeGreaterThan(5);
  expect(tried).toBeGreaterThan(20);
});
