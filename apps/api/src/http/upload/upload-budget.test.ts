import { afterEach, expect, test } from 'vitest';
import { form, plainPng } from '../../testing/images.ts';
import { until } from '../../testing/streams.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
afterEach(() => app.close());

async function upload(bytes: Uint8Array) {
  const user = await app.user({ plan: 'pro' });
  return () => user.call('POST', '/analyze', form({ formula: 'CH4' }, [{ name: 'a.png', bytes }]));
}

test('more than all uploads together may hold is 503 with Retry-After, uncounted, and fits again afterwards', async () => {
  const png = await plainPng();
  app = await createTestApp({ app: { uploadsHeldMax: Math.round(png.length * 1.5) + 1_000 } });
  const send = await upload(png);
  let finish = () => {};
  app.analyser.behave((job) => new Promise((resolve) => { finish = () => resolve({ status: 'ok', molecular_formula: job.formula } as never); }));
  const first = send();
  await until(async () => app.analyser.jobs.length === 1);
  expect(app.server.uploads.heldBytes).toBe(png.length);
  const refused = await (await upload(new Uint8Array(png.length + 1_000)))();
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([503, 'busy', '15']);
  finish();
  expect((await first).statusCode).toBe(200);
  await until(async () => app.server.uploads.heldBytes === 0);
  app.analyser.behave(async (job) => ({ status: 'ok', molecular_formula: job.formula }) as never);
  expect((await send()).statusCode).toBe(200);
});

test('a form that says nothing of its length is measured as it comes', async () => {
  app = await createTestApp({ app: { uploadsHeldMax: 5_000 } });
  const base = await app.server.listen({ port: 0, host: '127.0.0.1' });
  const { cookie } = await app.user();
  const { payload, headers } = form({ formula: 'CH4' }, [{ name: 'a.png', bytes: new Uint8Array(200_000) }]);
  const body = new ReadableStream({ start(controller) { controller.enqueue(payload); controller.close(); } });
  const response = await fetch(`${base}/analyze`, { method: 'POST', body, duplex: 'half', headers: { ...headers, cookie } } as RequestInit);
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([503, 'busy']);
  await until(async () => app.server.uploads.heldBytes === 0);
});
