import { describe, expect, test } from 'vitest';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { couplingPartners } from './coupling-partners.ts';
import { LONG_RANGE } from './coupling-ranges.ts';
import { observedPattern } from './observed-pattern.ts';
import { expectPattern, patternLogLikelihood, type Situation } from './pattern-likelihood.ts';

const PLAIN: Situation = { secondOrder: false, geminal: 'none' };

function likelihood(
  smiles: string,
  atom: number,
  [multiplicity, ...couplings]: readonly [string, ...number[]],
  situation = PLAIN,
): number {
  const graph = graphFromSmiles(smiles);
  const partners = couplingPartners({ graph, perception: perceive(graph) }, atom);
  return patternLogLikelihood(
    observedPattern({ multiplicity, couplings }),
    expectPattern(partners, situation),
  );
}

describe('constants tell places that counts do not', () => {
  test.each<[string, [string, number], [string, number], [string, ...number[]]]>([
    [
      'a meta doublet, not an ortho one (naproxen, H-5)',
      ['COc1ccc2cc(C)ccc2c1', 6],
      ['COc1ccc2cc(C)ccc2c1', 9],
      ['d', 1.8],
    ],
    ['trans CH=CH, not a benzene ring', ['OC(=O)C=Cc1ccccc1', 3], ['Cc1ccc(O)cc1', 2], ['d', 16]],
    [
      'the alpha position of thiophene, not of furan',
      ['Cc1cccs1', 4],
      ['Cc1ccco1', 4],
      ['dd', 5.1, 1.2],
    ],
    [
      'next to nitrogen in pyridine, not farther on',
      ['Cc1cccnc1', 4],
      ['Cc1cccnc1', 3],
      ['dd', 4.8, 1.6],
    ],
    [
      'ortho to fluorine (a triplet of two equal constants), not meta',
      ['CC(=O)c1ccc(F)cc1', 5],
      ['CC(=O)c1ccc(F)cc1', 4],
      ['t', 8.7],
    ],
    ['beside CF3, not next to CH3', ['OCC(F)(F)F', 1], ['CCO', 1], ['q', 8.8]],
    ['beside CHF2, not next to CH2F', ['OCC(F)F', 1], ['OCCCF', 2], ['td', 15, 4]],
    ['of CHF2, not of CHF', ['OCC(F)F', 2], ['CC(F)C(C)=O', 1], ['t', 56]],
    [
      'the OCH3 of a phosphate, not of a phosphonate',
      ['COP(=O)(OC)OC', 0],
      ['CCP(=O)(OC)OC', 0],
      ['d', 11],
    ],
    [
      'meta over carbon, not over nitrogen',
      ['COc1cc(C)ccc1C', 3],
      ['Cc1cncc(O)c1C', 2],
      ['d', 1.9],
    ],
    [
      'between two hydrogens, not next to one (1,2,3-trisubstituted ring)',
      ['Cc1cccc(C)c1O', 3],
      ['Cc1cccc(C)c1O', 2],
      ['t', 7.6],
    ],
  ])('%s', (_name, right, wrong, written) => {
    expect(likelihood(...right, written)).toBeGreaterThan(likelihood(...wrong, written) + 0.7);
  });
});

describe('habits of writing', () => {
  test('a dd with equal constants is a t', () => {
    expect(likelihood('Cc1cccc(C)c1O', 3, ['t', 7.5])).toBeGreaterThan(2);
    expect(likelihood('C=Cc1ccccc1', 1, ['t', 14])).toBeLessThan(0);
  });
  test('constants are written once a splitting or once a nucleus', () => {
    expect(likelihood('COC(=O)C(C)N', 4, ['q', 7.1, 7.1, 7.1])).toBeCloseTo(
      likelihood('COC(=O)C(C)N', 4, ['q', 7.1]),
      5,
    );
  });
  test('a multiplet says little, most where the pattern would be simple', () => {
    expect(Math.abs(likelihood('CCCCO', 1, ['m']))).toBeLessThan(1);
    expect(likelihood('COC(C)=O', 0, ['m'])).toBeLessThan(-1.5);
  });
  test('what cannot be costs no more than a slip', () => {
    expect(likelihood('CC(C)(C)O', 0, ['t', 7.1])).toBeGreaterThan(-4);
  });
});

test('the constant of the CH2 itself counts where its hydrogens have signals of their own', () => {
  expect(
    likelihood('OC(=O)CC(O)(C(=O)O)CC(=O)O', 3, ['d', 15.6], {
      secondOrder: false,
      geminal: 'shown',
    }),
  ).toBeGreaterThan(1);
  expect(likelihood('OC(=O)CC(O)(C(=O)O)CC(=O)O', 3, ['d', 15.6])).toBeLessThan(-2);
});

test('constants between two oxygens of a pyranose stay below 10 Hz; menthol has larger ones', () => {
  const ofGlucoside = (...constants: number[]) =>
    likelihood('COC1OC(CO)C(O)C(O)C1O', 7, ['dd', ...constants]);
  expect(ofGlucoside(9.8, 3.8)).toBeGreaterThan(ofGlucoside(12.3, 2.3) + 2);
  const ofMenthol = (...constants: number[]) =>
    likelihood('CC(C)C1CCC(C)CC1O', 9, ['td', ...constants]);
  expect(ofMenthol(10.5, 4.3)).toBeGreaterThan(ofMenthol(8.4, 4.3));
});

test('a benzylic constant is half of an allylic one', () => {
  const ofCresol = (constant: number) => likelihood('Cc1ccccc1O', 0, ['d', constant]);
  const ofCyclohexene = (constant: number) => likelihood('CC1=CCCCC1', 0, ['d', constant]);
  expect(ofCresol(0.7)).toBeGreaterThan(ofCresol(1.6) + 1);
  expect(ofCyclohexene(1.6)).toBeGreaterThan(ofCresol(1.6));
});

test('the para hydrogen of benzene, reached on two paths, counts once', () => {
  const graph = graphFromSmiles('Cc1ccccc1');
  const para = couplingPartners({ graph, perception: perceive(graph) }, 2).filter(
    ({ constants }) => constants === LONG_RANGE.para,
  );
  expect(para.map(({ nuclei }) => nuclei)).toEqual([1]);
});
