import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { gatherInput, type Input } from './gather-input.ts';
import { InputError, readOptions, UsageError, type SingleOptions } from './options.ts';

const folder = mkdtempSync(join(tmpdir(), 'elucida-input-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
const gather = (...args: string[]): Input => {
  const { notes, ...input } = gatherInput(readOptions(args) as SingleOptions);
  return { ...input, notes: notes.map((note) => note.replace(`${folder}/`, '')) };
};

const peaks = [171.1, 60.4, 21, 14.2].map((delta_ppm) => ({ delta_ppm }));
const block = { type: 'C13NMR', peaks };
const payload = {
  metadata: { molecular_formula: 'C4H8O2', title: 'an ester', units_policy: 'strict' },
  spectra: [block],
  structures: ['CCOC(C)=O'],
};

test.each([
  ['a payload', payload],
  ['spectra alone', { spectra: [block] }],
  ['a bare list of blocks', [block]],
  ['the result of an analysis', { molecular_formula: 'C4H8O2', spectra: [block] }],
])('%s', (name, content) => {
  const path = file(`${name}.json`, content);
  expect(gather('--formula', 'CH3COOC2H5', '--peaks', path)).toMatchObject({
    formula: 'CH3COOC2H5',
    spectra: [block],
    notes: [],
  });
});

test('the formula of the peaks counts where the command line has none, and is overruled by it aloud', () => {
  const path = file('payload.json', payload);
  expect(gather('--peaks', path)).toMatchObject({ formula: 'C4H8O2', structures: ['CCOC(C)=O'] });
  expect(gather('--peaks', path, '--formula', 'C3H6O').notes).toEqual([
    'payload.json names C4H8O2; C3H6O is used, as the command line says',
  ]);
  expect(() => gather('--peaks', file('bare.json', [block]))).toThrow('--formula is missing');
});

test('conditions next to metadata are taken, and what nothing reads is named with its place', () => {
  const path = file('odd.json', {
    nucleus: '1H',
    metadata: { molecular_formula: 'C4H8O2', author: 'Ada' },
    spectra: [
      { ...block, solvent: 'CDCl3', frequency_mhz: 101, scans: 64 },
      {
        type: 'H1NMR',
        solvent: 'DMSO-d6',
        metadata: { solvent: 'CDCl3', probe: 'BBO' },
        peaks: [
          { delta_ppm: 4.12, multiplicity: 'q' },
          { delta_ppm: 2.04, multiplicity: 's', integral: 3 },
        ],
      },
    ],
  });
  const { spectra, notes } = gather('--peaks', path);
  expect(spectra[0]).toEqual({ ...block, metadata: { solvent: 'CDCl3', frequency_mhz: 101 } });
  expect(spectra[1]?.metadata).toEqual({ solvent: 'CDCl3' });
  expect(notes).toEqual(
    [
      'nucleus',
      'metadata.author',
      'spectra.0.scans',
      'spectra.1.solvent',
      'spectra.1.metadata.probe',
      'spectra.1.peaks.0.multiplicity (2 peaks have it)',
      'spectra.1.peaks.1.integral',
    ].map((place) => `odd.json: ${place} is not known and not read`),
  );
});

const SECTION =
  'Ethyl acetate. bp 77 °C; NMR (CDCl3) δ: 1.26 (3H, t, J=7Hz), 2.04 (3H, s), 4.12 (2H, q, J=7Hz). ' +
  'Anal. Calcd for C4H8O2: C, 54.53; H, 9.15. Found: C, 54.4; H, 9.2.';

test('a section: its spectra, its formula, and what of it is not used, in the language asked for', () => {
  const path = file('section.txt', SECTION);
  const { formula, spectra, notes } = gather('--section', path, '--lang', 'es');
  expect([formula, spectra.map(({ type, peaks: { length } }) => [type, length])]).toEqual([
    'C4H8O2',
    [['H1NMR', 3]],
  ]);
  expect(notes).toEqual([
    expect.stringMatching(/^Punto de ebullición.*bp 77 °C/u),
    expect.stringMatching(/^Análisis elemental.*C, 54\.53/u),
  ]);
});

test('an assignment table in a section: its cross peaks, and the cell that could not be read', () => {
  const table =
    'Position\tδC\tType\tδH (J in Hz)\tCOSY\tHMBC\n1\t14.2\tCH3\t1.26, t (7.1)\t2\tC-2\n' +
    '2\t60.4\tCH2\t4.12, q (7.1)\t1\tC-1, C-3\n3\t171.1\tC\n4\t21.0\tCH3\t2.04, s\t\tC-3, C-9\n';
  const { spectra, notes } = gather(
    ...['--section', file('table.txt', table), '--formula', 'C4H8O2', '--lang', 'en'],
  );
  expect(spectra.map(({ type, peaks: { length } }) => `${type} ${length}`)).toEqual(
    'H1NMR 3|C13NMR 4|HSQC 3|HMBC 4|COSY 1'.split('|'),
  );
  expect(notes).toEqual([
    'Table, a cell that could not be read: “4 · HMBC: C-3, C-9”. The table has no position “C-9”.',
  ]);
});

test('a section next to peaks adds to them', () => {
  const { formula, spectra } = gather(
    ...['--section', file('section.txt', SECTION)],
    ...['--peaks', file('bare.json', [block])],
  );
  expect([formula, spectra.map(({ type }) => type)]).toEqual(['C4H8O2', ['C13NMR', 'H1NMR']]);
});

test.each([
  [['--section', file('words.txt', 'A white solid, mp 88–90 °C.')], InputError, 'no spectrum'],
  [['--section', join(folder, 'none.txt')], UsageError, 'cannot be read'],
  [['--peaks', file('words.json', 'δ 1.26')], UsageError, 'is not JSON'],
  [['--peaks', file('xrd.json', [{ type: 'XRD', peaks: [] }])], UsageError, 'spectra.0.type'],
  [['--peaks', '-', '--section', '-'], UsageError, 'not both'],
] as const)('%j is refused', (args, kind, message) => {
  expect(() => gather('--formula', 'C4H8O2', ...args)).toThrow(kind);
  expect(() => gather('--formula', 'C4H8O2', ...args)).toThrow(message);
});
