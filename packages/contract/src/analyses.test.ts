import { expect, test } from 'vitest';
import {
  acceptedSchema,
  analysesQuerySchema,
  analysisPatchSchema,
  analysisRecordSchema,
} from './analyses.ts';

const queued = {
  id: '0d4cbe7e-5a0c-4a8c-9b0e-3f1c9d1f7f55',
  status: 'queued',
  stage: null,
  fraction: 0,
  created_at: '2026-11-23T13:00:00.000Z',
  formula: 'C7H12O2',
  title: 'fraction 3',
  comments: '',
  result: null,
  started_at: null,
  ended_at: null,
  kept_until: null,
  counted: true,
  outcome: null,
  nombre_molecula: null,
  history_id: null,
  share_url: null,
  found: [],
  ranking: null,
  models: null,
  images: [{ name: 'ir.png', preview: null }],
  error: null,
};

test('an analysis that waits, and one that runs', () => {
  expect(analysisRecordSchema.parse(queued)).toEqual(queued);
  const running = {
    ...queued,
    status: 'running',
    stage: 'judge',
    fraction: 0.4,
    found: [
      { stage: 'interpret', found: { key: 'facts.carbonyl', values: { wavenumber_cm1: 1732 } } },
    ],
    ranking: [{ rank: 1, name: 'ethyl cyclobutanecarboxylate', smiles: 'x', confidence: 0.5 }],
  };
  expect(analysisRecordSchema.parse(running)).toEqual(running);
});

test.each([{ status: 'lost' }, { fraction: 1.1 }, { stage: 'think' }])('%j is refused', (wrong) => {
  expect(analysisRecordSchema.safeParse({ ...queued, ...wrong }).success).toBe(false);
});

test('a list asks for those under way, or for all', () => {
  expect(analysesQuerySchema.parse({ status: 'open' })).toMatchObject({ status: 'open' });
  expect(analysesQuerySchema.parse({})).toEqual({ limit: 50, offset: 0 });
  expect(analysesQuerySchema.safeParse({ status: 'done' }).success).toBe(false);
});

test('title and notes are changed one by one, within their lengths', () => {
  expect(analysisPatchSchema.parse({ title: ' fraction 4 ' })).toEqual({ title: 'fraction 4' });
  expect(analysisPatchSchema.safeParse({ comments: 'a'.repeat(2_001) }).success).toBe(false);
});

test('the first event names the analysis', () => {
  expect(acceptedSchema.parse({ analysis_id: queued.id })).toEqual({ analysis_id: queued.id });
});
