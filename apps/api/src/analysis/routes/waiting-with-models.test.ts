import type { AnalysisBrief } from '@elucida/contract/analyses';
import { startModelsStub, type ModelsStub } from '@elucida/models/stub/start-stub';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleResponse, untilCancelled } from '../../testing/fake-analyser.ts';
import { analyse, createModelsApp } from '../../testing/models-app.ts';
import { until } from '../../testing/streams.ts';

let stub: ModelsStub;
beforeAll(async () => {
  stub = await startModelsStub();
});
afterAll(() => stub.close());

test('with models, an analysis that waits for a thread is queued, also where it is claimed already', async () => {
  const { app, user } = await createModelsApp(
    stub,
    ['openai:gpt-5-stub-truth', 'anthropic:claude-stub-truth'],
    { slots: 1, logged: [] },
  );
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  app.analyser.behave(async (job) => {
    await finished;
    return sampleResponse(job);
  });
  const answers = [analyse(user), analyse(user)];
  const open = async () =>
    ((await user.call('GET', '/analyses?status=open')).json() as AnalysisBrief[])
      .map(({ status, stage }) => `${status} ${stage}`)
      .sort();
  const claimed = () =>
    app.db.kysely.selectFrom('analyses').select('id').where('status', '=', 'running').execute();
  await until(async () => (await claimed()).length === 2);
  await until(async () => (await open()).includes('running interpret'));
  expect(await open()).toEqual(['queued null', 'running interpret']);
  finish();
  for (const answer of answers) expect((await answer).statusCode).toBe(200);
  await app.close();
});

test('what is cancelled before its thread is free has cost no call', async () => {
  const { app, user, received } = await createModelsApp(
    stub,
    ['openai:gpt-5-stub-truth', 'local:stub-truth'],
    { slots: 1, logged: [] },
  );
  app.analyser.behave(untilCancelled);
  const first = analyse(user);
  await until(async () => received().length === 2);
  const second = analyse(user);
  await until(async () => app.analyser.load.waiting === 1);
  // The newest first.
  for (const { id } of (await user.call('GET', '/analyses?status=open')).json()) {
    await user.call('DELETE', `/analyses/${id}`);
    await until(async () => app.analyser.load.waiting === 0);
  }
  await Promise.all([first, second]);
  expect(received()).toHaveLength(2);
  await app.close();
});
