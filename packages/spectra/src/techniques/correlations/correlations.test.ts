import { describe, expect, test } from 'vitest';
import { readNotation } from '../../notation/read-notation.ts';
import { writeNotation } from '../../notation/write-notation.ts';
import * as typed from '../../testing/typed-block.ts';

const read = (text: string) => {
  const result = readNotation(text);
  if (!result.ok) throw new Error(`${text}: ${JSON.stringify(result.error)}`);
  return result.spectrum;
};

describe('lists as papers and theses print them', () => {
  test.each([
    ['HSQC (500 MHz, CDCl3) (δH/δC): 7.26/128.5, 3.81/55.3'],
    ['1H–13C HSQC NMR (500 MHz, CDCl3) δ 7.26/128.5; 3.81/55.3'],
    ['HSQC (500 MHz, CDCl3): δ 128.5/7.26, 55.3/3.81'],
  ])('anisole, HSQC: %s', (text) =>
    expect(read(text)).toEqual({
      type: 'HSQC',
      metadata: { frequency_mhz: 500, solvent: 'CDCl3' },
      peaks: [
        { delta_h_ppm: 7.26, delta_c_ppm: 128.5 },
        { delta_h_ppm: 3.81, delta_c_ppm: 55.3 },
      ],
    }),
  );

  test('signs of an edited HSQC, and kinds of carbon', () =>
    expect(read('edited HSQC 4.12/60.4 (-), 2.05/21.0 (+), 1.26/14.2 (CH3)')).toEqual({
      type: 'HSQC',
      metadata: { edited: true },
      peaks: [
        { delta_h_ppm: 4.12, delta_c_ppm: 60.4, phase: '-' },
        { delta_h_ppm: 2.05, delta_c_ppm: 21, phase: '+' },
        { delta_h_ppm: 1.26, delta_c_ppm: 14.2, phase: '+' },
      ],
    }));

  test.each([
    ['HMBC 3.84 → 159.6, 128.1; 7.26 → 157.0'],
    ['HMBC: 3.84 → 159.6, 128.1, 7.26 → 157.0'],
    ['HMBC (δH → δC) 3.84→159.6, 3.84→128.1, 7.26→157.0'],
    ['HMBC 3.84/159.6, 3.84/128.1, 7.26/157.0'],
  ])('one hydrogen with several carbons: %s', (text) =>
    expect(read(text)).toEqual({
      type: 'HMBC',
      peaks: [
        { delta_h_ppm: 3.84, delta_c_ppm: 159.6 },
        { delta_h_ppm: 3.84, delta_c_ppm: 128.1 },
        { delta_h_ppm: 7.26, delta_c_ppm: 157 },
      ],
    }),
  );

  test('COSY and ROESY', () => {
    expect(read('1H-1H COSY 4.12/1.26')).toEqual({
      type: 'COSY',
      peaks: [{ delta_a_ppm: 4.12, delta_b_ppm: 1.26 }],
    });
    expect(read('ROESY 3.81 ↔ 6.90 (strong), 7.26 ↔ 6.90 (w)')).toEqual({
      type: 'NOESY',
      metadata: { experiment: 'ROESY' },
      peaks: [
        { delta_a_ppm: 3.81, delta_b_ppm: 6.9, intensity: 's' },
        { delta_a_ppm: 7.26, delta_b_ppm: 6.9, intensity: 'w' },
      ],
    });
  });

  test('an error points at the word', () =>
    expect(readNotation('HMBC 3.84 → 159.6, about 128.1')).toMatchObject({
      ok: false,
      error: { at: 19, found: 'about' },
    }));

  test.each([
    ['HSQC (500 MHz, CDCl3) 7.26/128.5 (+), 3.81/55.3 (-)'],
    ['HMBC 3.84/159.6 (w), 7.26/157'],
    ['COSY 4.12/1.26'],
  ])('written and read again: %s', (text) =>
    expect(read(writeNotation(read(text)))).toEqual(read(text)),
  );

  test.each([['→'], ['1/'], ['1, '], ['(+'], ['1 → 2, ']])(
    '100,000 characters of %j are read in one go: backtracking would run into the time-out',
    (unit) =>
      expect(readNotation(`HMBC ${unit.repeat(1e5 / unit.length)}`, 'HMBC')).toHaveProperty('ok'),
  );
});

test('what is warned of', () =>
  expect(typed.warningsOf('HSQC')).toEqual([
    'pair_phase',
    'pair_proton_range',
    'pair_carbon_range',
    'pair_phase',
  ]));
