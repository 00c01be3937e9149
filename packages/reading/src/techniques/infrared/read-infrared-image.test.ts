import { expect, test } from 'vitest';
import { reachesBelowMeasurement } from './read-infrared-image.ts';

test('a trace down to zero is computed, one down to 400 or to 200 cm⁻¹ (caesium iodide optics) may be measured', () => {
  expect(reachesBelowMeasurement([4000, 0])).toBe(true);
  expect(reachesBelowMeasurement([0, 4000])).toBe(true);
  expect(reachesBelowMeasurement([4000, 400])).toBe(false);
  expect(reachesBelowMeasurement([4000, 200])).toBe(false);
});
