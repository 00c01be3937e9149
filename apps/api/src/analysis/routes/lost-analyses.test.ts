import { expect, test } from 'vitest';
import { QUEUE_BOUNDS } from '../../bounds.ts';
import { sampleResponse, untilCancelled } from '../../testing/fake-analyser.ts';
import { onBothDatabases } from '../../testing/on-both-databases.ts';
import { until } from '../../testing/streams.ts';
import { manualPayload, type Client } from '../../testing/test-app.ts';
import { usedBy } from '../../testing/uploads.ts';

onBothDatabases('an analysis whose process died', (app) => {
  const analyse = (client: Client) =>
    client.call('POST', '/analyze/manual', { json: manualPayload() });

  test('one whose process died begins again, ends once and counts once', async () => {
    const user = await app().user();
    let runs = 0;
    app().analyser.behave(async (job, options) => {
      if (++runs === 1) await untilCancelled(job, options);
      return sampleResponse(job);
    });
    const answer = analyse(user);
    await until(async () => runs === 1);
    // As if nobody had renewed it: its first run finds that it is no longer its own.
    await lose();
    expect((await answer).statusCode).toBe(200);
    expect([runs, await usedBy(user)]).toEqual([2, 1]);
  }, 30_000);

  test('begun three times without an end it has failed, and is given back', async () => {
    const user = await app().user();
    let runs = 0;
    app().analyser.behave((job, options) => {
      runs++;
      return untilCancelled(job, options);
    });
    const answer = analyse(user);
    for (let attempt = 1; attempt <= QUEUE_BOUNDS.attemptsMax; attempt++) {
      await until(async () => runs === attempt);
      await lose();
    }
    expect((await answer).json().code).toBe('analysis_failed');
    expect([runs, await usedBy(user)]).toEqual([3, 0]);
  }, 60_000);

  const lose = () =>
    app()
      .db.kysely.updateTable('analyses')
      .set({ lease_until: 1, worker: 'of a process that died' })
      .execute();
});
