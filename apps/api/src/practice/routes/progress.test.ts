import type { Progress } from '@elucida/contract/merge-progress';
import { expect, test } from 'vitest';
import { onBothDatabases } from '../../testing/on-both-databases.ts';

const attempt = { tries: 1, hints: [], points: null, shown: false };
const of = (id: string, deviation: number): Progress => ({
  rating: { value: 1100 + deviation, deviation, volatility: 0.06 },
  attempts: { [id]: attempt },
});

onBothDatabases('progress of practice', (open) => {
  test('two devices at once lose nothing; each user has their own; it is copied and deleted', async () => {
    const app = open();
    const [ada, ben] = [await app.user(), await app.user({ verified: false })];
    const join = (progress: Progress, client = ada) =>
      client.call('POST', '/practice/progress', { json: progress });
    await Promise.all([join(of('a', 120)), join(of('b', 90)), join(of('c', 200))]);
    const joined = (await join(of('a', 350))).json() as Progress;
    expect(Object.keys(joined.attempts).toSorted()).toEqual(['a', 'b', 'c']);
    expect(joined.rating.deviation).toBe(90);
    expect((await join(of('d', 100), ben)).json()).toEqual(of('d', 100));

    const copy = (await ada.call('GET', '/account/export')).json() as { practice: unknown };
    expect(copy.practice).toEqual(joined);
    expect((await ada.call('DELETE', '/practice/progress')).statusCode).toBe(200);
    expect((await join(of('e', 350))).json()).toEqual(of('e', 350));
  });

  test('what is no progress is refused, and so is who asks too often', async () => {
    const app = open();
    const client = await app.user();
    const statuses: number[] = [];
    for (const json of [
      {},
      { ...of('a', 120), rating: { value: 1, deviation: 0, volatility: 0.06 } },
      { ...of('a', 120), attempts: { a: { ...attempt, hints: ['answer'] } } },
      { ...of('a', 120), attempts: { ['x'.repeat(41)]: attempt } },
    ])
      statuses.push((await client.call('POST', '/practice/progress', { json })).statusCode);
    expect(statuses).toEqual([422, 422, 422, 422]);
    expect((await app.visitor().call('POST', '/practice/progress', { json: {} })).statusCode).toBe(
      401,
    );
  });
});
