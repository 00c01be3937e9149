import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPeaks } from '../../manual-payload/peak-checks.ts';
import * as typed from '../../testing/typed-block.ts';

test('a spectrum begins without conditions', () =>
  expect(typed.defaultsOf('UVVIS')).toBeUndefined());

test('what is warned of', () =>
  expect(typed.warningsOf('UVVIS')).toEqual(['uvvis_lambda_minimum']));

test('wavelengths from 180 nm', () =>
  expect(
    checkPeaks({ type: 'UVVIS', peaks: [{ lambda_max_nm: 180 }, { lambda_max_nm: 179.9 }] }),
  ).toEqual([{ code: 'uvvis_lambda_minimum', row: 2, field: 'lambda_max_nm' }]));

test('any block written and typed again is the same block', () =>
  typed.expectReadAsWritten(
    'UVVIS',
    fc.record({
      lambda_max_nm: typed.printed(900, 1),
      epsilon_M_1cm_1: typed.optional(fc.integer({ min: 1, max: 90_000 }).map(String)),
      note: typed.optional(fc.constantFrom('sh', 'π→π*')),
    }),
  ));
