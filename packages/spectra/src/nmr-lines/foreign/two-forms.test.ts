import { expect, test } from 'vitest';
import { twoForms } from './two-forms.ts';

test.each([
  [
    'glucose in D2O, 36 % of the α anomer',
    [0.36, 0.64, 3, 2.36, 0.64],
    { hydrogens: 12, exchangeable: 6 },
    [0, 1, 3, 2, 1],
  ],
  [
    'xylose in D2O, four hydrogens of the α anomer and one of the β anomer under one signal',
    [0.37, 0.63, 0.63, 2.11, 0.37, 0.63, 0.63, 0.63],
    { hydrogens: 10, exchangeable: 5 },
    [0, 1, 1, 1, 0, 1, 1, 1],
  ],
  [
    'ethyl acetoacetate with 8 % of its enol',
    [0.08, 0.08, 2, 1.84, 2.76, 0.24, 3],
    { hydrogens: 10, exchangeable: 3 },
    [0, 0, 2, 2, 3, 0, 3],
  ],
  [
    'acetylacetone, its enol the major form',
    [0.8, 0.8, 0.4, 1.2, 4.8],
    { hydrogens: 8, exchangeable: 2 },
    [1, 1, 0, 0, 6],
  ],
])('%s', (_, integrals, limits, major) => {
  expect(twoForms(integrals, limits)?.major).toEqual(major);
});

test.each([
  ['ethyl acetate', [2, 3, 3], { hydrogens: 8, exchangeable: 2 }],
  ['ethyl acetate, areas', [0.67, 1, 1.01], { hydrogens: 8, exchangeable: 2 }],
  ['ethyl acetate with a line of CHCl3', [0.12, 2, 3, 3], { hydrogens: 8, exchangeable: 2 }],
  ['paracetamol with DMSO and water', [1, 1, 2, 2, 0.4, 0.7, 3], { hydrogens: 9, exchangeable: 3 }],
  ['three hydrogens', [1, 1, 1], { hydrogens: 3, exchangeable: 0 }],
  ['integrals off by a fifth', [0.85, 1.71, 2.43], { hydrogens: 6, exchangeable: 1 }],
  ['an integral lost', [0.36, 0.64, 3, undefined, 0.64], { hydrogens: 12, exchangeable: 6 }],
])('%s: one form', (_, integrals, limits) => {
  expect(twoForms(integrals, limits)).toBeUndefined();
});
