import { expect, test } from 'vitest';
import { exchangeSignals } from './exchange-signals.ts';
import { emptyClasses } from './signal-classes.ts';

function exchanged(
  predicted: readonly (readonly [shift: number, sd: number])[],
  observed: readonly number[],
  signals: readonly number[],
): { signals: number[]; gained: number } {
  const classes = emptyClasses();
  classes.count = predicted.length;
  predicted.forEach(([shift, sd], i) => {
    classes.shift[i] = shift;
    classes.sd[i] = sd;
  });
  const signalOf = Int16Array.from(signals);
  const gained = exchangeSignals(classes, observed, { widen: 0.8, floor: -11 }, signalOf);
  return { signals: [...signalOf], gained };
}

test('C4 of a 2-alkenylthiophene, predicted well, takes the signal of C5, predicted badly', () => {
  const thiophene = [
    [126.3, 2],
    [128.3, 0.7],
    [128.9, 1.7],
  ] as const;
  const { signals, gained } = exchanged(thiophene, [123.85, 124.99, 127.24], [0, 1, 2]);
  expect(signals).toEqual([0, 2, 1]);
  expect(gained).toBeGreaterThan(1);
});

test('an assignment in order stays where all are predicted alike', () => {
  const toluene = [
    [125.3, 1],
    [128.2, 1],
    [129.0, 1],
  ] as const;
  expect(exchanged(toluene, [125.4, 128.3, 129.1], [0, 1, 2]).signals).toEqual([0, 1, 2]);
});

test('CH and CH2 of 3-chloro-5-methylglutarimide, both predicted too high, stay in order', () => {
  const ring = [
    [35.7, 1.56],
    [39.7, 1.75],
  ] as const;
  expect(exchanged(ring, [31.7, 34.9], [0, 1]).signals).toEqual([0, 1]);
});

test('carbons without a signal, and those under one signal, stay as they are', () => {
  const carbons = [
    [20, 1],
    [128.2, 1],
    [128.6, 1],
  ] as const;
  expect(exchanged(carbons, [128.4], [-1, 0, 0])).toEqual({ signals: [-1, 0, 0], gained: 0 });
});
