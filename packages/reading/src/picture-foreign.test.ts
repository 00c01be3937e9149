import { expect, test } from 'vitest';
import { pictureForeign } from './picture-foreign.ts';

test('each line of chloroform-d1 with ether in it, by what it is assigned to', () => {
  const at = { x: 412.34, y: 80, value: 0 };
  expect(
    pictureForeign([
      { ...at, kind: 'solvent', solvent: 'CDCl3' },
      { ...at, kind: 'water', solvent: 'CDCl3' },
      { ...at, kind: 'impurity', impurity: 'tms' },
      { ...at, kind: 'impurity', impurity: 'diethyl-ether' },
      { ...at, kind: 'small' },
    ]),
  ).toEqual(
    ['CDCl3', 'water', 'tms', 'diethyl-ether', 'impurity'].map((of) => ({ at: [412.3, 80], of })),
  );
});
