import { expect, test } from 'vitest';
import { secondSubstance } from './state-mixture.ts';

test.each([
  // Acetophenone with 0.6 of its alcohol, 1-phenylethanol.
  ['3:2 next to whole ones', [2, 1, 2, 3, 0.6, 1.8], [4, 5]],
  ['in units of two hydrogens', [3, 2, 1, 0.8, 1.2], [3, 4]],
  ['one substance', [3, 2, 5], undefined],
  ['one odd line is no second substance', [3, 2, 5, 0.6], undefined],
  ['areas as a spectrometer gives them', [2.7, 1.8, 5.4, 0.93], undefined],
  ['odd lines in no proportion', [3, 2, 5, 0.6, 0.83], undefined],
  ['without integrals', [3, undefined, 0.6], undefined],
] as const)('%s', (_, integrals, lines) => {
  expect(secondSubstance(integrals)?.lines).toEqual(lines);
});
