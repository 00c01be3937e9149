import { expect, test } from 'vitest';
import { judgeAndExplain } from '../explanation/testing/explain-given.ts';
import { SENTENCE_CASES } from '../explanation/testing/sentence-cases.ts';
import { ofCode } from '../evidence/of-code.ts';

// The prediction knows no configuration and is of E alkenes in the main.
test('shifts of methyl (Z)-crotonate do not speak against it, and its name says Z', () => {
  const { identification, explanation } = judgeAndExplain(SENTENCE_CASES['methyl Z-crotonate']);
  const [first] = identification.candidates;
  expect(first.names?.en).toBe('methyl (2Z)-but-2-enoate');
  expect(ofCode(first.evidence, 'proton-assignment').map(({ verdict }) => verdict)).not.toContain(
    'against',
  );
  expect(explanation.sections.open).toEqual([]);
});

test('the carbinol of neomenthol does not speak against the constitution that menthol shares', () => {
  const { identification } = judgeAndExplain({
    formula: 'C10H20O',
    spectra: [
      '13C NMR (101 MHz, CDCl3) δ 67.8, 48.0, 42.6, 35.1, 29.2, 25.9, 24.2, 22.4, 21.2, 20.8',
    ],
    among: ['CC(C)C1CCC(C)CC1O', 'CC(O)C1CCC(C)CC1C'],
  });
  const [first] = identification.candidates;
  expect(first.smiles).toBe('CC(C)C(CCC(C)C1)C1O');
  expect(first.evidence.filter(({ verdict }) => verdict === 'against')).toEqual([]);
});

test('the bridgeheads of camphor have no other configuration: its predictions stay', () => {
  const { identification } = judgeAndExplain({
    formula: 'C10H16O',
    spectra: [
      '13C NMR (101 MHz, CDCl3) δ 219.7, 57.7, 46.8, 43.3, 43.1, 29.9, 27.1, 19.8, 19.2, 9.3',
    ],
    among: ['CC1(C)C2CCC1(C)C(=O)C2'],
  });
  expect(
    Math.max(
      ...ofCode(identification.candidates[0].evidence, 'carbon-assignment')
        .filter(({ observed }) => observed > 30)
        .map(({ sd }) => sd),
    ),
  ).toBeLessThan(2);
});

test('an anomer is no sign of a reference that is off, a list moved as a whole is', () => {
  const offsets = (spectrum: string, formula: string, smiles: string) =>
    judgeAndExplain({
      formula,
      spectra: [spectrum],
      among: [smiles],
    }).identification.candidates[0].evidence.filter(({ code }) => code === 'constant-offset')
      .length;
  expect(
    offsets(
      '13C NMR (101 MHz, D2O) δ 100.1, 74.0, 72.5, 72.1, 70.5, 61.5, 55.9',
      'C7H14O6',
      'COC1OC(CO)C(O)C(O)C1O',
    ),
  ).toBe(0);
  expect(
    offsets(
      '13C NMR (101 MHz, CDCl3) δ 174.1, 136.7, 131.8, 131.0, 129.5, 63.3, 43.9, 16.7',
      'C10H12O2',
      'CCOC(=O)Cc1ccccc1',
    ),
  ).toBe(1);
});

test('without several stereogenic atoms in a ring predictions stay as sure as they are', () => {
  const { identification } = judgeAndExplain(SENTENCE_CASES['ethyl acetate']);
  for (const { sd } of ofCode(identification.candidates[0].evidence, 'carbon-assignment'))
    expect(sd).toBeLessThan(1.5);
});

test('an E alkene keeps its predictions as they are', () => {
  const { identification } = judgeAndExplain(SENTENCE_CASES['trans-cinnamic acid']);
  const olefinic = ofCode(identification.candidates[0].evidence, 'proton-assignment').filter(
    ({ observed }) => observed > 6 && observed < 6.6,
  );
  expect(olefinic.length).toBe(1);
  expect(olefinic[0].sd).toBeLessThan(0.3);
});
