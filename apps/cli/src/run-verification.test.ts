import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readVerification } from './run-verification.ts';

const folder = mkdtempSync(join(tmpdir(), 'elucida-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));
const options = { batch: join(folder, 'cases.jsonl'), lang: 'en' } as const;
const read = (line: object) => readVerification(JSON.stringify(line), options);

test('spectra of a line, of its section and of its files are of one sample', () => {
  writeFileSync(join(folder, 'ir.csv'), 'cm-1,intensity\n1741,s\n1241,s\n');
  const { spectra, ...question } = read({
    id: 'a',
    structure: 'CCOC(C)=O',
    spectra: [{ type: 'MS', peaks: [{ m_z: 43, rel_int: 100 }] }],
    section: '13C NMR (101 MHz, CDCl3) δ 171.1, 60.4, 21.0, 14.2.',
    data: ['ir.csv'],
    answer: 'CCO',
  });
  expect(question).toEqual({ id: 'a', structure: 'CCOC(C)=O' });
  expect(spectra.map(({ type, peaks }) => `${type} ${peaks.length}`)).toEqual([
    'MS 1',
    'C13NMR 4',
    'IR 2',
  ]);
});

test('what cannot be read says where', () => {
  expect(() => read({ id: 'a', structure: 'CCO', data: ['none'] })).toThrow('none cannot be read');
  expect(() => read({ id: 'a' })).toThrow('structure: ');
  expect(() => read({ id: 'a', structure: 'C(', data: ['ir.csv'] })).toThrow();
});
