import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readData } from './data-files.ts';
import { InputError } from './options.ts';

const folder = mkdtempSync(join(tmpdir(), 'elucida-data-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, content: string): string => {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
  return path;
};
const asked = { formula: 'C4H8O2', lang: 'en' } as const;

test('a table and a file that says nothing: spectra, and a note on the other', () => {
  const table = file('ir.csv', 'cm-1,intensity\n1741,s\n1241,s\n');
  const damaged = file('raw.jdf', 'JEOL.NMR\u0001');
  const { spectra, notes } = readData([table, damaged], asked);
  expect(spectra.map(({ type }) => type)).toEqual(['IR']);
  expect(notes).toEqual(['“raw.jdf” is damaged, or of a kind that cannot be read here.']);
});

test('of a run of many mass spectra, the note says which was taken', () => {
  const scan = (seconds: number, total: number) =>
    `<scan peaksCount="1" retentionTime="PT${seconds}S" totIonCurrent="${total}">
      <peaks precision="32">QigAAELIAAA=</peaks></scan>`;
  const run = file('run.mzXML', `<mzXML><msRun>${scan(30, 1)}${scan(90, 2)}</msRun></mzXML>`);
  expect(readData([run], asked)).toEqual({
    spectra: [{ type: 'MS', peaks: [{ m_z: 42, rel_int: 100 }] }],
    notes: ['run.mzXML: of 2 scans the one with the most ions was taken, at 1.50 min.'],
  });
});

test('a folder is walked, and links out of it are not followed', () => {
  file('sample/a/ir.csv', 'cm-1,intensity\n1741,s\n');
  symlinkSync('/etc', join(folder, 'sample/etc'));
  expect(readData([join(folder, 'sample')], asked).spectra).toHaveLength(1);
});

test('what cannot be read, and what holds no spectrum, is an error in the language of the question', () => {
  expect(() => readData([join(folder, 'none')], asked)).toThrow(`${folder}/none cannot be read`);
  const letter = file('letters/letter.txt', 'dear');
  expect(() => readData([join(letter, '..')], { ...asked, lang: 'es' })).toThrow(
    new InputError('No se ha encontrado ningún espectro en «letters».'),
  );
});
