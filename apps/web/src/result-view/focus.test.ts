import type { CandidateItem } from '@elucida/contract/analysis';
import { expect, test } from 'vitest';
import { focusAtom, focusPeak } from './focus.ts';

const candidate: CandidateItem = {
  rank: 1,
  name: 'p-xylene',
  smiles: 'Cc1ccc(C)cc1',
  confidence: 0.9,
  proposed_by: [],
  evidence: [
    { technique: 'H1NMR', atoms: [0, 5], observed: 2.3, verdict: 'for', peak: 1 },
    { technique: 'C13NMR', atoms: [0, 5], observed: 20.9, verdict: 'for', peak: 2 },
    { technique: 'C13NMR', atoms: [2, 3, 6, 7], observed: 129, verdict: 'for', peak: 1 },
    { technique: 'IR', atoms: [1, 4], observed: 795, verdict: 'for', peak: 0 },
  ],
};
const spectra = [
  { type: 'H1NMR' },
  { type: 'C13NMR' },
  { type: 'IR' },
  { type: 'C13NMR' },
] as const;

test('a peak lights the equivalent atoms it is assigned to', () => {
  expect(focusPeak(candidate, spectra, { spectrum: 1, peak: 1 })).toEqual({
    atoms: [2, 3, 6, 7],
    spectrum: 1,
    peak: 1,
  });
});

test('a second spectrum of a technique was not judged: its peaks have no atoms', () => {
  expect(focusPeak(candidate, spectra, { spectrum: 3, peak: 1 })).toEqual({
    atoms: [],
    spectrum: 3,
    peak: 1,
  });
});

test('an atom goes to its signal in the open spectrum, else to where it has one', () => {
  expect(focusAtom(candidate, spectra, { atom: 5, open: 1 })).toEqual({
    atoms: [0, 5],
    spectrum: 1,
    peak: 2,
  });
  expect(focusAtom(candidate, spectra, { atom: 5, open: 2 })).toEqual({
    atoms: [0, 5],
    spectrum: 0,
    peak: 1,
  });
  expect(focusAtom(candidate, spectra, { atom: 1, open: 0 })).toEqual({
    atoms: [1],
    spectrum: 2,
    peak: 0,
  });
});

test('an atom without a signal is lit alone', () =>
  expect(focusAtom(candidate, [{ type: 'MS' }], { atom: 4, open: 0 })).toEqual({
    atoms: [4],
    spectrum: null,
    peak: null,
  }));
