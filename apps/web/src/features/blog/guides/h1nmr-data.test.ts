import { expect, test } from 'vitest';
import { ethanolLines } from './h1nmr-data.ts';

test('the multiplets of ethanol: eight lines, 7 Hz apart at 90 MHz, areas as the protons', () => {
  const lines = ethanolLines();
  expect(lines.map(({ signal }) => signal)).toEqual([
    ...Array<string>(4).fill('ch2'),
    'oh',
    ...Array<string>(3).fill('ch3'),
  ]);
  const area = (signal: string) =>
    lines
      .filter((line) => line.signal === signal)
      .reduce((sum, { height, breadth }) => sum + height * breadth, 0);
  expect(area('ch2') / area('oh')).toBeCloseTo(2);
  expect(area('ch3') / area('oh')).toBeCloseTo(3);
  expect((lines[0]!.x - lines[1]!.x) * 90).toBeCloseTo(7);
  expect((lines[0]!.x + lines[3]!.x) / 2).toBeCloseTo(3.72);
});
