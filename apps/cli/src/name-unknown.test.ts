import { expect, test } from 'vitest';
import { parseCase } from './case-file.ts';
import { UnknownFields } from './name-unknown.ts';

const line = (id: number, more: object) =>
  JSON.stringify({
    id,
    formula: 'C3H6O',
    answer: 'CC(C)=O',
    spectra: [{ type: 'C13NMR', ...more }],
  });

test('a field that nothing reads is named once, with its case, and counted', () => {
  const unknown = new UnknownFields();
  const peaks = [{ delta_ppm: 206.7, width: 2 }, { delta_ppm: 30.9 }];
  expect([
    unknown.ofCase(line(1, { peaks, solvent: 'CDCl3' })),
    unknown.ofCase(line(2, { peaks, scans: 64 })),
    unknown.ofCase('not json'),
    unknown.summary(),
  ]).toEqual([
    ['case 1: spectra.0.peaks.0.width is not known and not read'],
    ['case 2: spectra.0.scans is not known and not read'],
    [],
    ['spectra.peaks.width is in 2 cases and was not read'],
  ]);
});

test('the solvent next to metadata is the block’s', () =>
  expect(
    parseCase(line(1, { peaks: [{ delta_ppm: 206.7 }], solvent: 'CDCl3' })).spectra?.[0],
  ).toMatchObject({ metadata: { solvent: 'CDCl3' } }));
