import { expect, test } from 'vitest';
import { IMPURITIES, IMPURITY_COLUMNS, IMPURITY_IDS } from './impurities.ts';

test(
  'every impurity is in the table once, with a value or null in each solvent and ' +
    'shifts within the range of its nucleus',
  () => {
    expect(IMPURITIES.map(({ id }) => id)).toEqual([...IMPURITY_IDS]);
    for (const { id, h1, c13 } of IMPURITIES) {
      for (const { ppm } of [...h1, ...c13]) expect(ppm, id).toHaveLength(IMPURITY_COLUMNS.length);
      for (const value of h1.flatMap(({ ppm }) => ppm))
        expect(value ?? 1, id).toSatisfy((ppm: number) => ppm >= 0 && ppm < 9);
      for (const value of c13.flatMap(({ ppm }) => ppm))
        expect(value ?? 1, id).toSatisfy((ppm: number) => ppm >= 0 && ppm < 220);
    }
  },
);

test('a shift of one hydrogen moves little from solvent to solvent, benzene and water aside', () => {
  const columns = [0, 1, 2, 4, 5];
  for (const { id, h1 } of IMPURITIES) {
    if (id === 'chloroform' || id === 'ethylene-glycol') continue;
    for (const { ppm } of h1) {
      const values = columns.flatMap((column) => ppm[column] ?? []);
      expect(Math.max(...values) - Math.min(...values), `${id} ${ppm.join(' ')}`).toBeLessThan(0.5);
    }
  }
});
