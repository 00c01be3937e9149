import { expect, test } from 'vitest';
import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { judgeAndExplain } from '../explanation/testing/explain-given.ts';

const keyOf = (smiles: string) => constitutionKey(graphFromSmiles(smiles));

/** Evidence at a shift of the right answer, among isomers, and what speaks against it. */
function judged(formula: string, among: readonly string[], spectra: readonly string[]) {
  const { identification, explanation } = judgeAndExplain({ formula, among, spectra });
  const [best] = identification.candidates;
  return {
    smiles: best.smiles,
    against: explanation.sections.against.map(({ kind }) => kind),
    at: (observed: number) =>
      best.evidence.find(
        (item) =>
          item.observed === observed &&
          (item.code === 'carbon-assignment' || item.code === 'proton-assignment'),
      ),
  };
}

// Ionone's enone turns out of the ring's plane, as no environment learned from does: 7.27 is predicted 6.63.
test('β-ionone: the far end of an enone next to a ring is predicted with doubt', () => {
  const { against, at, smiles } = judged(
    'C13H20O',
    [
      'CC(=O)C=CC1=C(C)CCCC1(C)C',
      'CC(=O)C=CC1C(C)=CCCC1(C)C',
      'CC=CC(=O)C1=C(C)CCCC1(C)C',
      'CC(=O)C=CC1C(=C)CCCC1(C)C',
    ],
    [
      '1H NMR (400 MHz, CDCl3) δ 7.27 (d, J = 16.4 Hz, 1H), 6.11 (d, J = 16.4 Hz, 1H), 2.30 (s, 3H), ' +
        '2.07 (t, J = 6.3 Hz, 2H), 1.76 (s, 3H), 1.62 (m, 2H), 1.48 (m, 2H), 1.07 (s, 6H)',
      '13C NMR (101 MHz, CDCl3) δ 198.7, 143.2, 136.1, 136.0, 131.6, 39.7, 34.1, 33.6, 28.8, 27.2, 21.8, 18.9',
    ],
  );
  expect(keyOf(smiles)).toBe(keyOf('CC(=O)C=CC1=C(C)CCCC1(C)C'));
  expect(at(7.27)).toMatchObject({ code: 'proton-assignment' });
  expect(at(7.27)!.verdict).not.toBe('against');
  expect(at(7.27)!.sd!).toBeGreaterThan(0.15);
  expect(against).toContain('nothing-against');
});

// A cyclobutane in a bicycle: its CH2 is at 26.9, predicted 31.9.
test('β-pinene: carbons between bridgeheads are predicted with doubt', () => {
  const { against, at, smiles } = judged(
    'C10H16',
    ['CC1(C)C2CCC(=C)C1C2', 'CC1=CCC2CC1C2(C)C', 'C=C1C2CCC(C2)C1(C)C', 'CC1=CCC(C(C)=C)CC1'],
    [
      '1H NMR (400 MHz, CDCl3) δ 4.62 (m, 1H), 4.56 (m, 1H), 2.50 (m, 1H), 2.44 (t, 1H), 2.32 (m, 1H), ' +
        '2.24 (m, 1H), 1.97 (m, 1H), 1.84 (m, 2H), 1.43 (d, 1H), 1.24 (s, 3H), 0.72 (s, 3H)',
      '13C NMR (101 MHz, CDCl3) δ 152.4, 106.0, 51.8, 40.7, 40.5, 26.9, 26.1, 23.7, 23.5, 21.8',
    ],
  );
  expect(keyOf(smiles)).toBe(keyOf('CC1(C)C2CCC(=C)C1C2'));
  expect(at(26.9)!.verdict).not.toBe('against');
  expect(against).toContain('nothing-against');
});

test('a methyl ester, seen thousands of times, is predicted as closely as before', () => {
  const { at } = judged(
    'C8H8O2',
    ['COC(=O)c1ccccc1', 'CC(=O)Oc1ccccc1'],
    ['13C NMR (101 MHz, CDCl3) δ 167.1, 132.9, 130.2, 129.6, 128.4, 52.1'],
  );
  expect(at(52.1)!.sd!).toBeLessThan(0.5);
});
