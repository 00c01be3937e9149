import { afterAll, afterEach, expect, test } from 'vitest';
import { KINDS } from './testing/databases.ts';
import { call, killServers, serve, signUp } from './testing/server-process.ts';
import { until } from './testing/streams.ts';
import { manualPayload } from './testing/test-app.ts';

/** Processes start and end here; on a busy machine that takes its time. */
const PATIENCE_MS = 120_000;
afterEach(killServers);
afterAll(() => KINDS[0].stop());

test(
  'on SIGTERM analyses that are waited for are finished, begun or not, then it exits 0',
  async () => {
    const { env } = await KINDS[0].place();
    const { base, child, ended } = await serve({ ...env, ANALYSIS_WORKERS: '1' });
    const { cookie } = await signUp(base, { email: 'closing@example.org', dataDir: env.DATA_DIR });
    // On a connection that is kept alive for a next request; that must not hold the process.
    const slow = ['C2H6', 'C3H8', 'C4H10'].map((formula) =>
      fetch(`${base}/analyze/manual`, {
        method: 'POST',
        body: JSON.stringify(manualPayload(formula)),
        headers: { 'content-type': 'application/json', cookie },
      }),
    );
    await until(
      async () =>
        ((await call(base, '/stats/quota', { cookie })).json as { used_today: number })
          .used_today === slow.length,
    );
    child.kill('SIGTERM');
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200, 200]);
    const answered = performance.now();
    expect(await ended).toBe(0);
    expect(performance.now() - answered).toBeLessThan(5_000);
    await expect(fetch(`${base}/healthz`)).rejects.toThrow();
  },
  PATIENCE_MS,
);
