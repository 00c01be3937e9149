import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { rounds } from './testing/rounds.ts';
import { ITEM, onServerPair, PATIENCE_MS, statusesOf } from './testing/server-pair.ts';
import { call, serve, type Answer } from './testing/server-process.ts';
import { manualPayload } from './testing/test-app.ts';

onServerPair((at) => {
  const killRounds = rounds({ few: 2, all: 20 });
  test(
    `one server killed in the middle, ${killRounds} times: nothing acknowledged ` +
      'is lost, counted twice, or stays locked',
    async () => {
      const pair = at();
      for (let round = 0; round < killRounds; round++) {
        const { cookie, email } = await pair.user(`killed${round}@example.org`);
        await pair.set(email, { plan: 'pro', used: 60 });
        const analyses = Array.from({ length: 30 }, () =>
          call(pair.proxy.url, '/analyze/manual', { cookie, body: manualPayload('C3H8') }),
        );
        const saves = Array.from({ length: 30 }, () =>
          call(pair.proxy.url, '/history', { cookie, body: ITEM }),
        );
        await sleep(Math.random() * 150);
        pair.servers[round % 2].child.kill('SIGKILL');
        const [analysed, saved] = await Promise.all([Promise.all(analyses), Promise.all(saves)]);
        pair.servers[round % 2] = await serve(pair.env);
        await pair.proxy.use(pair.bases());

        expect(
          analysed.filter(({ status }) => ![200, 502].includes(status)),
          `round ${round}`,
        ).toEqual([]);
        // What the dead server ran is run by the others.
        const open = () => call(pair.proxy.url, '/analyses?status=open', { cookie });
        await expect
          .poll(async () => (await open()).json, { timeout: 30_000, message: `round ${round}` })
          .toEqual([]);
        const ended = (await call(pair.proxy.url, '/analyses?limit=200', { cookie })).json as {
          id: string;
          status: string;
        }[];
        const done = new Set(ended.map(({ id }) => id));
        expect(ended.filter(({ status }) => status !== 'done')).toEqual([]);
        const used = await pair.usedBy(cookie);
        expect(used, `round ${round}`).toBe(60 + done.size);
        const answered = analysed.filter(({ status }) => status === 200).length;
        expect(done.size, `round ${round}`).toBeGreaterThanOrEqual(answered);
        const ids = new Set(
          (
            (await call(pair.proxy.url, '/history?limit=200', { cookie })).json as { id: string }[]
          ).map(({ id }) => id),
        );
        expect(
          saved.filter(
            ({ status, json }) => status === 200 && !ids.has((json as { id: string }).id),
          ),
          `round ${round}`,
        ).toEqual([]);
        await expect
          .poll(pair.locksHeld, { timeout: 5_000, message: `round ${round}` })
          .toEqual([]);
        const rest = await Promise.all(
          Array.from({ length: 100 - used + 5 }, () =>
            call(pair.proxy.url, '/analyze/manual', { cookie, body: manualPayload() }),
          ),
        );
        expect(statusesOf(rest), `round ${round}`).toEqual({ 200: 100 - used, 429: 5 });
      }
    },
    killRounds * PATIENCE_MS,
  );

  test(
    'a rolling restart drops no request, reads, writes and analyses under way alike',
    async () => {
      const pair = at();
      const { cookie } = await pair.user('rolling@example.org');
      const answers: Answer[] = [];
      let rolling = true;
      const keepAsking = async (path: string, body?: unknown) => {
        while (rolling) answers.push(await call(pair.proxy.url, path, { cookie, body }));
      };
      const asking = [
        keepAsking('/history'),
        keepAsking('/auth/me'),
        keepAsking('/history', ITEM),
        keepAsking('/history', ITEM),
      ];
      for (const index of [0, 1]) {
        const analysis = call(pair.proxy.url, '/analyze/manual', {
          cookie,
          body: manualPayload('C2H6'),
        });
        await sleep(200);
        await pair.proxy.use(pair.bases().filter((_, other) => other !== index));
        // As docs/operations.md says: what nginx had taken on before is on its way to the server.
        await sleep(1_000);
        pair.servers[index].child.kill('SIGTERM');
        expect(await pair.servers[index].ended).toBe(0);
        expect((await analysis).status).toBe(200);
        pair.servers[index] = await serve(pair.env);
        await pair.proxy.use(pair.bases());
      }
      rolling = false;
      await Promise.all(asking);
      expect(answers.length).toBeGreaterThan(20);
      expect(statusesOf(answers)).toEqual({ 200: answers.length });
      const saved = answers.filter(
        ({ json }) =>
          typeof (json as { id?: string }).id === 'string' && !('email' in (json as object)),
      ).length;
      expect((await call(pair.proxy.url, '/history/count', { cookie })).json).toEqual({
        count: saved,
      });
    },
    4 * PATIENCE_MS,
  );

  const turns = rounds({ few: 3, all: 12 });
  const gets = rounds({ few: 200, all: 1_000 });
  test(
    `killed in turn, each as soon as the other is back: none of at least ${gets} GETs fails`,
    async () => {
      const pair = at();
      const { cookie } = await pair.user('turns@example.org');
      const answers: Answer[] = [];
      let killing = true;
      const keepReading = async (path: string) => {
        while (killing || answers.length < gets)
          answers.push(await call(pair.proxy.url, path, { cookie }));
      };
      const reading = ['/history', '/auth/me', '/blog', '/stats/quota'].map(keepReading);
      for (let turn = 0; turn < turns; turn++) {
        const index = turn % 2;
        pair.servers[index].child.kill('SIGKILL');
        await pair.servers[index].ended;
        // At its old address, as a container that is restarted: nginx is not reloaded.
        pair.servers[index] = await serve({
          ...pair.env,
          PORT: new URL(pair.servers[index].base).port,
        });
      }
      killing = false;
      await Promise.all(reading);
      expect(answers.length).toBeGreaterThanOrEqual(gets);
      expect(statusesOf(answers)).toEqual({ 200: answers.length });
    },
    turns * PATIENCE_MS,
  );

  test(
    'a server that is gone without notice is passed over',
    async () => {
      const pair = at();
      const { cookie } = await pair.user('gone@example.org');
      pair.servers[1].child.kill('SIGKILL');
      await pair.servers[1].ended;
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          call(pair.proxy.url, '/history', { cookie, body: i % 2 === 0 ? ITEM : undefined }),
        ),
      );
      expect(statusesOf(answers)).toEqual({ 200: 20 });
    },
    PATIENCE_MS,
  );
});
