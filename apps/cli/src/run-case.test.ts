import { createOcr } from '@elucida/analysis/imaging/ocr';
import { loadEngine } from '@elucida/analysis/load-engine';
import { unattended } from '@elucida/engine/stages';
import { expect, test } from 'vitest';
import { parseCase } from './case-file.ts';
import type { BatchOptions } from './options.ts';
import { runCase } from './run-case.ts';

const env = { data: loadEngine(), ocr: createOcr(), task: unattended };
const options: BatchOptions = {
  kind: 'batch',
  batch: 'cases.jsonl',
  out: '',
  imagesOnly: false,
  peaksOnly: true,
  jobs: 1,
  seed: 1,
  useLibrary: true,
  lang: 'en',
  top: 10,
  models: false,
  polish: false,
};
const answer = async (line: string, changes: Partial<BatchOptions> = {}) =>
  JSON.parse(await runCase(line, { ...options, ...changes }, env)) as Record<string, unknown>;
const acetone = {
  id: 'a',
  formula: 'C3H6O',
  spectra: [
    { type: 'C13NMR', peaks: [{ delta_ppm: 206.7 }, { delta_ppm: 30.9 }] },
    { type: 'H1NMR', peaks: [{ delta_ppm: 2.17, int: 6, mult: 's' }] },
  ],
};

test('a case is answered under its id', async () => {
  expect(await answer(JSON.stringify(acetone))).toMatchObject({
    id: 'a',
    status: 'ok',
    smiles: 'CC(C)=O',
  });
});

test('what else a line holds, such as its answer, is never read', () => {
  expect(parseCase(JSON.stringify({ ...acetone, answer: 'CC(C)=O', comment: 'acetone' }))).toEqual(
    acetone,
  );
});

test('a hidden constitution is not taken from the library, but the generator may still find it', async () => {
  const { candidates } = (await answer(JSON.stringify({ ...acetone, hide: ['CC(C)=O'] }))) as {
    candidates: { smiles: string; proposed_by: string[] }[];
  };
  expect(candidates.find(({ smiles }) => smiles === 'CC(C)=O')?.proposed_by).not.toContain(
    'library',
  );
});

test.each([
  ['not json', null, /JSON/],
  ['{"id":"b","formula":"Xx2"}', 'b', /is not an element/],
  ['{"id":3,"formula":"C2H6","spectra":[{"type":"XRD","peaks":[]}]}', 3, /spectra/],
  ['{"id":"c"}', 'c', /formula/],
])('%s fails alone, with its id and why', async (line, id, detail) => {
  expect(await answer(line)).toEqual({
    id,
    status: 'error',
    detail: expect.stringMatching(detail),
  });
});
