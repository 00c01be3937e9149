import { afterEach, beforeEach, expect, test } from 'vitest';
import { BILLING_LIMITS } from '../../bounds/limits.ts';
import { BODY_BOUNDS } from '../../bounds/requests.ts';
import { createBillingApp, type BillingApp } from '../../testing/billing-app.ts';

let app: BillingApp;
beforeEach(async () => {
  app = await createBillingApp();
});
afterEach(() => app.close());

const CALLS = [
  ['/stripe/checkout', 'billing-visit', { json: { plan: 'basic' } }],
  ['/stripe/portal', 'billing-visit', {}],
  ['/stripe/sync', 'billing-sync', {}],
] as const;
const ADDRESS = '192.0.2.7';

const hitBefore = (key: string, hits: number) =>
  app.db.kysely
    .insertInto('rate_limits')
    .values({ key, hits, expires_at: app.clock.time + 60_000 })
    .execute();

test.each(CALLS)(
  '%s: who is over the limit of a user asks nothing of the provider and has ' +
    'nothing written, with or without an account there',
  async (url, key, body) => {
    const user = await app.user();
    const { id } = (await user.call('GET', '/auth/me')).json() as { id: string };
    await hitBefore(`${key}:${id}`, BILLING_LIMITS.visitsOfUser.max);
    const asked = app.stripe.calls.length;
    for (let call = 0; call < 2; call++) {
      const refused = await user.call('POST', url, { ...body, remoteAddress: ADDRESS });
      expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
        429,
        'rate_limited',
        '60',
      ]);
    }
    expect(app.stripe.calls.length).toBe(asked);
    expect(await app.db.kysely.selectFrom('billing_accounts').selectAll().execute()).toEqual([]);
  },
);

test.each(CALLS)(
  '%s: many accounts of one address share its limit; another address has its own',
  async (url, key, body) => {
    await hitBefore(`${key}-from:${ADDRESS}`, BILLING_LIMITS.visitsOfAddress.max - 1);
    const [first, second] = [await app.user(), await app.user()];
    const statusOf = async (user: typeof first, remoteAddress: string) =>
      (await user.call('POST', url, { ...body, remoteAddress })).statusCode;
    expect(await statusOf(first, ADDRESS)).toBe(200);
    expect(await statusOf(second, ADDRESS)).toBe(429);
    expect(await statusOf(second, '192.0.2.8')).toBe(200);
  },
);

test.each(['application/json', 'text/plain'])(
  'an event of %s that is longer than any of the provider is refused while it is read',
  async (type) => {
    const answer = await app.server.inject({
      method: 'POST',
      url: '/stripe/webhook',
      headers: { 'content-type': type },
      payload: Buffer.alloc(BODY_BOUNDS.eventBytesMax + 1, 'x'),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'too_large']);
  },
);
