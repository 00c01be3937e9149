import { readFileSync } from 'node:fs';
import { TEST_ACTIONS } from '@elucida/contract/billing';
import { LANGUAGES, type Language } from '@elucida/contract/languages';
import { testMode } from '@elucida/messages/billing/test-mode';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { billingOf } from '../../testing/billing-app.ts';
import { createTestApp, PASSWORD, type Client, type TestApp } from '../../testing/test-app.ts';
import { DARK, html, LIGHT } from './test-page.ts';
import { DAY_MS } from '../../periods.ts';

let app: TestApp;
let user: Client;
beforeEach(async () => {
  app = await createTestApp();
  user = await app.user();
});
afterEach(() => app.close());

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const pathOf = (url: string) => url.slice(new URL(url).origin.length);
const open = async (
  page: 'checkout' | 'portal',
  { plan, lang = 'en', client = user }: { plan?: string; lang?: string; client?: Client } = {},
) =>
  pathOf(
    (
      (
        await client.call(
          'POST',
          `/stripe/${page}?lang=${lang}`,
          plan === undefined ? {} : { json: { plan } },
        )
      ).json() as { url: string }
    ).url,
  );
const pay = async (plan: string) =>
  user.call('POST', await open('checkout', { plan }), { headers: FORM, payload: '' });
const act = async (action: string, path?: string) =>
  user.call('POST', path ?? (await open('portal')), { headers: FORM, payload: `action=${action}` });
async function later(days: number): Promise<void> {
  app.clock.time += days * DAY_MS;
  await user.call('POST', '/auth/login', { json: { email: user.email, password: PASSWORD } });
}

test('paying changes the plan at once and leads back to the plans', async () => {
  const paid = await pay('basic');
  expect([paid.statusCode, paid.headers.location]).toEqual([303, '/en/pricing?checkout=success']);
  expect(await billingOf(user)).toEqual({
    plan: 'basic',
    plan_renews_at: '2026-04-10T12:00:00.000Z',
    plan_ends_at: null,
    subscription_status: 'active',
  });
});

test('a checkout is paid once, however often its form is sent', async () => {
  const path = await open('checkout', { plan: 'basic' });
  const statuses = (
    await Promise.all([1, 2, 3].map(() => user.call('POST', path, { headers: FORM, payload: '' })))
  ).map(({ statusCode }) => statusCode);
  expect(statuses).toContain(303);
  expect((await user.call('GET', path)).statusCode).toBe(404);
  expect(await app.db.kysely.selectFrom('test_subscriptions').selectAll().execute()).toHaveLength(
    1,
  );
});

test('a second checkout, opened before the first was paid, changes the plan and adds none', async () => {
  const [basic, pro] = [
    await open('checkout', { plan: 'basic' }),
    await open('checkout', { plan: 'pro' }),
  ];
  for (const path of [basic, pro]) await user.call('POST', path, { headers: FORM, payload: '' });
  expect(await billingOf(user)).toMatchObject({ plan: 'pro' });
  expect(await app.db.kysely.selectFrom('test_subscriptions').selectAll().execute()).toHaveLength(
    1,
  );
});

test(
  "cancelled, the plan stays to the period's end and is Free from then on; then it " +
    'can be bought again',
  async () => {
    await pay('pro');
    expect((await act('cancel')).statusCode).toBe(303);
    expect(await billingOf(user)).toMatchObject({
      plan: 'pro',
      plan_renews_at: null,
      plan_ends_at: '2026-04-10T12:00:00.000Z',
    });
    await later(30.9);
    expect((await user.call('GET', '/me/plan')).json()).toEqual({ plan: 'pro' });
    await later(0.2);
    expect((await user.call('GET', '/me/plan')).json()).toEqual({ plan: 'free' });
    expect((await user.call('POST', '/stripe/sync')).json()).toEqual({ plan: 'free' });
    await pay('basic');
    expect(await billingOf(user)).toMatchObject({
      plan: 'basic',
      plan_renews_at: '2026-05-10T14:24:00.000Z',
    });
  },
);

test('not cancelled, it renews month by month', async () => {
  await pay('basic');
  await later(40);
  await user.call('POST', '/stripe/sync');
  expect(await billingOf(user)).toMatchObject({
    plan: 'basic',
    plan_renews_at: '2026-05-10T12:00:00.000Z',
  });
});

test('resume, switch, a failed payment and its settlement', async () => {
  await pay('basic');
  await act('cancel');
  await act('resume');
  expect(await billingOf(user)).toMatchObject({ plan: 'basic', plan_ends_at: null });
  await act('switch');
  expect(await billingOf(user)).toMatchObject({ plan: 'pro' });
  await act('fail');
  expect(await billingOf(user)).toMatchObject({
    plan: 'pro',
    subscription_status: 'past_due',
    plan_ends_at: '2026-03-17T12:00:00.000Z',
  });
  await later(8);
  expect(await billingOf(user)).toMatchObject({ plan: 'free', subscription_status: 'unpaid' });
  await act('settle');
  expect(await billingOf(user)).toMatchObject({
    plan: 'pro',
    subscription_status: 'active',
    plan_ends_at: null,
  });
});

test('an unknown action is refused, and a portal without a subscription does nothing', async () => {
  expect((await act('steal')).statusCode).toBe(422);
  for (const action of TEST_ACTIONS) expect((await act(action)).statusCode).toBe(303);
  expect(await billingOf(user)).toMatchObject({ plan: 'free' });
});

test('from Basic, Pro leads to the portal', async () => {
  await pay('basic');
  expect(await open('checkout', { plan: 'pro' })).toMatch(
    /^\/stripe\/test\/portal\/[\w-]{24}\?lang=en$/,
  );
});

test("another's visit, an old one and one of the other kind do not open", async () => {
  const other = await app.user();
  const path = await open('checkout', { plan: 'basic', client: other });
  expect((await user.call('GET', path)).statusCode).toBe(404);
  expect((await other.call('GET', path.replace('checkout', 'portal'))).statusCode).toBe(404);
  app.clock.time += DAY_MS;
  expect((await other.call('GET', path)).statusCode).toBe(404);
});

test('a form on another site cannot pay or cancel', async () => {
  const path = await open('checkout', { plan: 'basic' });
  const response = await user.call('POST', path, {
    headers: { ...FORM, origin: 'https://evil.example' },
    payload: '',
  });
  expect(response.statusCode).toBe(403);
  expect(await billingOf(user)).toMatchObject({ plan: 'free' });
});

test('no other call reads forms', async () => {
  expect(
    (await user.call('POST', '/stripe/checkout', { headers: FORM, payload: 'plan=basic' }))
      .statusCode,
  ).toBe(415);
});

async function pages(lang: Language): Promise<Record<string, string>> {
  const checkout = (await user.call('GET', await open('checkout', { plan: 'basic', lang }))).body;
  const none = (await user.call('GET', await open('portal', { lang }))).body;
  await user.call('POST', await open('checkout', { plan: 'basic' }), {
    headers: FORM,
    payload: '',
  });
  const portal = async () => (await user.call('GET', await open('portal', { lang }))).body;
  const [active, , cancelled, , failed] = [
    await portal(),
    await act('cancel'),
    await portal(),
    await act('fail'),
    await portal(),
  ];
  const missing = (await user.call('GET', `/stripe/test/portal/gone?lang=${lang}`)).body;
  const signedOut = (await app.visitor().call('GET', `/stripe/test/portal/gone?lang=${lang}`)).body;
  return { checkout, none, active, cancelled, failed, missing, signedOut };
}

test.each(LANGUAGES)(
  '%s: every page says first that no card is charged, in its language, without a script',
  async (lang) => {
    for (const [name, page] of Object.entries(await pages(lang))) {
      expect(page, name).toContain(`<html lang="${lang}">`);
      expect(page.slice(page.indexOf('<body>')), name).toMatch(
        new RegExp(`^<body>\\n<header class="banner">${testMode[lang].banner}`),
      );
      expect(page.match(/<h1>/g), name).toHaveLength(1);
      expect(page, name).not.toMatch(/<script|undefined|NaN|\[object/);
    }
  },
);

test('the English banner is there letter for letter', () => {
  expect(testMode.en.banner).toBe('Test mode, no card is charged');
});

test("the pages wear the product's colours", () => {
  const tokens = readFileSync(
    new URL('../../../../web/src/styles/tokens.css', import.meta.url),
    'utf8',
  );
  /** `--bg: light-dark(#fbfbfa, #121416)`: the first is the light one. */
  const pairs = new Map(
    [...tokens.matchAll(/(--[\w-]+): light-dark\(([^,]+), ([^)]+)\);/g)].map(
      ([, name, light, dark]) => [name!, [light, dark]],
    ),
  );
  for (const [place, own] of [LIGHT, DARK].entries()) {
    const values = own.split(';').map((each) => each.split(':') as [string, string]);
    expect(values.length).toBeGreaterThan(5);
    for (const [name, value] of values) expect(pairs.get(name)?.[place], name).toBe(value);
  }
});

test('values in a page cannot become markup', () => {
  expect(html`<p title="${'"><b>&'}">${html`<i>${'<'}</i>`}${[html`a`, html`b`]}</p>`.html).toBe(
    '<p title="&quot;&gt;&lt;b&gt;&amp;"><i>&lt;</i>ab</p>',
  );
});
