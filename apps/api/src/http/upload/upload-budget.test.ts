import { HISTORY_BODY_BYTES } from '@elucida/contract/limits';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { BODY_BOUNDS } from '../../bounds/requests.ts';
import { form } from '../../testing/images.ts';
import { until } from '../../testing/streams.ts';
import { createTestApp, manualPayload, type Client, type TestApp } from '../../testing/test-app.ts';
import { holderOf, UploadBudget } from './upload-budget.ts';

test('an account holds its share, those unverified one together, all of them the whole', () => {
  const budget = new UploadBudget();
  const [ada, ben, cy] = ['ada', 'ben', 'cy'].map((id) => holderOf({ id, is_verified: 1 }));
  expect([budget.take(BODY_BOUNDS.accountHeldBytesMax, ada!), budget.take(1, ada!)]).toEqual([
    true,
    false,
  ]);
  const [visitor, fresh] = [holderOf(null), holderOf({ id: 'dan', is_verified: 0 })];
  expect([
    budget.take(BODY_BOUNDS.unverifiedHeldBytesMax - 1, visitor),
    budget.take(2, fresh),
    budget.take(1, fresh),
  ]).toEqual([true, false, true]);
  expect([
    budget.take(BODY_BOUNDS.accountHeldBytesMax, ben!),
    budget.take(BODY_BOUNDS.accountHeldBytesMax, cy!),
  ]).toEqual([true, false]);
  budget.give(BODY_BOUNDS.accountHeldBytesMax, ada!);
  expect([budget.take(BODY_BOUNDS.accountHeldBytesMax, cy!), budget.heldBytes]).toEqual([
    true,
    2 * BODY_BOUNDS.accountHeldBytesMax + BODY_BOUNDS.unverifiedHeldBytesMax,
  ]);
});

let app: TestApp;
let close = async () => {};
const start = async (options = {}) => {
  app = await createTestApp({ app: options });
  close = () => app.close();
};
afterEach(() => close());

const LARGE = 400_000;
/** A picture of noise: 480 kB. */
const noise = () =>
  sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
const text = 'x'.repeat(LARGE);
const ROUTES: readonly [
  string,
  (client: Client) => Promise<{
    statusCode: number;
    json: () => { code?: string };
    headers: Record<string, unknown>;
  }>,
][] = [
  [
    'POST /analyze',
    async (client) =>
      client.call(
        'POST',
        '/analyze',
        form({ formula: 'CH4' }, [{ name: 'a.png', bytes: await noise() }]),
      ),
  ],
  [
    'POST /images/describe',
    async (client) =>
      client.call('POST', '/images/describe', form({}, [{ name: 'a.png', bytes: await noise() }])),
  ],
  [
    'POST /analyze/manual',
    (client) =>
      client.call('POST', '/analyze/manual', { json: { ...manualPayload('CH4'), ignored: text } }),
  ],
  [
    'POST /history',
    (client) =>
      client.call('POST', '/history', {
        json: { formula: 'CH4', result_json: { informacion: text } },
      }),
  ],
  [
    'POST /export_pdf',
    (client) =>
      client.call('POST', '/export_pdf', form({ result_json: JSON.stringify({ x: text }) }, [])),
  ],
];

test.each(ROUTES)(
  '%s: a body over 256 kB takes from the budget, shows in /metrics, and is 503 where there is no room',
  async (_route, send) => {
    await start({ uploadsHeldMax: LARGE + 300_000 });
    const user = await app.user({ plan: 'pro' });
    expect((await send(user)).statusCode).toBe(200);
    await until(async () => app.server.uploads.heldBytes === 0);
    const others = holderOf({ id: 'somebody', is_verified: 1 });
    app.server.uploads.take(400_000, others);
    expect((await app.server.inject('/metrics')).body).toContain(
      '\nelucida_uploads_held_bytes 400000\n',
    );
    const refused = await send(user);
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
      503,
      'busy',
      '15',
    ]);
    expect((await user.call('GET', '/stats/quota')).json().used_today).toBeLessThanOrEqual(1);
    app.server.uploads.give(400_000, others);
    expect((await send(user)).statusCode).toBe(200);
    await until(async () => app.server.uploads.heldBytes === 0);
  },
);

test.each(ROUTES.slice(3))(
  '%s: those unverified have a small part of their own',
  async (_route, send) => {
    await start();
    const [fresh, verified] = [await app.user({ verified: false }), await app.user()];
    app.server.uploads.take(BODY_BOUNDS.unverifiedHeldBytesMax - LARGE / 2, holderOf(null));
    expect([(await send(fresh)).statusCode, (await send(verified)).statusCode]).toEqual([503, 200]);
  },
);

test.each(['/history', '/analyze', '/export_pdf'])(
  '%s: a body that says nothing of its length is measured as it comes',
  async (path) => {
    await start({ uploadsHeldMax: 300_000 });
    const base = await app.server.listen({ port: 0, host: '127.0.0.1' });
    const { cookie } = await app.user();
    const { payload, headers } =
      path === '/history'
        ? {
            payload: Buffer.from(
              JSON.stringify({ formula: 'CH4', result_json: { informacion: text } }),
            ),
            headers: { 'content-type': 'application/json' },
          }
        : path === '/analyze'
          ? form({ formula: 'CH4' }, [{ name: 'a.png', bytes: new Uint8Array(LARGE) }])
          : form({ result_json: JSON.stringify({ x: text }) }, []);
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(payload);
        controller.close();
      },
    });
    const response = await fetch(`${base}${path}`, {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { ...headers, cookie },
    } as RequestInit);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
      503,
      'busy',
    ]);
    await until(async () => app.server.uploads.heldBytes === 0);
  },
);

test.each(['/auth/login', '/feedback', '/stripe/webhook'])(
  '%s takes no more than 256 kB from anybody',
  async (path) => {
    await start();
    const response = await app
      .visitor()
      .call('POST', path, { json: { message: 'x'.repeat(BODY_BOUNDS.freeBytes) } });
    expect([response.statusCode, response.json().code]).toEqual([413, 'too_large']);
  },
);

test('more than a history item may have is 413 before any of it is held', async () => {
  await start({ uploadsHeldMax: 300_000 });
  const response = await (
    await app.user()
  ).call('POST', '/history', {
    json: { formula: 'CH4', result_json: { informacion: 'x'.repeat(HISTORY_BODY_BYTES) } },
  });
  expect([response.statusCode, response.json().code]).toEqual([413, 'too_large']);
});
