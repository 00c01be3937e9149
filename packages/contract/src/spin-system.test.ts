import { expect, test } from 'vitest';
import { spinSystemSchema } from './spin-system.ts';

const DIETHYL_ETHER = {
  groups: [
    [3.48, 2, [1, 3], 2],
    [1.2, 3, [0, 4], 2],
  ],
  couplings: [[0, 1, 7]],
};

test('a spin system is taken as it is', () =>
  expect(spinSystemSchema.parse(DIETHYL_ETHER)).toEqual(DIETHYL_ETHER));

test.each([
  ['a coupling with a group that is not there', { ...DIETHYL_ETHER, couplings: [[0, 2, 7]] }],
  ['a group that couples with itself', { ...DIETHYL_ETHER, couplings: [[1, 1, 7]] }],
  [
    'more fields in a group than there are',
    {
      ...DIETHYL_ETHER,
      groups: [
        [3.48, 2, [1], 2, 1, 1],
        [1.2, 3, [0]],
      ],
    },
  ],
  [
    'a shift that is no number',
    {
      ...DIETHYL_ETHER,
      groups: [
        ['3.48', 2, [1]],
        [1.2, 3, [0]],
      ],
    },
  ],
  [
    'more groups than any molecule has',
    { groups: Array.from({ length: 121 }, () => [1, 1, [0]]), couplings: [] },
  ],
])('%s is refused', (_what, spins) =>
  expect(spinSystemSchema.safeParse(spins).success).toBe(false),
);
