import type { Isomer } from '@elucida/contract/isomers';
import type { Language } from '@elucida/contract/languages';
import { expect, test } from 'vitest';
import { readPdf } from './testing/read-pdf.ts';
import { writeGuidePdf } from './write-guide-pdf.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const isomer = (changes: Partial<Isomer> = {}): Isomer => ({
  name: 'Acetone',
  aka: ['propan-2-one'],
  h1nmr: ['2.17 (s, 6H, CH3)'],
  c13nmr: ['206.7 (C)', '30.9 (CH3)'],
  ir: ['1740–1705 (s): C=O stretch'],
  diagnostics: ['One proton signal only.'],
  rank: 1,
  smiles: 'CC(C)=O',
  systematic_name: 'propan-2-one',
  known: true,
  named: true,
  signals: { H1NMR: [], C13NMR: [], IR: [] },
  ...changes,
});
const print = (isomers: Isomer[], lang: Language = 'en') =>
  writeGuidePdf({
    guide: { query: 'acetone', note: 'Nine isomers.', formula: 'C3H6O', isomers },
    lang,
    now: NOW,
    timeZone: 'UTC',
  });

test('names, spectra and diagnostics are next to each drawing', async () => {
  const { text, title, alts, roles, tagged } = await readPdf(
    await print([
      isomer(),
      isomer({ rank: 2, name: null, aka: [], smiles: 'CCC=O', named: false, diagnostics: [] }),
    ]),
  );
  expect(title).toBe('Isomers of acetone');
  for (const part of [
    '1. Acetone',
    'propan-2-one',
    '¹H NMR: 2.17 (s, 6H, CH3)',
    '206.7 (C); 30.9 (CH3)',
    'C=O stretch',
    'Diagnostics: One proton signal only.',
    'the molecule you named · known compound',
    '2. CCC=O',
    'C₃H₆O',
    'Nine isomers.',
    'November 21, 2026',
  ])
    expect(text).toContain(part);
  expect(alts).toEqual([
    'Structure of Acetone, SMILES CC(C)=O',
    'Structure of CCC=O, SMILES CCC=O',
  ]);
  expect([tagged, roles.filter((role) => role === 'LI').length, roles.includes('H1')]).toEqual([
    true,
    2,
    true,
  ]);
});

test.each([
  [
    'es',
    'Isómeros: acetone',
    '21 de noviembre de 2026',
    '2,17 (s, 6H, CH3)',
    '206,7 (C); 30,9 (CH3)',
  ],
  ['eu', 'Isomeroak: acetone', '2026ko azaroaren 21'],
] as const)('in %s', async (lang, ...parts) => {
  const { text, language } = await readPdf(await print([isomer()], lang));
  expect(language).toBe(lang);
  for (const part of parts) expect(text).toContain(part);
});

test('asked for as a SMILES, the title has the name too; sentences in a list drop their periods', async () => {
  const guide = {
    query: 'CC(C)=O',
    note: '',
    formula: 'C3H6O',
    isomers: [isomer({ diagnostics: ['Two signals.', 'One band.'] })],
  };
  const { text, title } = await readPdf(
    await writeGuidePdf({ guide, lang: 'en', now: NOW, timeZone: 'UTC' }),
  );
  expect(title).toBe('Isomers of CC(C)=O (Acetone)');
  expect(text).toContain('Two signals; One band.');
});

test('fifty isomers run over pages that are counted; the same guide gives the same bytes', async () => {
  const many = Array.from({ length: 50 }, (_, index) => isomer({ rank: index + 1 }));
  const { pages } = await readPdf(await print(many));
  expect(pages.length).toBeGreaterThan(4);
  pages.forEach((page, index) => expect(page).toContain(`Page ${index + 1}/${pages.length}`));
  expect(await print(many)).toEqual(await print(many));
});
