import { expect, test } from 'vitest';
import { checkPeaks } from './peak-checks.ts';
import { PEAK_CHECK_CODES } from '../techniques/field-rule.ts';

test.each([
  [
    '¹H shift at the ends',
    { type: 'H1NMR', peaks: [{ delta_ppm: 0 }, { delta_ppm: 12 }, { delta_ppm: '7,26' }] },
    [],
  ],
  [
    '¹H shift of an acid proton',
    { type: 'H1NMR', peaks: [{ delta_ppm: 7.26 }, { delta_ppm: '12.1' }] },
    [{ code: 'h1_delta_range', row: 2, field: 'delta_ppm' }],
  ],
  [
    '¹H shift below TMS',
    { type: 'H1NMR', peaks: [{ delta_ppm: -0.1 }] },
    [{ code: 'h1_delta_range', row: 1, field: 'delta_ppm' }],
  ],
  [
    'integral of nothing',
    { type: 'H1NMR', peaks: [{ int: 0 }, { int: '-1' }, { int: '0.5' }] },
    [
      { code: 'h1_integral_positive', row: 1, field: 'int' },
      { code: 'h1_integral_positive', row: 2, field: 'int' },
    ],
  ],
  [
    'multiplicities',
    {
      type: 'H1NMR',
      peaks: [{ mult: 'br-s' }, { mult: 'dd' }, { mult: ' q ' }, { mult: 'quintet' }],
    },
    [{ code: 'h1_multiplicity', row: 4, field: 'mult' }],
  ],
  [
    '¹³C',
    { type: 'C13NMR', peaks: [{ delta_ppm: 220 }, { delta_ppm: 220.1 }] },
    [{ code: 'c13_delta_range', row: 2, field: 'delta_ppm' }],
  ],
  [
    'IR',
    {
      type: 'IR',
      peaks: [
        { wavenumber_cm1: 400, intensity: 'br' },
        { wavenumber_cm1: 399, intensity: 'vs' },
        { wavenumber_cm1: 4000.5 },
      ],
    },
    [
      { code: 'ir_wavenumber_range', row: 2, field: 'wavenumber_cm1' },
      { code: 'ir_intensity', row: 2, field: 'intensity' },
      { code: 'ir_wavenumber_range', row: 3, field: 'wavenumber_cm1' },
    ],
  ],
  [
    'UV-Vis',
    { type: 'UVVIS', peaks: [{ lambda_max_nm: 180 }, { lambda_max_nm: 179.9 }] },
    [{ code: 'uvvis_lambda_minimum', row: 2, field: 'lambda_max_nm' }],
  ],
  [
    'MS',
    {
      type: 'MS',
      metadata: { ionization: 'CI', mode: 'positive' },
      peaks: [
        { m_z: 0, rel_int: 101 },
        { m_z: 91, rel_int: 100 },
      ],
    },
    [
      { code: 'ms_ionization', field: 'ionization' },
      { code: 'ms_mode', field: 'mode' },
      { code: 'ms_m_z_positive', row: 1, field: 'm_z' },
      { code: 'ms_rel_int_range', row: 1, field: 'rel_int' },
    ],
  ],
  [
    'nothing filled',
    {
      type: 'MS',
      metadata: { ionization: '', mode: ' ' },
      peaks: [{ m_z: '', rel_int: undefined }, {}],
    },
    [],
  ],
  [
    'text that is no number',
    { type: 'C13NMR', peaks: [{ delta_ppm: '1.2.3' }] },
    [{ code: 'c13_delta_range', row: 1, field: 'delta_ppm' }],
  ],
] as const)('%s', (_name, block, expected) => expect(checkPeaks(block)).toEqual(expected));

test('eleven codes, one a message of the specification', () =>
  expect(new Set(PEAK_CHECK_CODES).size).toBe(11));
