import { imageDescriptionsSchema } from '@elucida/contract/images';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFakeAnalyser, untilCancelled } from '../../testing/fake-analyser.ts';
import { cutPng, form, plainJpeg, plainPng } from '../../testing/images.ts';
import { createTestApp, type Client, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp({ analyser: createFakeAnalyser({ slots: 1, maxWaiting: 1 }) });
});
afterEach(() => app.close());

const describe = async (
  user: Client,
  fields: Record<string, string> = {},
  url = '/images/describe',
) => user.call('POST', url, form(fields, [{ name: 'ir.png', bytes: await plainPng() }]));

test.each(['/images/describe', '/api/images/describe'])(
  '%s answers one description a file, to a user who has not verified the address yet',
  async (url) => {
    const user = await app.user({ verified: false });
    const response = await describe(user, {}, url);
    expect(response.statusCode).toBe(200);
    expect(imageDescriptionsSchema.parse(response.json())).toEqual([
      {
        name: 'ir.png',
        type: 'C13NMR',
        type_probability: 1,
        axis: [220, -10],
        unit: 'ppm',
        peaks: 6,
        problem: null,
        plot: { x0: 20, y0: 10, x1: 380, y1: 200, width: 400, height: 240 },
        spectrum: null,
      },
    ]);
  },
);

test('technique and axis as the user corrects them reach the reader, file by file', async () => {
  const user = await app.user({ plan: 'basic' });
  const files = [
    { name: 'a.png', bytes: await plainPng() },
    { name: 'b.jpg', bytes: await plainJpeg() },
  ];
  const response = await user.call(
    'POST',
    '/images/describe',
    form({ image_types: '[null,"IR"]', image_axes: '[null,[4000,400]]' }, files),
  );
  expect(app.analyser.described[0]).toMatchObject([
    { name: 'a.png', type: undefined, axis: undefined },
    { name: 'b.jpg', type: 'IR', axis: [4000, 400] },
  ]);
  expect(response.json()[1]).toMatchObject({
    name: 'b.jpg',
    type: 'IR',
    axis: [4000, 400],
    unit: 'cm-1',
  });
});

test('nothing is counted', async () => {
  const user = await app.user();
  for (let i = 0; i < 8; i++) expect((await describe(user)).statusCode).toBe(200);
  expect((await user.call('GET', '/stats/quota')).json()).toMatchObject({ used_today: 0 });
});

test('sixty calls a minute and user, then 429 with the time to wait', async () => {
  const [user, other] = [await app.user(), await app.user()];
  for (let i = 0; i < 60; i++) await describe(user);
  const refused = await describe(user);
  expect([refused.statusCode, refused.json().code, Number(refused.headers['retry-after'])]).toEqual(
    [429, 'rate_limited', 60],
  );
  expect((await describe(other)).statusCode).toBe(200);
  app.clock.time += 60_000;
  expect((await describe(user)).statusCode).toBe(200);
});

test.each([
  ['no file', {}, [], 422, 'no_files'],
  ['text named .png', {}, [{ name: 'a.png', bytes: 'text' }], 415, 'unsupported_image'],
  ['more corrections than files', { image_types: '["IR","MS"]' }, null, 422, 'invalid_input'],
  ['a technique that is none', { image_types: '["NMR"]' }, null, 422, 'invalid_input'],
  ['an axis without length', { image_axes: '[[5,5]]' }, null, 422, 'invalid_input'],
] as const)('%s is refused', async (_what, fields, files, status, code) => {
  const response = await (
    await app.user()
  ).call(
    'POST',
    '/images/describe',
    form(fields, files ?? [{ name: 'a.png', bytes: await plainPng() }]),
  );
  expect([response.statusCode, response.json().code]).toEqual([status, code]);
  expect(app.analyser.described).toHaveLength(0);
});

test('the limits of an analysis hold: a cut file, two images on Free', async () => {
  const user = await app.user();
  expect(
    (
      await user.call(
        'POST',
        '/images/describe',
        form({}, [{ name: 'cut.png', bytes: await cutPng() }]),
      )
    ).json().code,
  ).toBe('damaged_image');
  const two = [
    { name: 'a.png', bytes: await plainPng() },
    { name: 'b.png', bytes: await plainPng() },
  ];
  expect((await user.call('POST', '/images/describe', form({}, two))).json().code).toBe(
    'plan_images',
  );
});

test('it waits behind analyses and never keeps one out', async () => {
  const user = await app.user({ plan: 'basic' });
  const analyse = async () =>
    user.call(
      'POST',
      '/analyze',
      form({ formula: 'CH4' }, [{ name: 'a.png', bytes: await plainPng() }]),
    );
  let release = () => {};
  app.analyser.behave((job, options) =>
    Promise.race([
      untilCancelled(job, options),
      new Promise<never>((_resolve, reject) => {
        release = () => reject(new Error('released'));
      }),
    ]),
  );
  const running = analyse();
  await expect.poll(() => app.analyser.jobs.length).toBe(1);
  const described = describe(user);
  await expect.poll(() => app.analyser.load.waiting).toBe(1);
  expect((await describe(user)).json().code).toBe('busy');
  const waiting = analyse();
  await expect.poll(() => app.analyser.load.waiting).toBe(2);
  release();
  await running;
  await expect.poll(() => app.analyser.jobs.length).toBe(2);
  expect(app.analyser.described).toHaveLength(0);
  release();
  expect((await waiting).statusCode).toBe(500);
  expect((await described).statusCode).toBe(200);
});
