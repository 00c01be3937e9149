import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Subscription } from '../adapters/payments/payments.ts';
import { chooseSubscription, planFields } from './choose-subscription.ts';

const subscription = (over: Partial<Subscription>): Subscription => ({
  id: 'sub_1',
  plan: 'basic',
  status: 'active',
  createdAt: 1_000,
  periodEndsAt: 9_000,
  endsAt: null,
  ...over,
});

test.each<[string, Partial<Subscription>[], string | null]>([
  ['none', [], null],
  [
    'the one that is paid, though another is newer',
    [{ id: 'old' }, { id: 'new', status: 'canceled', createdAt: 5_000, endsAt: 6_000 }],
    'old',
  ],
  [
    'Pro before Basic',
    [
      { id: 'basic', createdAt: 5_000 },
      { id: 'pro', plan: 'pro' },
    ],
    'pro',
  ],
  [
    'a paid Basic before an unpaid Pro',
    [{ id: 'pro', plan: 'pro', status: 'unpaid' }, { id: 'basic' }],
    'basic',
  ],
  [
    'the one that renews before the one that ends',
    [{ id: 'ends', endsAt: 9_000, createdAt: 5_000 }, { id: 'renews' }],
    'renews',
  ],
  [
    'one still open before one that is over',
    [
      { id: 'over', status: 'canceled', createdAt: 5_000, endsAt: 6_000 },
      { id: 'open', status: 'unpaid' },
    ],
    'open',
  ],
  [
    'the newest of those that are over',
    [
      { id: 'older', status: 'canceled', endsAt: 6_000 },
      { id: 'newer', status: 'canceled', createdAt: 2_000, endsAt: 6_000 },
    ],
    'newer',
  ],
])('%s', (_name, list, id) => {
  expect(chooseSubscription(list.map(subscription))?.id ?? null).toBe(id);
});

test('the order of the list does not matter', () => {
  const any = fc.record({
    id: fc.string({ minLength: 1, maxLength: 3 }),
    plan: fc.constantFrom('basic' as const, 'pro' as const),
    status: fc.constantFrom(
      'active',
      'trialing',
      'past_due',
      'unpaid',
      'canceled',
      'paused',
      'incomplete',
    ),
    createdAt: fc.nat(5),
    periodEndsAt: fc.constant(9_000),
    endsAt: fc.constantFrom(null, 5_000, 9_000),
  });
  fc.assert(
    fc.property(fc.uniqueArray(any, { selector: ({ id }) => id, maxLength: 6 }), (list) => {
      expect(chooseSubscription([...list].reverse())).toEqual(chooseSubscription(list));
    }),
    { seed: 20_261_121 },
  );
});

const FREE = { plan: 'free', plan_renews_at: null, plan_ends_at: null };
test.each<[Partial<Subscription> | null, object]>([
  [null, { ...FREE, subscription_status: null }],
  [{}, { plan: 'basic', plan_renews_at: 9_000, plan_ends_at: null, subscription_status: 'active' }],
  [
    { plan: 'pro', status: 'trialing' },
    { plan: 'pro', plan_renews_at: 9_000, plan_ends_at: null, subscription_status: 'trialing' },
  ],
  [
    { endsAt: 9_000 },
    { plan: 'basic', plan_renews_at: null, plan_ends_at: 9_000, subscription_status: 'active' },
  ],
  [
    { status: 'past_due' },
    { plan: 'basic', plan_renews_at: 9_000, plan_ends_at: null, subscription_status: 'past_due' },
  ],
  [{ status: 'unpaid' }, { ...FREE, subscription_status: 'unpaid' }],
  [
    { status: 'canceled', endsAt: 5_000 },
    { ...FREE, subscription_status: 'canceled' },
  ],
  [{ status: 'incomplete' }, { ...FREE, subscription_status: 'incomplete' }],
  [{ status: 'paused' }, { ...FREE, subscription_status: 'paused' }],
])('%j gives %j', (over, fields) => {
  expect(planFields(over === null ? null : subscription(over))).toEqual(fields);
});
