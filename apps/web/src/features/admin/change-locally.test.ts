import type { AdminUser } from '@elucida/contract/admin';
import { expect, test } from 'vitest';
import { changeLocally } from './change-locally.ts';

const user: AdminUser = {
  id: 'u1',
  email: 'ada@example.org',
  name: 'Ada',
  is_verified: true,
  is_admin: false,
  is_whitelisted: false,
  is_internal: false,
  plan: 'free',
  daily_limit: 5,
  analyses_today: 4,
  remaining_today: 1,
  analyses_total: 9,
  created_at: '2026-01-02T03:04:05.000Z',
  plan_renews_at: null,
  subscription_status: null,
};

test.each([
  [{ kind: 'toggle_admin' }, { is_admin: true, remaining_today: 1 }],
  [{ kind: 'toggle_whitelist' }, { is_whitelisted: true, remaining_today: 5 }],
  [{ kind: 'reset_daily' }, { analyses_today: 0, remaining_today: 5 }],
  [
    { kind: 'change_plan', plan: 'basic' },
    { plan: 'basic', daily_limit: 25, remaining_today: 21 },
  ],
] as const)('%j', (action, expected) => {
  expect(changeLocally(user, action)).toEqual({ ...user, ...expected });
});

test('toggling twice is as before; a smaller plan never leaves less than nothing', () => {
  for (const kind of ['toggle_admin', 'toggle_whitelist'] as const)
    expect(changeLocally(changeLocally(user, { kind }), { kind })).toEqual(user);
  expect(
    changeLocally(
      { ...user, plan: 'pro', daily_limit: 100, analyses_today: 30 },
      { kind: 'change_plan', plan: 'free' },
    ),
  ).toMatchObject({ daily_limit: 5, remaining_today: 0 });
});
