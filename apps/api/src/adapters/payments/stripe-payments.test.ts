import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseConfig } from '../../config.ts';
import { failure } from '../../testing/fake-stripe-calls.ts';
import {
  PRICES,
  startFakeStripe,
  type FakeStripe,
  type Trouble,
} from '../../testing/fake-stripe.ts';
import {
  PaymentFailure,
  type PaymentFailureReason,
  type Payments,
  type Visit,
} from './payments.ts';
import { createStripePayments } from './stripe-payments.ts';

const clock = {
  time: Date.UTC(2026, 2, 10, 12),
  now() {
    return this.time;
  },
};
let stripe: FakeStripe;
let payments: Payments;
let visit: Visit;
beforeEach(async () => {
  stripe = await startFakeStripe({ now: () => clock.now() });
  payments = await createStripePayments(parseConfig(stripe.env).stripe!, { clock, timeoutMs: 150 });
  const customerId = await payments.createCustomer(
    { userId: 'u1', email: 'ada@example.org', name: 'Ada & Söhne' },
    'customer-u1',
  );
  visit = { customerId, userId: 'u1', base: 'https://elucida.example', language: 'es' };
});
afterEach(() => stripe.close());

const lastCall = () => {
  const { method, path, fields, key } = stripe.calls.at(-1)!;
  return { method, path, key, fields: Object.fromEntries(fields) };
};
const buy = async (plan: 'basic' | 'pro') =>
  stripe.state.pay((await payments.startCheckout(plan, visit, `key-${plan}`)).split('/').at(-1)!);

test("a customer is made with the user's id, and once for a key", async () => {
  expect(lastCall()).toEqual({
    method: 'POST',
    path: '/v1/customers',
    key: 'customer-u1',
    fields: { email: 'ada@example.org', name: 'Ada & Söhne', 'metadata[user_id]': 'u1' },
  });
  expect(
    await payments.createCustomer(
      { userId: 'u1', email: 'ada@example.org', name: 'Ada & Söhne' },
      'customer-u1',
    ),
  ).toBe(visit.customerId);
  expect(stripe.state.customers.size).toBe(1);
});

test("a checkout sells one month of one price, to this customer, and leads back in the page's language", async () => {
  const url = await payments.startCheckout('pro', visit, 'k1');
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/pay\/cs_/);
  expect(lastCall()).toEqual({
    method: 'POST',
    path: '/v1/checkout/sessions',
    key: 'k1',
    fields: {
      mode: 'subscription',
      customer: visit.customerId,
      client_reference_id: 'u1',
      'line_items[0][price]': PRICES.pro,
      'line_items[0][quantity]': '1',
      locale: 'es',
      success_url: 'https://elucida.example/es/pricing?checkout=success',
      cancel_url: 'https://elucida.example/es/pricing?checkout=cancelled',
      'metadata[user_id]': 'u1',
      'metadata[plan]': 'pro',
      'subscription_data[metadata][user_id]': 'u1',
    },
  });
});

test('Stripe has no Basque: its pages follow the browser', async () => {
  await payments.startCheckout('pro', { ...visit, language: 'eu' }, 'k1');
  expect(lastCall().fields).toMatchObject({
    locale: 'auto',
    success_url: 'https://elucida.example/eu/pricing?checkout=success',
  });
});

test('an open checkout of the same plan is found, one of the other plan is withdrawn', async () => {
  const url = await payments.startCheckout('basic', visit, 'k1');
  expect(await payments.findCheckout('basic', visit)).toEqual({ url, withdrawn: 0 });
  expect(await payments.findCheckout('pro', visit)).toEqual({ url: null, withdrawn: 1 });
  expect(await payments.findCheckout('basic', visit)).toEqual({ url: null, withdrawn: 0 });
});

test('subscriptions in our words: renewing, cancelled, failed, ended, and what is not ours left out', async () => {
  const { id } = await buy('basic');
  const created = clock.time;
  const renews = Date.UTC(2026, 3, 10, 12);
  const expected = {
    id,
    plan: 'basic',
    status: 'active',
    createdAt: created,
    periodEndsAt: renews,
    endsAt: null,
  };
  expect(await payments.listSubscriptions(visit.customerId)).toEqual([expected]);
  stripe.state.cancelAtPeriodEnd(id);
  expect(await payments.listSubscriptions(visit.customerId)).toEqual([
    { ...expected, endsAt: renews },
  ]);
  stripe.state.resume(id);
  stripe.state.changePrice(id, PRICES.pro);
  stripe.state.setStatus(id, 'past_due');
  expect(await payments.listSubscriptions(visit.customerId)).toEqual([
    { ...expected, plan: 'pro', status: 'past_due' },
  ]);
  await payments.cancelNow(id);
  expect(await payments.listSubscriptions(visit.customerId)).toEqual([
    { ...expected, plan: 'pro', status: 'canceled', endsAt: created },
  ]);
  stripe.state.changePrice(id, 'price_of_a_t_shirt');
  expect(await payments.listSubscriptions(visit.customerId)).toEqual([]);
});

test('a customer of another account is not one without subscriptions', async () => {
  expect(await payments.listSubscriptions('cus_elsewhere')).toBeNull();
  expect(await payments.listSubscriptions('test_u1')).toEqual([]);
});

test('a change of plan is confirmed in the portal, where the difference is shown', async () => {
  const subscription = await buy('basic');
  expect(await payments.openChange(subscription.id, 'pro', visit)).toContain('/portal/');
  expect(lastCall()).toMatchObject({
    path: '/v1/billing_portal/sessions',
    fields: {
      customer: visit.customerId,
      return_url: 'https://elucida.example/es/pricing',
      'flow_data[type]': 'subscription_update_confirm',
      'flow_data[subscription_update_confirm][subscription]': subscription.id,
      'flow_data[subscription_update_confirm][items][0][id]': subscription.items.data[0].id,
      'flow_data[subscription_update_confirm][items][0][price]': PRICES.pro,
      'flow_data[after_completion][type]': 'redirect',
      'flow_data[after_completion][redirect][return_url]':
        'https://elucida.example/es/pricing?checkout=success',
    },
  });
});

const portal = () => payments.openPortal(visit);
test.each<[string, Trouble[], PaymentFailureReason]>([
  ['a refused card (402)', [failure(402, 'card_error', { code: 'card_declined' })], 'refused'],
  ['a wrong request (400)', [failure(400, 'invalid_request_error')], 'refused'],
  ['a wrong key (401)', [failure(401, 'invalid_request_error')], 'refused'],
  [
    'too many calls (429)',
    [failure(429, 'invalid_request_error', { code: 'rate_limit' })],
    'unavailable',
  ],
  [
    'two faults of theirs (500)',
    [failure(500, 'api_error'), failure(500, 'api_error')],
    'unavailable',
  ],
  ['silence, twice', ['silence', 'silence'], 'unavailable'],
  ['a broken connection, twice', ['hang-up', 'hang-up'], 'unavailable'],
])('%s', async (_name, troubles, reason) => {
  stripe.trouble(...troubles);
  const error = await portal().then(
    () => null,
    (thrown: unknown) => thrown as PaymentFailure,
  );
  expect(error).toBeInstanceOf(PaymentFailure);
  expect(error!.reason).toBe(reason);
  expect(error!.retryAfterS).toBe(reason === 'unavailable' ? 5 : undefined);
});

test.each<[string, Trouble]>([
  ['a fault of theirs', failure(500, 'api_error')],
  ['silence', 'silence'],
  ['a broken connection', 'hang-up'],
])('%s is tried again once, with the same key', async (_name, trouble) => {
  stripe.trouble(trouble);
  await payments.startCheckout('basic', visit, 'once');
  expect(stripe.calls.slice(-2).map(({ path, key }) => [path, key])).toEqual(
    Array(2).fill(['/v1/checkout/sessions', 'once']),
  );
  expect(stripe.state.sessions.size).toBe(1);
});

const event = {
  id: 'evt_1',
  object: 'event' as const,
  type: 'invoice.paid',
  created: 1,
  data: { object: { object: 'invoice', id: 'in_1', customer: 'cus_1' } },
};
test('an event is read when its signature is right and fresh', () => {
  const { payload, headers } = stripe.signed(event);
  expect(payments.readEvent(Buffer.from(payload), headers['stripe-signature'])).toEqual({
    id: 'evt_1',
    type: 'invoice.paid',
    customerId: 'cus_1',
  });
});

type Spoil = (good: { payload: string; signature: string }) => [string, string | undefined];
test.each<[string, Spoil]>([
  ['none', ({ payload }) => [payload, undefined]],
  ['nonsense', ({ payload }) => [payload, 'nonsense']],
  [
    'of another secret',
    ({ payload }) => [payload, stripe.signed(event, 'whsec_other').headers['stripe-signature']],
  ],
  ['of another body', ({ payload, signature }) => [`${payload} `, signature]],
  [
    'of six minutes ago',
    ({ payload, signature }) => {
      clock.time += 360_000;
      return [payload, signature];
    },
  ],
])('a signature that is %s is refused', (_name, spoil) => {
  const { payload, headers } = stripe.signed(event);
  const [body, signature] = spoil({ payload, signature: headers['stripe-signature'] });
  expect(() => payments.readEvent(Buffer.from(body), signature)).toThrow(
    expect.objectContaining({ reason: 'bad-signature' }),
  );
});

test.each([
  ['customer.deleted', { object: 'customer', id: 'cus_2' }, 'cus_2'],
  [
    'customer.subscription.deleted',
    { object: 'subscription', id: 'sub_1', customer: { id: 'cus_3', object: 'customer' } },
    'cus_3',
  ],
  ['checkout.session.completed', { object: 'checkout.session', id: 'cs_1', customer: null }, null],
  ['customer.updated', { object: 'customer', id: 'cus_2' }, null],
  ['payment_intent.succeeded', { object: 'payment_intent', id: 'pi_1', customer: 'cus_2' }, null],
])('%s concerns %j: customer %s', (type, object, customerId) => {
  const { payload, headers } = stripe.signed({ ...event, type, data: { object } });
  expect(payments.readEvent(Buffer.from(payload), headers['stripe-signature']).customerId).toBe(
    customerId,
  );
});
