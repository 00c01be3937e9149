import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IR_INTENSITIES } from '../../chemistry/band-strengths.ts';
import { checkPeaks } from '../../manual-payload/peak-checks.ts';
import * as typed from '../../testing/typed-block.ts';

test('a spectrum begins as one by ATR', () =>
  expect(typed.defaultsOf('IR')).toEqual({ phase: 'ATR' }));

test('what is warned of', () =>
  expect(typed.warningsOf('IR')).toEqual(['ir_wavenumber_range', 'ir_intensity']));

test('wavenumbers from 400 to 4000 cm⁻¹, and strengths as they are abbreviated', () =>
  expect(
    checkPeaks({
      type: 'IR',
      peaks: [
        { wavenumber_cm1: 400, intensity: 'br' },
        { wavenumber_cm1: 399, intensity: 'vs' },
        { wavenumber_cm1: 4000.5 },
      ],
    }),
  ).toEqual([
    { code: 'ir_wavenumber_range', row: 2, field: 'wavenumber_cm1' },
    { code: 'ir_intensity', row: 2, field: 'intensity' },
    { code: 'ir_wavenumber_range', row: 3, field: 'wavenumber_cm1' },
  ]));

test('any block written and typed again is the same block', () =>
  typed.expectReadAsWritten(
    'IR',
    fc.record({
      wavenumber_cm1: typed.printed(4000, 1),
      intensity: typed.optional(fc.constantFrom(...IR_INTENSITIES)),
      assignment: typed.optional(fc.constantFrom('C=O', 'O–H')),
    }),
  ));
