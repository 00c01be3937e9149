import type { AnalysisResponse } from '@elucida/contract/analysis';
import type { ModelsStub } from '@elucida/models/stub/start-stub';
import { createFakeAnalyser } from './fake-analyser.ts';
import { createTestApp, manualPayload, type Client } from './test-app.ts';

export interface ModelsAppOptions {
  readonly modelsLimitMs?: number;
  readonly slots?: number;
}

/**
 * An app with two models and a user on Pro; `received` is what the stub got from it, `logged` is
 * emptied and takes the lines of its log.
 */
export async function createModelsApp(
  stub: ModelsStub,
  [modelA, modelB]: readonly [string, string],
  { modelsLimitMs, logged, ...options }: ModelsAppOptions & { logged: string[] },
) {
  logged.length = 0;
  const stream = { write: (line: string) => void logged.push(line) };
  const app = await createTestApp({
    env: { ...stub.env, AI_MODEL_A: modelA, AI_MODEL_B: modelB },
    analyser: createFakeAnalyser(options),
    app: { modelsLimitMs, logger: { stream, level: 'info' } },
  });
  const from = stub.requests.length;
  return {
    app,
    user: await app.user({ plan: 'pro' }),
    received: () => stub.requests.slice(from),
  };
}

/** Sends typed peaks of C4H8O2. */
export const analyse = (
  client: Client,
  {
    headers = {},
    ...fields
  }: {
    headers?: Record<string, string>;
    models?: boolean;
    include_raw?: boolean;
    polish?: boolean;
  } = {},
) =>
  client.call('POST', '/analyze/manual', {
    json: { ...manualPayload('C4H8O2'), ...fields },
    headers,
  });

/** Who took part, with what model, and what became of it. */
export const membersOf = (response: AnalysisResponse) =>
  response.models!.members.map(({ id, model, failure, cached }) => [id, model, failure, cached]);
