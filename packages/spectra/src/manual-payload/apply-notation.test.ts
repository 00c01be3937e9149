import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SPECTRUM_TYPES } from '../spectrum.ts';
import { applied, typedBlock as block } from '../testing/typed-block.ts';
import { applyNotation, notationOfBlock } from './apply-notation.ts';
import { emptyRow, newBlock, type Cells } from './draft.ts';

/** Ethyl acetate in CDCl3. */
const ETHYL_ACETATE = block('H1NMR', [
  { delta_ppm: '4.12', int: '2', mult: 'q', j_hz: '7.1' },
  { delta_ppm: '2.05', int: '3', mult: 's' },
  { delta_ppm: '1.26', int: '3', mult: 't', j_hz: '7.1' },
]);

describe('the text of ethyl acetate', () => {
  const text = notationOfBlock(ETHYL_ACETATE);
  test('is what a journal prints', () =>
    expect(text).toBe(
      '1H NMR (400 MHz, CDCl3) δ 4.12 (q, J = 7.1 Hz, 2H), 2.05 (s, 3H), 1.26 (t, J = 7.1 Hz, 3H)',
    ));
  test('edits one peak', () =>
    expect(applied(ETHYL_ACETATE, text.replace('2.05 (s', '2.08 (br. s')).peaks[1]).toMatchObject({
      delta_ppm: '2.08',
      mult: 'br-s',
      int: '3',
    }));
  test('takes a peak away', () =>
    expect(applied(ETHYL_ACETATE, text.replace('2.05 (s, 3H), ', '')).peaks).toHaveLength(2));
  test('changes the conditions, and empties those it drops', () => {
    const changed = applied(ETHYL_ACETATE, text.replace('400 MHz, CDCl3', '600 MHz, 298 K'));
    expect(changed.metadata).toEqual({ frequency_mhz: '600', solvent: '', temperature_c: '24.85' });
  });
  test('without conditions leaves them as they are', () =>
    expect(applied(ETHYL_ACETATE, '4.12 (q, 2H)').metadata).toEqual(ETHYL_ACETATE.metadata));
  test('emptied, leaves one empty row', () =>
    expect(applied(ETHYL_ACETATE, ' ').peaks).toEqual([emptyRow('H1NMR')]));
});

test.each([
  [
    '1H-NMR (400 MHz, CDCl3): δ 4.12 (q, J1 = 7.1, J2 = 1.5 Hz, 2 H)',
    { delta_ppm: '4.12', int: '2', mult: 'q', j_hz: '7.1; 1.5' },
  ],
  ['δ 4.12 (sept., 1 H)', { delta_ppm: '4.12', int: '1', mult: 'sept' }],
  ['4,12 (br. s, 1H, OH)', { delta_ppm: '4.12', int: '1', mult: 'br-s', assignment: 'OH' }],
])('%s', (text, row) =>
  expect(applied(block('H1NMR', []), text).peaks).toEqual([{ ...emptyRow('H1NMR'), ...row }]),
);

test('rows without a position stay, behind the listed ones', () => {
  const rows: Cells[] = [
    { assignment: 'CH2?' },
    { delta_ppm: '60.4' },
    { delta_ppm: '-', assignment: 'typing' },
  ];
  expect(
    applied(block('C13NMR', rows), '170.9, 60.4').peaks.map(
      ({ delta_ppm, assignment }) => `${delta_ppm}|${assignment}`,
    ),
  ).toEqual(['170.9|', '60.4|', '|CH2?', '-|typing']);
});

test('what a listing cannot say of the metadata stays', () => {
  const odd = block('MS', [{ m_z: '91' }], { mode: 'positive' });
  expect(applied(odd, 'MS (ESI) m/z 91, 65').metadata).toEqual({
    ionization: 'ESI',
    mode: 'positive',
  });
});

test('an error points at the token, another technique is named', () => {
  const text = '1H NMR (CDCl3) δ 7.26 (xq, 2H)';
  expect(applyNotation(ETHYL_ACETATE, text)).toEqual({
    ok: false,
    error: { code: 'unknown_multiplicity', at: text.indexOf('xq'), length: 2, found: 'xq' },
  });
  expect(applyNotation(ETHYL_ACETATE, '13C NMR (CDCl3) δ 170.1')).toMatchObject({
    ok: false,
    error: { code: 'other_technique', type: 'C13NMR', at: 0, length: 3 },
  });
});

test('any text is applied or refused at a place inside it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SPECTRUM_TYPES), fc.string(), (type, text) => {
      const result = applyNotation(newBlock(type, 'block-1'), text);
      if (!result.ok) expect(result.error.at).toBeLessThanOrEqual(text.length);
      else expect(result.block.peaks.length).toBeGreaterThan(0);
    }),
  );
});
