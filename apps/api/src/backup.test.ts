import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { KINDS } from './testing/databases.ts';
import { runSource } from './testing/run-source.ts';
import { call, killServers, serve, signUp } from './testing/server-process.ts';

afterEach(killServers);
afterAll(() => KINDS[0].stop());

test('a backup taken while the server writes is whole, and a server on it has what was there', async () => {
  const { env } = await KINDS[0].place();
  const { base } = await serve(env);
  const { cookie } = await signUp(base, { email: 'kept@example.org', dataDir: env.DATA_DIR });
  const save = () =>
    call(base, '/history', {
      cookie,
      body: { formula: 'CH4', nombre_molecula: null, result_json: { status: 'ok' } },
    });
  for (let i = 0; i < 5; i++) await save();
  const file = join(env.DATA_DIR, 'backup.sqlite');
  const during = [save(), save(), save()];
  const taken = await runSource('admin-cli.ts', { args: ['backup', file], env });
  expect(taken).toEqual({ code: 0, stdout: `${file} holds the database.\n`, stderr: '' });
  expect((await Promise.all(during)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await runSource('admin-cli.ts', { args: ['backup', file], env })).code).toBe(2);

  const restored = join(env.DATA_DIR, 'restored');
  mkdirSync(restored);
  renameSync(file, join(restored, 'elucida.sqlite'));
  const second = await serve({ ...env, DATA_DIR: restored });
  const { count } = (await call(second.base, '/history/count', { cookie })).json as {
    count: number;
  };
  expect(count).toBeGreaterThanOrEqual(5);
  expect(existsSync(file)).toBe(false);
}, 60_000);
