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
