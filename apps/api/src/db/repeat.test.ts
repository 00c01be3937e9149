import { expect, test } from 'vitest';
import { until } from '../testing/streams.ts';
import { repeat } from './repeat.ts';

test('it is done again and again, also after it has failed', async () => {
  const errors: unknown[] = [];
  let times = 0;
  const repeated = repeat(
    async () => {
      if (++times === 1) throw new Error('the first');
    },
    { everyMs: 1, onError: (error) => errors.push(error) },
  );
  await repeated.first;
  await until(async () => times > 2);
  await repeated.stop();
  expect(errors).toEqual([new Error('the first')]);
});

test('stopping waits for what has begun, and nothing begins after it', async () => {
  const finish: (() => void)[] = [];
  const repeated = repeat(() => new Promise<void>((resolve) => finish.push(resolve)), {
    everyMs: 1,
    onError: () => {},
  });
  await until(async () => finish.length > 1);
  let stopped = false;
  const stopping = repeated.stop().then(() => {
    stopped = true;
  });
  const begun = finish.length;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([stopped, finish.length]).toEqual([false, begun]);
  for (const each of finish) each();
  await stopping;
  expect(stopped).toBe(true);
});
