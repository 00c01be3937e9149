import { expect, test } from 'vitest';
import { guideHeading, guideName } from './guide-name.ts';

const acetone = { name: 'acetone', named: true };

test.each([
  [{ query: 'Acetone', isomers: [acetone] }, 'acetone', 'Acetone'],
  [{ query: 'CC(C)=O', isomers: [acetone] }, 'acetone', 'CC(C)=O (acetone)'],
  [{ query: 'C3H6O', isomers: [{ ...acetone, named: false }] }, 'C3H6O', 'C3H6O'],
  [{ query: 'C1CC1', isomers: [{ name: null, named: true }] }, 'C1CC1', 'C1CC1'],
])('%j', (guide, name, heading) => {
  expect([guideName(guide), guideHeading(guide)]).toEqual([name, heading]);
});
