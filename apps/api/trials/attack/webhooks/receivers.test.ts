import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { NAMES, ROUTES } from './hostile-addresses.ts';
import { openReceiver, openTrap } from './receivers.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Posts to each address in turn from a process in the small internet, as a careless server would. */
async function postCarelessly(urls: readonly string[], certificate: string): Promise<unknown[]> {
  const folder = mkdtempSync(join(tmpdir(), 'elucida-internet-'));
  folders.push(folder);
  writeFileSync(join(folder, 'internet.json'), JSON.stringify({ names: NAMES, routes: ROUTES }));
  writeFileSync(join(folder, 'receiver.pem'), certificate);
  const script = `
    import { request } from 'node:https';
    const post = (url) => new Promise((resolve) => {
      const sent = request(url, { method: 'POST', agent: false }, (answer) => {
        answer.destroy();
        resolve(answer.statusCode);
      });
      sent.on('error', (error) => resolve(error.code ?? 'error')).end('{}');
    });
    const answers = [];
    for (const url of ${JSON.stringify(urls)}) answers.push(await post(url));
    console.log(JSON.stringify(answers));`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      `--import=${new URL('internet.mjs', import.meta.url).href}`,
      '--input-type=module',
      '--eval',
      script,
    ],
    {
      env: {
        PATH: process.env.PATH,
        NODE_EXTRA_CA_CERTS: join(folder, 'receiver.pem'),
        TEST_INTERNET: join(folder, 'internet.json'),
      },
    },
  );
  return JSON.parse(stdout) as unknown[];
}

test('a sender that checks nothing reaches the trap, and the receiver where a name is public', async () => {
  const [receiver, trap] = await Promise.all([openReceiver(), openTrap()]);
  try {
    const open = `https://receiver.example:${receiver.port}`;
    const answers = await postCarelessly(
      [
        `${open}/takes`,
        `${open}/redirect/307?to=x`,
        `https://rebinding.example:${receiver.port}/first`,
        `https://rebinding.example:${trap.port}/second`,
        `https://127.0.0.1:${trap.port}/private`,
        `https://loopback.example:${trap.port}/private`,
        `https://mixed.example:${trap.port}/private`,
      ],
      receiver.certificate,
    );
    expect(answers.slice(0, 3)).toEqual([204, 307, 204]);
    expect(receiver.arrived.map(({ path }) => path)).toEqual([
      '/takes',
      '/redirect/307?to=x',
      '/first',
    ]);
    expect(trap.reached()).toBe(4);
  } finally {
    receiver.close();
    trap.close();
  }
});
