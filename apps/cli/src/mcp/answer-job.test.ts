import { afterAll, expect, test } from 'vitest';
import { ETHYL_ACETATE } from '../../../../fixtures/ethyl-acetate.ts';
import { loadEnvironment } from '../environment.ts';
import { answerJob } from './answer-job.ts';
import type { AssistantJob } from './job.ts';

const loading = loadEnvironment();
afterAll(async () => (await loading).close());
const ask = async (job: AssistantJob) => answerJob(job, await loading);

test('the engine identifies and verifies ethyl acetate', async () => {
  const common = { spectra: ETHYL_ACETATE, lang: 'en' } as const;
  const identified = await ask({
    kind: 'identify',
    question: { ...common, formula: 'C4H8O2', structures: [] },
  });
  expect(identified).toMatchObject({ ok: true, value: { smiles: 'CCOC(C)=O' } });
  const right = await ask({ kind: 'verify', question: { ...common, structure: 'CCOC(C)=O' } });
  expect(right).toMatchObject({ ok: true, value: { verdict: 'consistent', rank: 1, better: [] } });
  const wrong = await ask({ kind: 'verify', question: { ...common, structure: 'COC(=O)CC' } });
  expect(wrong).toMatchObject({
    ok: true,
    value: { verdict: 'inconsistent', better: [{ smiles: 'CCOC(C)=O' }] },
  });
});

test('predictions, names and isomers', async () => {
  const predicted = await ask({ kind: 'predict', question: { structure: 'ethanol', lang: 'en' } });
  expect(predicted).toMatchObject({ ok: true, value: { smiles: 'CCO', name: 'ethanol' } });
  const named = await ask({ kind: 'name', question: { q: 'CCO', lang: 'es' } });
  expect(named).toMatchObject({ ok: true, value: { structure: { name: 'etanol' } } });
  const isomers = await ask({
    kind: 'isomers',
    question: { name: 'C3H8O', lang: 'en', offset: 0, limit: 2 },
  });
  expect(isomers).toMatchObject({ ok: true, value: { total: 3, isomers: { length: 2 } } });
});

test.each<AssistantJob>([
  { kind: 'verify', question: { structure: 'CC(=O', spectra: ETHYL_ACETATE, lang: 'en' } },
  { kind: 'verify', question: { structure: 'CCO', spectra: [], lang: 'en' } },
  { kind: 'predict', question: { structure: 'no such thing', lang: 'en' } },
  { kind: 'isomers', question: { name: 'C99999H2', lang: 'en', offset: 0, limit: 2 } },
])('what cannot be answered is refused with a sentence: $kind $question', async (job) => {
  const refused = await ask(job);
  expect(refused).toMatchObject({ ok: false, message: expect.stringMatching(/\w+ \w+/) as string });
});
