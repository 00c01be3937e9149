import type { CandidateItem, EvidenceItem } from '@elucida/contract/analysis';
import { expect, test } from 'vitest';
import { expectedPlace, expectedRanges } from './expected-ranges.ts';

const band = (code: string, from: number, to: number): EvidenceItem => ({
  technique: 'IR',
  atoms: [],
  verdict: 'neutral',
  code,
  values: { from, to },
});

test('found and missing ranges are drawn once each; a foreign band is not a prediction', () => {
  const candidate: CandidateItem = {
    rank: 1,
    name: null,
    smiles: 'CC=O',
    confidence: 1,
    proposed_by: [],
    evidence: [
      band('ir-band-found', 1720, 1740),
      band('ir-band-missing', 2690, 2860),
      band('ir-band-missing', 1720, 1740),
      band('ir-band-foreign', 3200, 3600),
    ],
  };
  expect(expectedRanges(candidate)).toEqual([
    { from: 1720, to: 1740, found: true },
    { from: 2690, to: 2860, found: false },
  ]);
});

test('a band is joined to the middle of the range that its group gives; a foreign one to none', () => {
  const candidate = {
    evidence: [
      { ...band('ir-band-found', 1720, 1740), peak: 2 },
      { ...band('ir-band-foreign', 3200, 3600), peak: 0 },
    ],
  } as unknown as CandidateItem;
  expect(expectedPlace(candidate, 2)).toEqual({ partner: 1730 });
  expect(expectedPlace(candidate, 0)).toEqual({});
  expect(expectedPlace(undefined, 2)).toEqual({});
});
