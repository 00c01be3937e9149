import { lookup } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { createWorkerHasher } from './worker-hasher.ts';

// A real thread with the real cost.
const hasher = createWorkerHasher({ threads: 1 });
afterAll(() => hasher.close());
const from = '192.0.2.1';

test('argon2id with 64 MiB and 3 passes; an unknown account costs as much as a wrong password', async () => {
  const stored = await hasher.hash({ secret: 'correct horse', from });
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  expect(await hasher.verify({ stored, secret: 'correct horse', from })).toBe(true);
  const timed = async (known: string | undefined) => {
    const started = performance.now();
    expect(await hasher.verify({ stored: known, secret: 'wrong', from })).toBe(false);
    return performance.now() - started;
  };
  await timed(undefined);
  const [wrong, unknown] = [
    Math.min(await timed(stored), await timed(stored), await timed(stored)),
    Math.min(await timed(undefined), await timed(undefined), await timed(undefined)),
  ];
  // Without the decoy it would be under a hundredth.
  expect(unknown).toBeGreaterThan(wrong * 0.3);
});

test('who still waits when the server ends finds it busy', async () => {
  const ending = createWorkerHasher({ threads: 1, cost: { memoryKib: 65_536, passes: 1 } });
  const waiting = Promise.allSettled(
    Array.from({ length: 5 }, () => ending.hash({ secret: 'correct horse', from })),
  );
  await ending.close();
  const left = (await waiting)
    .filter((one) => one.status === 'rejected')
    .map(({ reason }) => (reason as Error).name);
  expect(new Set(left)).toEqual(new Set(['HasherBusy']));
});

test('files and names are read while many hashes wait; one too many is refused', async () => {
  const hasher = createWorkerHasher({ threads: 1, cost: { memoryKib: 65_536, passes: 1 } });
  let done = 0;
  const senders = Array.from({ length: 3 }, (_, index) => `192.0.2.${index}`);
  const all = senders.flatMap((sender) =>
    Array.from({ length: 33 }, () =>
      hasher.verify({ stored: undefined, secret: 'wrong', from: sender }).finally(() => done++),
    ),
  );
  const settled = Promise.allSettled(all);
  await new Promise((resolve) => setTimeout(resolve, 0));
  const refused = done;
  await Promise.all([readFile(fileURLToPath(import.meta.url)), lookup('localhost')]);
  // The file and the name came long before the hashes: in libuv's pool of four threads they would
  // have come after them.
  expect(done).toBeLessThan(refused + 20);
  const reasons = (await settled)
    .filter((one) => one.status === 'rejected')
    .map(({ reason }) => (reason as Error).name);
  // One runs and 64 wait.
  expect(reasons).toHaveLength(99 - 65);
  expect(new Set(reasons)).toEqual(new Set(['HasherBusy']));
  await hasher.close();
});
