import { describe, expect, test } from 'vitest';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { noCoupling, readCoupling } from './coupling.ts';
import { couplingLogLikelihood, multiplicityLogLikelihood } from './multiplicity-likelihood.ts';

function couplingOf(smiles: string, atom: number) {
  const graph = graphFromSmiles(smiles);
  const coupling = noCoupling();
  readCoupling(graph, perceive(graph), atom, coupling);
  return coupling;
}

const CODES = ['s', 'd', 't', 'q', 'quint', 'sext', 'sept', 'm'];
const likeliest = (smiles: string, atom: number) =>
  CODES.reduce((best, code) =>
    multiplicityLogLikelihood(code, couplingOf(smiles, atom)) >
    multiplicityLogLikelihood(best, couplingOf(smiles, atom))
      ? code
      : best,
  );

describe('the likeliest multiplicity', () => {
  test.each([
    ['CCOC(C)=O', 0, 't'],
    ['CCOC(C)=O', 1, 'q'],
    ['CCOC(C)=O', 4, 's'],
    ['CC(C)Br', 1, 'sept'],
    ['CC(C)Br', 0, 'd'],
    ['CCCCl', 1, 'm'],
    ['CC(=O)C', 0, 's'],
    ['Cc1ccc(O)cc1', 2, 'd'],
    ['C1CCCCC1O', 0, 'm'],
    ['Clc1cc(Cl)cc(Br)c1', 2, 's'],
  ])('%s atom %i: %s', (smiles, atom, code) => {
    expect(likeliest(smiles, atom)).toBe(code);
  });
});

describe('compound multiplicities', () => {
  const difference = (
    code: string,
    [right, rightAtom]: [string, number],
    [wrong, wrongAtom]: [string, number],
  ) =>
    multiplicityLogLikelihood(code, couplingOf(right, rightAtom)) -
    multiplicityLogLikelihood(code, couplingOf(wrong, wrongAtom));

  test(
    'two triplets of doublets belong to an ortho-disubstituted ring, not to a ' +
      'hydrogen between two substituents',
    () => {
      expect(
        difference('td', ['CC(=O)Oc1ccccc1C(=O)O', 6], ['CC(=O)Oc1cccc(C(=O)O)c1', 12]),
      ).toBeGreaterThan(2);
    },
  );
  test('a doublet of doublets needs two couplings next to an sp³ carbon', () => {
    expect(difference('dd', ['OC(C(C)Cl)C(C)Br', 1], ['CC(=O)CCl', 3])).toBeGreaterThan(2);
  });
  test('the words are read as well as the code, and what is not a multiplicity says nothing', () => {
    const coupling = couplingOf('Cc1ccc(O)cc1', 2);
    expect(multiplicityLogLikelihood('doublet of doublets', coupling)).toBe(
      multiplicityLogLikelihood('dd', coupling),
    );
    expect(multiplicityLogLikelihood('unclear', coupling)).toBeCloseTo(0, 1);
  });
});

test('a CH2 whose hydrogens differ couples with itself', () => {
  const isolated = couplingOf('CC1(C(=O)OC)COC1', 6);
  expect(multiplicityLogLikelihood('d', isolated, true)).toBeGreaterThan(
    multiplicityLogLikelihood('d', { ...isolated, secondOrder: false }, false) - 1,
  );
  expect(multiplicityLogLikelihood('s', { ...isolated, secondOrder: false }, true)).toBeLessThan(
    multiplicityLogLikelihood('s', { ...isolated, secondOrder: false }, false),
  );
});

test('next to N–H a doublet is possible, next to nothing it is not', () => {
  expect(multiplicityLogLikelihood('d', couplingOf('CNC(C)=O', 0))).toBeGreaterThan(
    multiplicityLogLikelihood('d', couplingOf('COC(C)=O', 0)) + 0.5,
  );
});

test('as many vicinal constants as groups of neighbours speak for a structure', () => {
  const para = couplingOf('Cc1ccc(O)cc1', 2);
  expect(couplingLogLikelihood([8, 1.6, 0.5], para)).toBeGreaterThan(0);
  expect(couplingLogLikelihood([8, 7.5], para)).toBeLessThan(0);
  expect(couplingLogLikelihood([], para)).toBe(0);
});
