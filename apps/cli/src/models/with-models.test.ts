import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOcr } from '@elucida/analysis/imaging/ocr';
import { loadEngine } from '@elucida/analysis/load-engine';
import type { ModelsReport } from '@elucida/contract/models';
import { unattended } from '@elucida/engine/stages';
import { startModelsStub } from '@elucida/models/stub/start-stub';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCase, type WorkerOptions } from '../run-case.ts';
import { UsageError } from '../options.ts';
import { modelsOfEnvironment } from './configured.ts';
import { sourceOfModels, type ModelsSource } from './source.ts';
import { writeWording } from './write-wording.ts';

// The engine in this thread, and providers over real HTTP on loopback.
const env = { data: loadEngine(), ocr: createOcr(), task: unattended };
const folder = mkdtempSync(join(tmpdir(), 'elucida-models-'));
const recording = join(folder, 'answers.jsonl');
let stub: Awaited<ReturnType<typeof startModelsStub>>;
beforeAll(async () => {
  stub = await startModelsStub({ port: 0 });
});
afterAll(async () => {
  await stub.close();
  rmSync(folder, { recursive: true });
});

const options: WorkerOptions = {
  kind: 'batch',
  batch: 'cases.jsonl',
  out: '',
  imagesOnly: false,
  peaksOnly: true,
  jobs: 1,
  seed: 1,
  useLibrary: false,
  lang: 'en',
  top: 10,
  models: true,
  polish: false,
};
const ethylAcetate = {
  id: 'a',
  formula: 'C4H8O2',
  spectra: [{ type: 'C13NMR', peaks: [171.1, 60.4, 21, 14.2].map((delta_ppm) => ({ delta_ppm })) }],
};
/** What the tests look at of an answer line. */
interface Answer extends Record<string, unknown> {
  readonly candidates?: unknown;
  readonly models?: ModelsReport;
}
const environment = (a: string, b?: string) => ({
  ...stub.env,
  AI_MODEL_A: a,
  ...(b !== undefined && { AI_MODEL_B: b }),
});
async function answer(source: ModelsSource): Promise<Answer> {
  return JSON.parse(
    await runCase(
      JSON.stringify(ethylAcetate),
      { ...options, source },
      env,
      sourceOfModels(source),
    ),
  ) as Answer;
}

test('a case with two models: who proposed what, and what the engine answers alone', async () => {
  const models = modelsOfEnvironment(
    environment('openai:stub-truth', 'anthropic:stub-wrong-isomer'),
  );
  const together = await answer({ models, withAlone: true });
  expect(together).toMatchObject({
    id: 'a',
    smiles: 'CCOC(C)=O',
    engine_alone: { smiles: 'CCOC(C)=O' },
  });
  expect(
    together.models!.members.map(({ id, failure, proposals }) => [
      id,
      failure,
      proposals[0].verdict,
    ]),
  ).toEqual([
    ['openai', null, 'judged'],
    ['anthropic', null, 'judged'],
  ]);
});

test('a live run is recorded without keys, and replays without a provider', async () => {
  const models = modelsOfEnvironment(environment('local:stub-truth'));
  const live = await answer({ models, recording, live: true });
  expect(readFileSync(recording, 'utf8')).toContain('CCOC(C)=O');
  const asked = stub.requests.length;
  const replayed = await answer({ models, recording });
  expect(stub.requests.length).toBe(asked);
  expect(replayed.candidates).toEqual(live.candidates);
  await expect(
    answer({ models: modelsOfEnvironment(environment('local:stub-nothing')), recording }),
  ).resolves.toMatchObject({
    status: 'error',
    detail: expect.stringContaining('holds no reply of local:stub-nothing'),
  });
});

test('a model words the reasons where that is asked for: printed below the report, who words them named', async () => {
  const models = modelsOfEnvironment(environment('openai:stub-truth'));
  const plain = await answer({ models });
  expect([plain.wording, writeWording(plain as never, 'en')]).toEqual([undefined, '']);
  const worded = await answer({ models, polish: true });
  expect({ ...worded, wording: undefined, elapsed_ms: 0, models: 0 }).toEqual({
    ...plain,
    wording: undefined,
    elapsed_ms: 0,
    models: 0,
  });
  expect(worded.wording).toMatchObject({
    id: 'openai',
    model: 'stub-truth',
    failure: null,
    refused: 0,
  });
  expect(writeWording(worded as never, 'en')).toMatch(
    /^\nWording by stub-truth \(OpenAI\) from Elucida’s facts\.\n\n- The signal at \*\*171\.1\*\* is ester C=O/,
  );
  const refused = await answer({
    models: modelsOfEnvironment(environment('openai:stub-embellish')),
    polish: true,
  });
  expect(writeWording(refused as never, 'eu')).toMatch(/^\nElucidaren/);
});

test.each([
  [{}, '--models needs AI_MODEL_A or AI_MODEL_B'],
  [{ AI_MODEL_A: 'gpt-5' }, 'AI_MODEL_A must be provider:model'],
  [{ AI_MODEL_B: 'google:gemini' }, 'GOOGLE_API_KEY must be set where AI_MODEL_B names google'],
])('settings that cannot be used (%j) are named', (settings, message) => {
  expect(() => modelsOfEnvironment(settings)).toThrow(UsageError);
  expect(() => modelsOfEnvironment(settings)).toThrow(message);
});
