import type { Spectrum } from '@elucida/spectra/spectrum';
import { expect, expectTypeOf, test } from 'vitest';
import { manualPayloadSchema } from './manual-payload.ts';

const payload = (spectra: string, metadata = '{"molecular_formula": " C4H8O2 "}') =>
  JSON.parse(`{"metadata": ${metadata}, "spectra": ${spectra}}`) as unknown;

test('the example of the contract passes whole, with its defaults', () => {
  const parsed = manualPayloadSchema.parse(
    payload(
      '[{"type":"H1NMR","metadata":{"frequency_mhz":400,"solvent":"CDCl3"},' +
        '"peaks":[{"delta_ppm":4.12,"int":2,"mult":"q","j_hz":[7.1],"assignment":"CH2"}]}]',
    ),
  );
  expect(parsed).toEqual({
    metadata: { molecular_formula: 'C4H8O2', title: '', comments: '', units_policy: 'strict' },
    spectra: [
      {
        type: 'H1NMR',
        metadata: { frequency_mhz: 400, solvent: 'CDCl3' },
        peaks: [{ delta_ppm: 4.12, int: 2, mult: 'q', j_hz: [7.1], assignment: 'CH2' }],
      },
    ],
    structures: [],
    fragments: { present: [], absent: [] },
    lang: 'en',
    include_raw: false,
    models: true,
    polish: false,
  });
  expectTypeOf(parsed.spectra).toExtend<Spectrum[]>();
});

test('multiplicities as people write them become their codes', () => {
  const { spectra } = manualPayloadSchema.parse(
    payload(
      '[{"type":"H1NMR","peaks":[{"delta_ppm":3.65,"mult":"br s"},{"delta_ppm":7.4,"mult":"app. t"},' +
        '{"delta_ppm":6.9,"mult":"dd"},{"delta_ppm":1.2}]}]',
    ),
  );
  expect(spectra[0].peaks).toEqual([
    { delta_ppm: 3.65, mult: 'br-s' },
    { delta_ppm: 7.4, mult: 't' },
    { delta_ppm: 6.9, mult: 'dd' },
    { delta_ppm: 1.2 },
  ]);
});

test('empty rows of the grid are left out, and shifts outside the usual ranges are kept', () => {
  const { spectra } = manualPayloadSchema.parse(
    payload(
      '[{"type":"C13NMR","peaks":[{},{"delta_ppm":-5.2},{"assignment":"?"},{"delta_ppm":231.4}]}]',
    ),
  );
  expect(spectra[0].peaks).toEqual([{ delta_ppm: -5.2 }, { delta_ppm: 231.4 }]);
});

test.each([
  ['an unknown spectrum type', payload('[{"type":"EPR","peaks":[]}]'), ['spectra', 0, 'type']],
  [
    'a number beyond the finite',
    payload('[{"type":"MS","peaks":[{"m_z":1e309}]}]'),
    ['spectra', 0, 'peaks', 0, 'm_z'],
  ],
  [
    'a number as text',
    payload('[{"type":"IR","peaks":[{"wavenumber_cm1":"1715"}]}]'),
    ['spectra', 0, 'peaks', 0, 'wavenumber_cm1'],
  ],
  [
    'an unknown units policy',
    payload('[]', '{"molecular_formula":"CH4","units_policy":"loose"}'),
    ['metadata', 'units_policy'],
  ],
  [
    'an empty formula',
    payload('[]', '{"molecular_formula":"  "}'),
    ['metadata', 'molecular_formula'],
  ],
  [
    'too many spectra',
    payload(JSON.stringify(Array.from({ length: 21 }, () => ({ type: 'IR', peaks: [] })))),
    ['spectra'],
  ],
])('%s is refused at its place', (_what, body, path) => {
  const result = manualPayloadSchema.safeParse(body);
  expect(result.error?.issues.map((issue) => issue.path)).toEqual([path]);
});
