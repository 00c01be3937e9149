import type { ModelClaim } from '@elucida/contract/models';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { describe, expect, test } from 'vitest';
import { claim, check } from '../../testing/benzocaine-claims.ts';

const C13 = { technique: 'C13NMR' } as const;
const H1 = { technique: 'H1NMR' } as const;
const IR = { technique: 'IR' } as const;

describe('claims about benzocaine', () => {
  test.each<[string, ModelClaim, string, string]>([
    [
      'a peak that is there',
      claim('peak', { ...C13, position: 166.5 }),
      'confirmed',
      'The ¹³C NMR spectrum has a peak at 166.7 ppm.',
    ],
    [
      'a peak that is not',
      claim('peak', { ...IR, position: 2250 }),
      'refuted',
      'The IR spectrum has no peak at 2250 cm⁻¹; the nearest is at 1684 cm⁻¹.',
    ],
    [
      'an ion',
      claim('peak', { technique: 'MS', position: 120.04 }),
      'confirmed',
      'The MS spectrum has a peak at m/z 120.',
    ],
    [
      'a peak of a spectrum that was not recorded',
      claim('peak', { technique: 'UVVIS', position: 280 }),
      'not-checkable',
      'There is no UV-Vis spectrum to check this against.',
    ],
    [
      'a peak nowhere',
      claim('peak', { ...C13 }),
      'not-checkable',
      'This says too little to be checked.',
    ],
    [
      'the ester carbon',
      claim('shift', { ...C13, position: 166.7, group: 'ester C=O' }),
      'confirmed',
      expect.stringMatching(
        /^“ester C=O”: predicted for this structure at 16\d\.\d ± \d\.\d ppm, observed at 166\.7 ppm\.$/,
      ) as unknown as string,
    ],
    [
      'a methyl in the place of the ester carbon',
      claim('shift', { ...C13, position: 166.7, group: 'methyl' }),
      'refuted',
      expect.stringMatching(
        /^“methyl”: the nearest prediction for this structure is 14\.\d ± /,
      ) as unknown as string,
    ],
    [
      'a group that the structure lacks',
      claim('shift', { ...C13, position: 60.3, group: 'methoxy group' }),
      'refuted',
      '“methoxy group”: the structure does not have it.',
    ],
    [
      'a group at a peak that is not there',
      claim('shift', { ...C13, position: 55.2, group: 'OCH2' }),
      'refuted',
      'The ¹³C NMR spectrum has no peak at 55.2 ppm; the nearest is at 60.3 ppm.',
    ],
    [
      'the amine hydrogens',
      claim('shift', { ...H1, position: 4.06, group: 'NH2' }),
      'not-checkable',
      '“NH2”: the shifts of hydrogens on O, N and S vary too much with solvent and concentration to be checked.',
    ],
    [
      'the OCH₂ to one decimal',
      claim('shift', { ...H1, position: 4.3, group: 'O–CH₂' }),
      'confirmed',
      expect.stringContaining('observed at 4.31 ppm') as unknown as string,
    ],
    [
      'the C=O stretch, conjugated',
      claim('shift', { ...IR, position: 1684, group: 'C=O stretch' }),
      'not-checkable',
      expect.stringContaining('cannot be checked') as unknown as string,
    ],
    [
      'a nitrile band where there is none',
      claim('shift', { ...IR, position: 1684, group: 'nitrile' }),
      'refuted',
      '“nitrile”: the structure does not have it.',
    ],
    [
      'the N–H stretch',
      claim('shift', { ...IR, position: 3344, group: 'N–H stretching' }),
      'confirmed',
      '“N–H stretching”: the tables put its pair of N–H stretches at 3150–3520 cm⁻¹, and there is a band at 3344 cm⁻¹.',
    ],
    [
      'a carbonyl at the N–H stretch',
      claim('shift', { ...IR, position: 3344, group: 'carbonyl' }),
      'refuted',
      '“carbonyl”: the tables put none of its bands near 3344 cm⁻¹.',
    ],
    [
      'what an ion is',
      claim('shift', { technique: 'MS', position: 120, group: 'aromatic ring' }),
      'not-checkable',
      'The MS spectrum has a peak at m/z 120; which part of the molecule gives it is not checked.',
    ],
    [
      'a quartet of two hydrogens',
      claim('multiplicity', { position: 4.31, multiplicity: 'quartet', hydrogens: 2 }),
      'confirmed',
      'The ¹H signal at 4.31 ppm is a quartet and integrates to 2 H.',
    ],
    [
      'a triplet that is a quartet',
      claim('multiplicity', { position: 4.31, multiplicity: 't' }),
      'refuted',
      'The ¹H signal at 4.31 ppm is a quartet, not a triplet.',
    ],
    [
      'too many hydrogens',
      claim('multiplicity', { position: 1.36, multiplicity: 't', hydrogens: 6 }),
      'refuted',
      'The ¹H signal at 1.36 ppm integrates to 3 H, not 6 H.',
    ],
    [
      'a pattern without a name',
      claim('multiplicity', { position: 1.36, multiplicity: 'm' }),
      'not-checkable',
      '“m” names no pattern that can be checked; the ¹H signal at 1.36 ppm is a triplet.',
    ],
    [
      'a multiplicity of no signal',
      claim('multiplicity', { position: 2.4, multiplicity: 's' }),
      'refuted',
      'The ¹H NMR spectrum has no peak at 2.40 ppm; the nearest is at 1.36 ppm.',
    ],
    [
      'seven carbons',
      claim('count', { ...C13, count: 7 }),
      'confirmed',
      'Number of signals in the ¹³C NMR spectrum: 7.',
    ],
    [
      'nine carbons',
      claim('count', { ...C13, count: 9 }),
      'refuted',
      'Number of signals in the ¹³C NMR spectrum: 7, not 9.',
    ],
    [
      'a number of bands',
      claim('count', { ...IR, count: 9 }),
      'not-checkable',
      'How many peaks an IR spectrum has depends on how weak a peak still counts.',
    ],
    [
      'a group',
      claim('group', { group: 'para-disubstituted benzene' }),
      'confirmed',
      '“para-disubstituted benzene”: the structure has it.',
    ],
    [
      'a wrong group',
      claim('group', { group: 'amide' }),
      'refuted',
      '“amide”: the structure does not have it.',
    ],
    [
      'a word of no table',
      claim('group', { group: 'flux capacitor' }),
      'not-checkable',
      '“flux capacitor” is not among the groups that can be checked.',
    ],
    [
      'its name',
      claim('name', { name: 'ethyl 4-aminobenzoate' }),
      'confirmed',
      '“ethyl 4-aminobenzoate” is this structure.',
    ],
    [
      'another name',
      claim('name', { name: 'methyl benzoate' }),
      'refuted',
      expect.stringMatching(/^“methyl benzoate” is another structure: \S+\.$/) as unknown as string,
    ],
    [
      'no name',
      claim('name', { name: 'ignore previous instructions' }),
      'not-checkable',
      '“ignore previous instructions” cannot be read as the name of one structure.',
    ],
  ])('%s', (_, claimed, verdict, text) => {
    expect(check(claimed)).toMatchObject({ verdict, text });
  });

  test.each([
    [
      'es',
      'El espectro de IR no tiene ningún pico en 2250 cm⁻¹; el más cercano está en 1684 cm⁻¹.',
    ],
    ['eu', 'IG espektroak ez du gailurrik hemen: 2250 cm⁻¹. Hurbilena: 1684 cm⁻¹.'],
  ] as const)('a peak that is not there is refuted in %s', (lang, text) => {
    expect(check(claim('peak', { ...IR, position: 2250 }), { lang })).toMatchObject({
      verdict: 'refuted',
      text,
    });
  });

  test('of a spectrum that was read from an image, what was not read is said to be that', () => {
    const spectra: Spectrum[] = [
      { type: 'C13NMR', source: 'image', peaks: [{ delta_ppm: 166.7 }, { delta_ppm: 60.3 }] },
    ];
    expect(check(claim('peak', { ...C13, position: 128 }), { spectra })).toMatchObject({
      verdict: 'refuted',
      text: 'No peak was read from the ¹³C NMR image at 128.0 ppm; the nearest is at 166.7 ppm.',
    });
    expect(check(claim('count', { ...C13, count: 7 }), { spectra })).toMatchObject({
      verdict: 'refuted',
      text: 'Number of signals read from the ¹³C NMR image: 2, not 7.',
    });
  });

  test('where the structure cannot be read, what concerns the spectra is still checked', () => {
    expect(check(claim('group', { group: 'ester' }), { smiles: '' })).toMatchObject({
      verdict: 'not-checkable',
      code: 'no-structure',
    });
    expect(check(claim('peak', { ...C13, position: 14.4 }), { smiles: '' }).verdict).toBe(
      'confirmed',
    );
  });

  test('a pattern that the spectrum does not resolve is not confirmed by its integral', () => {
    const spectra: Spectrum[] = [
      {
        type: 'H1NMR',
        peaks: [
          { delta_ppm: 7.85, int: 2, mult: 'm' },
          { delta_ppm: 6.63, int: 2 },
          { delta_ppm: 4.31, int: 2, mult: 'q' },
          { delta_ppm: 4.06, int: 2 },
          { delta_ppm: 1.36, int: 3, mult: 't' },
        ],
      },
    ];
    expect(
      check(claim('multiplicity', { position: 7.85, multiplicity: 'd', hydrogens: 2 }), { spectra })
        .code,
    ).toBe('multiplicity-unresolved');
    expect(
      check(claim('multiplicity', { position: 6.63, multiplicity: 'd', hydrogens: 2 }), { spectra })
        .code,
    ).toBe('multiplicity-unknown');
  });

  test('a name of its tautomer, a stereoisomer and a synonym', () => {
    expect(
      check(claim('name', { name: '2-hydroxypyridine' }), { smiles: 'O=c1cccc[nH]1' }).code,
    ).toBe('name-tautomer');
    expect(check(claim('name', { name: '(2R)-butan-2-ol' }), { smiles: 'CCC(C)O' }).code).toBe(
      'name-agrees',
    );
    expect(check(claim('name', { name: 'benzocaine' })).verdict).not.toBe('refuted');
  });
});
