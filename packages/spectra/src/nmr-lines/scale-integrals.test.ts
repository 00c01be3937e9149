import { expect, test } from 'vitest';
import { scaleIntegrals } from './scale-integrals.ts';

test('six CH of inositol in D2O are six hydrogens, whose six OH are deuterated', () => {
  expect(
    scaleIntegrals([1, 2, 2, 1], { hydrogens: 12, exchangeable: 6, exchanged: true }).protons,
  ).toEqual([1, 2, 2, 1]);
  expect(scaleIntegrals([1, 2, 2, 1], { hydrogens: 12, exchangeable: 6 }).protons).toEqual([
    2, 4, 4, 2,
  ]);
});

test.each([
  ['ethanol as reported', [1, 2, 3], 6, 1, [1, 2, 3], 'given'],
  ['ethanol without its OH', [2, 3], 6, 1, [2, 3], 'given'],
  ['diethyl ether, ratio of a symmetric molecule', [2, 3], 10, 1, [4, 6], 'scaled'],
  ['ethyl acetate, areas of an instrument', [0.67, 1, 1.01], 8, 2, [2, 3, 3], 'scaled'],
  ['toluene, areas far above the formula', [50.3, 29.8], 8, 0, [5, 3], 'scaled'],
  ['no integrals', [undefined, undefined], 6, 1, [], 'absent'],
  ['one integral lost', [3, undefined], 6, 1, [3, 3], 'guessed'],
  [
    'p-cresol, the solvent not integrated',
    [undefined, 2, 2, 1, 3],
    8,
    1,
    [1, 2, 2, 1, 3],
    'guessed',
  ],
  [
    'ethyl acetate by areas, one line without',
    [0.67, 1, undefined, 1.01],
    8,
    2,
    [2, 3, 1, 3],
    'guessed',
  ],
] as const)('%s', (_, integrals, hydrogens, exchangeable, protons, from) => {
  expect(scaleIntegrals(integrals, { hydrogens, exchangeable })).toEqual({
    protons: [...protons],
    from,
  });
});
