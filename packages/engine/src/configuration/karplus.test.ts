import { expect, test } from 'vitest';
import { allylicCoupling, groupExcess, saturatedCoupling, type Substituent } from './karplus.ts';

const CARBON = groupExcess(6, []),
  OXYGEN = groupExcess(8, []);
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const on = (excess: number, side: 1 | -1): Substituent => ({ excess, side });

test('cyclohexanol at −80 °C: the carbinol hydrogen 11 Hz to axial and 4 Hz to equatorial hydrogens (Günther)', () => {
  // H1 axial: O at the equatorial place, a ring carbon at the other; at C2 a ring carbon alone.
  const axial = saturatedCoupling(radians(180), [on(OXYGEN, 1), on(CARBON, -1), on(CARBON, -1)]);
  expect(axial).toBeGreaterThan(10);
  expect(axial).toBeLessThan(12.5);
  const equatorial = saturatedCoupling(radians(60), [on(OXYGEN, 1), on(CARBON, -1), on(CARBON, 1)]);
  expect(equatorial).toBeGreaterThan(3);
  expect(equatorial).toBeLessThan(6);
});

test('oxygen opposite to the other hydrogen makes a gauche constant smaller', () => {
  const opposite = saturatedCoupling(radians(-60), [on(OXYGEN, 1)]);
  const gauche = saturatedCoupling(radians(60), [on(OXYGEN, 1)]);
  expect(gauche - opposite).toBeGreaterThan(1.5);
});

test('without substituents it is 13.70 cos² − 0.73 cos', () => {
  expect(saturatedCoupling(0, [])).toBeCloseTo(12.97, 2);
  expect(saturatedCoupling(Math.PI, [])).toBeCloseTo(14.43, 2);
  expect(saturatedCoupling(Math.PI / 2, [])).toBeCloseTo(0, 2);
});

test('a group that bears oxygen itself counts less: methoxy against hydroxyl', () => {
  expect(groupExcess(8, [6])).toBeLessThan(groupExcess(8, []));
});

test('next to C=C it is 11.6 Hz at most (Garbisch)', () => {
  expect(allylicCoupling(Math.PI)).toBeCloseTo(11.6, 5);
  expect(allylicCoupling(0)).toBeCloseTo(6.6, 5);
  expect(allylicCoupling(Math.PI / 2)).toBeCloseTo(2.6, 5);
});
