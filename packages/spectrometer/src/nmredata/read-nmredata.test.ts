import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readFiles } from '../read-files.ts';
import { readNmredata } from './read-nmredata.ts';

/** A record as programs write it: lines end with a backslash, remarks begin with a semicolon. */
const ETHYL_ACETATE = String.raw`ethyl acetate
  program

  6  5  0  0  0  0            999 V2000
M  END
>  <NMREDATA_VERSION>
1.1\

>  <NMREDATA_SOLVENT>
CDCl3\

>  <NMREDATA_ASSIGNMENT>
H2, 4.12, H2\
C2, 60.4, 2\
C1, 14.2, 1\
H1(C1), 1.26, H1\
C4, 171.1, 4\
H5, 2.05, H5\
C5, 21.0, 5\

>  <NMREDATA_1D_1H>
Larmor=400.13\
Pulseprogram=zg30 ;optional\
Spectrum_Location=file:x/10/pdata/1/\
4.10-4.14, S=q, N=2, L=H2, J=7.12(H1(C1)); a remark\
2.05, L=H5, S=s, E=3.02\
1.26, S=t, E=3.00, J=7.1(H2), L=H1(C1)\

>  <NMREDATA_1D_13C>
Larmor=100.61\
171.1, L=C4, I=2.1\
60.4, L=C2\
21.0, L=C5\
14.2, L=C1\

>  <NMREDATA_1D_13C#2>
Pulseprogram=dept135\
60.4, L=C2\

>  <NMREDATA_2D_1H_NJ_1H>
CorrType=COSY\
H2/H1(C1)\
H1(C1)/H2\

>  <NMREDATA_2D_13C_1J_1H>
CorrType=HSQC\
C2/H2\
C1/H1(C1)\
C5/2.05\

>  <NMREDATA_2D_13C_NJ_1H>
C4/H2\
C9/H2\

$$$$
`;

test('lists with their solvent and frequency, correlations by the labels of the assignment', () =>
  expect(readNmredata(ETHYL_ACETATE)).toEqual([
    {
      type: 'H1NMR',
      metadata: { frequency_mhz: 400.13, solvent: 'CDCl3' },
      peaks: [
        { delta_ppm: 4.12, int: 2, mult: 'q', j_hz: [7.12], assignment: 'H2' },
        { delta_ppm: 2.05, int: 3.02, mult: 's', assignment: 'H5' },
        { delta_ppm: 1.26, int: 3, mult: 't', j_hz: [7.1], assignment: 'H1(C1)' },
      ],
    },
    {
      type: 'C13NMR',
      metadata: { frequency_mhz: 100.61, solvent: 'CDCl3' },
      peaks: [
        { delta_ppm: 171.1, assignment: 'C4' },
        { delta_ppm: 60.4, assignment: 'C2' },
        { delta_ppm: 21, assignment: 'C5' },
        { delta_ppm: 14.2, assignment: 'C1' },
      ],
    },
    {
      type: 'HSQC',
      metadata: { solvent: 'CDCl3' },
      peaks: [
        { delta_h_ppm: 4.12, delta_c_ppm: 60.4 },
        { delta_h_ppm: 1.26, delta_c_ppm: 14.2 },
        { delta_h_ppm: 2.05, delta_c_ppm: 21 },
      ],
    },
    // A label that the assignment does not have is no peak.
    {
      type: 'HMBC',
      metadata: { solvent: 'CDCl3' },
      peaks: [{ delta_h_ppm: 4.12, delta_c_ppm: 171.1 }],
    },
    {
      type: 'COSY',
      metadata: { solvent: 'CDCl3' },
      peaks: [{ delta_a_ppm: 4.12, delta_b_ppm: 1.26 }],
    },
  ]));

const read = (files: Readonly<Record<string, string>>) => {
  const bytes = zipSync(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
  );
  return readFiles([{ path: 'sample.zip', size: bytes.length, bytes: () => bytes }]);
};

test('a record in an archive counts once; a second one of the same lists is named', () => {
  const { spectra, skipped } = read({
    'a/one.sdf': ETHYL_ACETATE,
    'a/two.nmredata.sdf': ETHYL_ACETATE,
    'a/structure.sdf': 'x\n\n\n  1  0\nM  END\n$$$$\n',
    '__MACOSX/a/._one.sdf': 'x',
  });
  expect(spectra.map(({ spectrum, picked }) => [spectrum.type, picked])).toEqual(
    ['H1NMR', 'C13NMR', 'HSQC', 'HMBC', 'COSY'].map((type) => [type, false]),
  );
  expect(skipped).toEqual([{ code: 'record_second', title: 'two.nmredata.sdf' }]);
});

test.each([
  ['no record', 'x'],
  ['tags without a value', '> <NMREDATA_1D_1H>\n> <NMREDATA_1D_13C>'],
  ['words for shifts', '> <NMREDATA_1D_1H>\nmany, S=s\\\n1e999, S=s\\\n,,,\\\n'],
  ['pairs without labels', '> <NMREDATA_2D_13C_NJ_1H>\n/\\\nA/B/C\\\n1/\\\n'],
])('%s: nothing, and no fault', (_name, text) => expect(readNmredata(text)).toEqual([]));

test('a hundred thousand characters without an end are read in one go', () => {
  for (const piece of ['(', '1.2-', ', S=', '\\', '> <NMREDATA_1D_1H>'])
    expect(
      Array.isArray(readNmredata(`> <NMREDATA_1D_1H>\n${piece.repeat(100_000 / piece.length)}`)),
    ).toBe(true);
});
