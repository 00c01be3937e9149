import type { AnalysisBrief } from '@elucida/contract/analyses';
import { startModelsStub } from '@elucida/models/stub/start-stub';
import { expect, test } from 'vitest';
import { sampleResponse } from '../../testing/fake-analyser.ts';
import { analyse, createModelsApp } from '../../testing/models-app.ts';
import { until } from '../../testing/streams.ts';

test('with models, an analysis that waits for a thread is queued, also where it is claimed already', async () => {
  const stub = await startModelsStub();
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
  await stub.close();
});
