import { expect, test } from 'vitest';
import { signalPrediction } from './signal-prediction.ts';

test('a signal of one kind of atoms has its prediction', () =>
  expect(signalPrediction([{ predicted: 4.35, sd: 0.05, atoms: [1] }, { atoms: [1] }])).toEqual({
    predicted: 4.35,
    sd: 0.05,
  }));

test('two kinds in one signal have their mean, by atoms: the aromatic hydrogens of toluene', () => {
  const { predicted, sd } = signalPrediction([
    { predicted: 7.25, sd: 0.03, atoms: [2, 6] },
    { predicted: 7.15, sd: 0.06, atoms: [4] },
  ])!;
  expect(predicted).toBeCloseTo(7.217, 3);
  expect(sd).toBeCloseTo(0.0424, 3);
});

test('without a prediction there is none', () => {
  expect(signalPrediction([])).toBeUndefined();
  expect(signalPrediction([{ atoms: [3] }])).toBeUndefined();
});
