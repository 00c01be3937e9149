import { graphFromSmiles } from '@elucida/molecules/smiles';
import { expect, test } from 'vitest';
import { defaultDataDirectory } from '../data/default-data-directory.ts';
import { NEIGHBOUR, neighbourKey } from './neighbour-key.ts';
import { loadNeighbours } from '../data/neighbours-format.ts';
import { neighbourShifts } from './neighbour-shifts.ts';
import { surroundingsOf } from './neighbours-of.ts';

const shifts = neighbourShifts(loadNeighbours(defaultDataDirectory()));

test('the order of neighbours does not count, aromaticity and detail do', () => {
  const { saturatedC, doubleO, etherO } = NEIGHBOUR;
  const key = neighbourKey([saturatedC, doubleO, etherO], 3, false);
  expect(neighbourKey([etherO, saturatedC, doubleO], 3, false)).toBe(key);
  expect(neighbourKey([etherO, saturatedC, doubleO], 3, true)).not.toBe(key);
  expect(neighbourKey([etherO, saturatedC, doubleO], 3, false, true)).not.toBe(key);
  expect(neighbourKey([], 0, false)).toBeGreaterThan(0);
});

test.each([
  // The aromatic rings of molecules/perceive, in any Kekulé form.
  ['c1ccccc1C', 6],
  ['c1ccc2ccccc2c1', 10],
  ['c1ccc2[nH]ccc2c1', 9],
  ['c1ccncc1', 6],
  ['c1ccoc1', 5],
  ['c1ccsc1C=O', 5],
  ['C1=CCC=C1', 0],
  ['O=c1cccc[nH]1', 6],
  ['O=c1ccc2ccccc2o1', 10],
  ['O=c1cc[nH]c(=O)[nH]1', 6],
  ['O=C1CCCC(=O)N1', 0],
  ['O=C1C=CC(=O)C=C1', 0],
  ['C=C1C=CC=C1', 0],
  ['C1=CC=CC=CC=C1', 0],
])('%s has %i aromatic atoms', (smiles, count) => {
  const { aromatic } = surroundingsOf(graphFromSmiles(smiles));
  expect(aromatic.reduce((sum, each) => sum + each, 0)).toBe(count);
});

/** ¹³C shifts, ppm, of the SDBS or common tables of solvents; by atom of the SMILES. */
test.each([
  ['CC(=O)OCC', [21.0, 171.4, null, null, 60.5, 14.2]],
  ['Cc1ccccc1', [21.4, 137.9, 129.1, 128.3, 125.4, 128.3, 129.1]],
  ['CCCC#N', [13.3, 19.3, 19.0, 119.8, null]],
])('%s: each carbon lies within two standard deviations', (smiles, observed) => {
  const graph = graphFromSmiles(smiles);
  const { kindsOf, furtherOf, aromatic } = surroundingsOf(graph);
  const { byKey, further } = shifts.C13;
  observed.forEach((ppm, atom) => {
    if (ppm === null) return;
    const kinds = kindsOf(atom);
    const { shift, sd } = byKey.get(neighbourKey(kinds, kinds.length, aromatic[atom] === 1))!;
    const expected = furtherOf(atom).reduce((sum, index) => sum + further[index], shift);
    expect(Math.abs(expected - ppm)).toBeLessThan(2 * sd);
  });
});

test('common surroundings have the larger share', () => {
  const shareOf = (smiles: string, atom: number): number => {
    const { kindsOf, aromatic } = surroundingsOf(graphFromSmiles(smiles));
    const kinds = kindsOf(atom);
    return shifts.C13.byKey.get(neighbourKey(kinds, kinds.length, aromatic[atom] === 1))!.logShare;
  };
  expect(shareOf('c1ccccc1', 0)).toBeGreaterThan(shareOf('CC#N', 1));
});

test.each([
  // A methyl group on the atom next to it, two and three bonds away: the β and γ effects of alkanes.
  ['CCC', 'CC(C)C', 0, 5, 11],
  ['CCCC', 'CCC(C)C', 0, -4, -0.5],
])(
  'from %s to %s the shift of atom %i changes by %f to %f ppm',
  (before, after, atom, least, most) => {
    const expected = (smiles: string): number => {
      const { kindsOf, furtherOf } = surroundingsOf(graphFromSmiles(smiles));
      const kinds = kindsOf(atom);
      const { byKey, further } = shifts.C13;
      const { shift } = byKey.get(neighbourKey(kinds, kinds.length, false))!;
      return furtherOf(atom).reduce((sum, index) => sum + further[index], shift);
    };
    const change = expected(after) - expected(before);
    expect(change).toBeGreaterThan(least);
    expect(change).toBeLessThan(most);
  },
);
