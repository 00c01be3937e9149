import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createChemistry } from '../adapters/chemistry/chemistry.ts';
import { createTexts } from '../adapters/texts/texts.ts';
import { startClientThread } from '../testing/client-thread.ts';
import { form } from '../testing/images.ts';
import { createTestApp, PASSWORD, type Client, type TestApp } from '../testing/test-app.ts';
import { canWatchTurns, longestTurnDuring, measureProcessor } from '../testing/turn-watch.ts';

// Real threads, a real connection, and a client next to the server: the longest turn of the thread
// that answers, for the worst input that each route takes. In processor time of that thread, so
// that a busy machine does not change it.
const LIMIT_MS = 20;
/** What measureProcessor gives on the machine on which 20 ms are meant. */
const PROCESSOR_MS = 10;
/**
 * On first use code is compiled, which no later call does; what blocked before took 350 ms and
 * more.
 */
const FIRST_USE = 4;
const MOST_ROUNDS = 10;

let app: TestApp;
let base: string;
let pro: Client;
const client = startClientThread();

beforeAll(async () => {
  const [chemistry, texts] = [createChemistry(), createTexts()];
  const webDist = fileURLToPath(new URL('../../../web/dist', import.meta.url));
  app = await createTestApp({ app: { chemistry, texts, webDist, documentedOnStart: true } });
  await Promise.all([chemistry.ready, texts.ready]);
  base = await app.server.listen({ port: 0, host: '127.0.0.1' });
  pro = await app.user({ plan: 'pro' });
}, 120_000);
afterAll(async () => {
  await client.close();
  await app.close();
});

type Sent = Omit<Parameters<typeof client.call>[0], 'url'> & { readonly path: string };
const send = ({ path, headers, ...rest }: Sent) =>
  client.call({ url: base + path, headers: { cookie: pro.cookie, ...headers }, ...rest });

/** Milliseconds of the machine on which 20 ms are meant, by what the processor gives at this moment. */
const meant = (ms: number) => ms / Math.max(1, measureProcessor() / PROCESSOR_MS);

/**
 * `~` in a path is another carbon each time, for what is kept. First use, then until a turn is within the
 * limit: garbage of earlier calls and a neighbour on the same core make single turns long, blocking code
 * makes all of them long.
 */
async function watch(sent: Sent, status: number): Promise<void> {
  const turns: number[] = [];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { result, longestMs } = await longestTurnDuring(() =>
      send({ ...sent, path: sent.path.replace('~', 'C'.repeat(round)) }),
    );
    expect(result.status, result.text).toBe(status);
    turns.push(meant(longestMs));
    if (round > 0 && turns.at(-1)! < LIMIT_MS) break;
  }
  const [first, ...later] = turns as [number, ...number[]];
  expect(first, `first of ${turns.join(', ')} ms`).toBeLessThan(LIMIT_MS * FIRST_USE);
  expect(Math.min(...later), `later of ${turns.join(', ')} ms`).toBeLessThan(LIMIT_MS);
}

const json = (body: unknown) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const multipart = (fields: Record<string, string>, files: Parameters<typeof form>[1] = []) => {
  const { payload, headers } = form(fields, files);
  return { method: 'POST' as const, headers, body: new Uint8Array(payload) };
};
/** A picture of 300 kB. */
const noise = (sigma: number) =>
  sharp({
    create: {
      width: 320,
      height: 320,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  })
    .png()
    .toBuffer();
const peaks = (count: number, peak: string) =>
  `{"metadata":{"molecular_formula":"CH4"},"spectra":[${Array(20)
    .fill(`{"type":"C13NMR","peaks":[${Array(count).fill(peak).join(',')}]}`)
    .join(',')}]}`;

describe.skipIf(!canWatchTurns)('no turn of the event loop takes 20 ms of the processor', () => {
  test('the watch sees work on this thread', async () => {
    const { longestMs } = await longestTurnDuring(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      measureProcessor();
    });
    expect(longestMs).toBeGreaterThan(LIMIT_MS);
  });

  test.each([
    ['/structures.svg', `/structures.svg?smiles=${'C'.repeat(78)}~`, 200],
    ['/structures.mol', `/structures.mol?smiles=${'C'.repeat(198)}~`, 200],
    ['/structures.mol with 500 atoms', `/structures.mol?smiles=${'C'.repeat(500)}`, 422],
    ['/openapi.json', '/openapi.json', 200],
    ['/docs', '/docs/', 200],
    ['/blog', '/blog', 200],
    ['/blog/ir', '/blog/ir', 200],
    ['/settings', '/settings', 200],
    ['/metrics', '/metrics', 200],
    ['/readyz', '/readyz', 200],
  ])('GET %s', (_what, path, status) => watch({ path }, status));

  test.each(['br', 'gzip', 'identity'])('a page, encoded as %s', async (encoding) => {
    const headers = { accept: 'text/html', 'accept-encoding': encoding };
    const { status } = await send({ path: '/eu', headers });
    for (const path of ['/en/new', '/es/manual', '/eu/history'])
      await watch({ path, headers }, status);
  });

  test.each([
    ['100,000 peaks', peaks(5_000, '{"delta_ppm":1}'), 200],
    ['100,000 peaks that are none', peaks(5_000, '{"delta_ppm":""}'), 422],
    ['1,000 peaks that are none', peaks(50, '{"delta_ppm":"x"}'), 422],
    [
      '650,000 nested lists',
      `{"metadata":{"molecular_formula":"CH4"},"spectra":[${Array(650_000).fill('[]').join(',')}]}`,
      422,
    ],
    [
      'a formula of 200 characters',
      { metadata: { molecular_formula: 'C('.repeat(50) + 'H'.repeat(50) + ')2'.repeat(25) } },
      422,
    ],
  ])('POST /analyze/manual with %s', async (_what, body, status) => {
    app.analyser.behave(async () => ({ status: 'ok' }) as never);
    await watch({ path: '/analyze/manual', ...json(body) }, status);
  });

  test('POST /analyze and /images/describe with ten images', async () => {
    const files = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => ({
        name: `${index}.png`,
        bytes: await noise(30 + index),
      })),
    );
    await watch({ path: '/analyze', ...multipart({ formula: 'CH4' }, files) }, 200);
    await watch({ path: '/images/describe', ...multipart({}, files) }, 200);
  });

  test('the history: 8 MB saved, listed, read, exported', async () => {
    const previews = await Promise.all(
      Array.from(
        { length: 10 },
        async (_, index) => `data:image/png;base64,${(await noise(30 + index)).toString('base64')}`,
      ),
    );
    const body = JSON.stringify({
      formula: 'CH4',
      result_json: {
        candidates: Array.from({ length: 100_000 }, (_, rank) => ({ rank, smiles: 'C' })),
        raw_vision: 'x'.repeat(200_000),
        image_previews: previews,
      },
    });
    expect(body.length).toBeGreaterThan(6_500_000);
    await watch({ path: '/history', ...json(body) }, 200);
    await watch(
      { path: '/history', ...json({ formula: 'CH4', result_json: Array(20).fill({}) }) },
      422,
    );
    const [{ id }] = (await pro.call('GET', '/history?limit=1&brief=1')).json() as [{ id: string }];
    for (const path of [
      '/history?limit=200',
      '/history?limit=200&brief=1',
      `/history/${id}`,
      '/history.csv',
      `/history/${id}/csv`,
      '/history/count',
      '/account/export',
    ])
      await watch({ path }, 200);
  }, 120_000);

  test('a history of 100 small items', async () => {
    for (let index = 0; index < 100; index++)
      await pro.call('POST', '/history', {
        json: { formula: 'CH4', result_json: { informacion: 'x'.repeat(20_000) } },
      });
    for (const path of ['/history?limit=200', '/history?limit=200&brief=1', '/history.csv'])
      await watch({ path }, 200);
  });

  test.each([
    ['/auth/login', { email: 'nobody@example.org', password: 'x'.repeat(500) }, 401],
    ['/auth/login', { email: `${'a'.repeat(200_000)}@example.org`, password: PASSWORD }, 422],
    ['/feedback', { message: 'é'.repeat(100_000) }, 422],
  ])('POST %s %#', (path, body, status) => watch({ path, ...json(body) }, status));
});
