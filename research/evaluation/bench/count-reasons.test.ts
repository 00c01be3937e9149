import { expect, test } from 'vitest';
import { countKinds, countReasons } from './count-reasons.ts';
import { readReasons } from './read-reasons.ts';

const ETHANOL = { id: 'a', formula: 'C2H6O', heavyAtoms: 3, spectra: [], answer: 'CCO' };
const point = (section: 'against' | 'open' | 'facts', codes: string[], technique?: 'MS') => ({
  section,
  codes,
  text: '…',
  ...(technique && { technique }),
});
const answered = (smiles: string, report: ReturnType<typeof point>[], status = 'ok' as const) => ({
  id: 'a',
  status,
  candidates: [{ smiles, rank: 1, confidence: 0.9 }],
  report,
});

const right = readReasons(
  ETHANOL,
  answered('OCC', [
    point('facts', ['formula-saturated']),
    point('against', ['nothing-against']),
    point('open', ['ion-unexplained', 'ion-unexplained'], 'MS'),
  ]),
  'small',
);
const wrong = readReasons(
  ETHANOL,
  answered('COC', [point('against', ['carbon-count-more'])]),
  'small',
);

test('what says nothing is no objection, and a code counts once a report', () => {
  expect(right).toEqual({
    id: 'a',
    set: 'small',
    right: true,
    stated: true,
    objections: [],
    open: ['MS ion-unexplained'],
  });
  expect(wrong).toMatchObject({ right: false, objections: ['carbon-count-more'], open: [] });
});

test('right and wrong answers are counted apart', () => {
  expect(countReasons([right, wrong]).rows).toEqual([
    { name: 'right answers, small', values: [1, 0, 1, 1, 0] },
    { name: 'right answers, all', values: [1, 0, 1, 1, 0] },
    { name: 'wrong answers, small', values: [1, 1, 0, 1, 1] },
    { name: 'wrong answers, all', values: [1, 1, 0, 1, 1] },
  ]);
  expect(countKinds([right, wrong, wrong], 'objections')).toEqual([['carbon-count-more', 2]]);
});
