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

test('an E alkene keeps its predictions as they are', () => {
  const { identification } = judgeAndExplain(SENTENCE_CASES['trans-cinnamic acid']);
  const olefinic = ofCode(identification.candidates[0].evidence, 'proton-assignment').filter(
    ({ observed }) => observed > 6 && observed < 6.6,
  );
  expect(olefinic.length).toBe(1);
  expect(olefinic[0].sd).toBeLessThan(0.3);
});
