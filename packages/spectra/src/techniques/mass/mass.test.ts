import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPeaks } from '../../manual-payload/peak-checks.ts';
import * as typed from '../../testing/typed-block.ts';

test('a spectrum begins as one of positive ions by EI', () =>
  expect(typed.defaultsOf('MS')).toEqual({ ionization: 'EI', mode: 'pos' }));

test('what is warned of', () =>
  expect(typed.warningsOf('MS')).toEqual([
    'ms_ionization',
    'ms_mode',
    'ms_m_z_positive',
    'ms_rel_int_range',
  ]));

test('ionizations, modes, masses above 0 and intensities up to 100 %', () =>
  expect(
    checkPeaks({
      type: 'MS',
      metadata: { ionization: 'CI', mode: 'positive' },
      peaks: [
        { m_z: 0, rel_int: 101 },
        { m_z: 91, rel_int: 100 },
      ],
    }),
  ).toEqual([
    { code: 'ms_ionization', field: 'ionization' },
    { code: 'ms_mode', field: 'mode' },
    { code: 'ms_m_z_positive', row: 1, field: 'm_z' },
    { code: 'ms_rel_int_range', row: 1, field: 'rel_int' },
  ]));

test('nothing filled, nothing warned of', () =>
  expect(
    checkPeaks({
      type: 'MS',
      metadata: { ionization: '', mode: ' ' },
      peaks: [{ m_z: '', rel_int: undefined }, {}],
    }),
  ).toEqual([]));

test('any block written and typed again is the same block', () =>
  typed.expectReadAsWritten(
    'MS',
    fc.record({
      m_z: typed.printed(900, 3),
      rel_int: typed.optional(typed.printed(100, 1)),
      assignment: typed.optional(fc.constantFrom('M+', 'C7H7')),
    }),
  ));
