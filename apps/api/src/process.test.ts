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
  'on SIGTERM a request under way is finished, then it exits 0',
  async () => {
    const { env } = await KINDS[0].place();
    const { base, child, ended } = await serve(env);
    const { cookie } = await signUp(base, { email: 'closing@example.org', dataDir: env.DATA_DIR });
    // On a connection that is kept alive for a next request; that must not hold the process.
    const slow = fetch(`${base}/analyze/manual`, {
      method: 'POST',
      body: JSON.stringify(manualPayload('C2H6')),
      headers: { 'content-type': 'application/json', cookie },
    });
    await until(
      async () =>
        ((await call(base, '/stats/quota', { cookie })).json as { used_today: number })
          .used_today === 1,
    );
    child.kill('SIGTERM');
    expect((await slow).status).toBe(200);
    const answered = performance.now();
    expect(await ended).toBe(0);
    expect(performance.now() - answered).toBeLessThan(5_000);
    await expect(fetch(`${base}/healthz`)).rejects.toThrow();
  },
  PATIENCE_MS,
);
