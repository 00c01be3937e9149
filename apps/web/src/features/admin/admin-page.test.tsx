// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, user as aUser, type Answers } from '../../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { AdminPage } from './admin-page.tsx';

cleanUpAfterEach();

const account = (over: Record<string, unknown>) => ({
  id: 'x',
  email: 'x@example.org',
  name: 'X',
  is_verified: true,
  is_admin: false,
  is_whitelisted: false,
  is_internal: false,
  plan: 'free',
  daily_limit: 5,
  analyses_today: 0,
  remaining_today: 5,
  analyses_total: 0,
  created_at: '2026-01-02T03:04:05.000Z',
  plan_renews_at: null,
  subscription_status: null,
  ...over,
});
const ACCOUNTS = [
  account({ id: 'u1', email: 'ada@example.org', name: 'Ada', is_admin: true, is_internal: true }),
  account({
    id: 'u2',
    email: 'marie@example.org',
    name: 'Marie',
    plan: 'pro',
    daily_limit: 100,
    analyses_today: 12,
    remaining_today: 88,
    is_verified: false,
  }),
  account({
    id: 'u3',
    email: 'dorothy@example.org',
    name: 'Dorothy',
    is_whitelisted: true,
    analyses_today: 7,
  }),
];
const ENTRY = {
  id: 'a1',
  at: '2026-01-02T03:04:05.000Z',
  source: 'shell',
  actor: null,
  target: 'marie@example.org',
  action: 'plan',
  before: 'free',
  after: 'pro',
};
const SERVER: Answers = {
  'GET /api/auth/me': { json: aUser({ is_admin: true, admin_link: true }) },
  'GET /api/admin/overview': {
    json: {
      users_total: 1234,
      plans: { free: 1200, basic: 30, pro: 4 },
      analyses_today: 567,
      active_today: 89,
    },
  },
  'GET /api/admin/users/count': { json: { count: 1234 } },
  'GET /api/admin/users': { json: { items: ACCOUNTS } },
  'GET /api/admin/audit': { json: { items: [ENTRY] } },
};

const names = () =>
  screen
    .getAllByRole('row')
    .flatMap((row) =>
      ['Ada', 'Marie', 'Dorothy'].filter((name) => within(row).queryByText(name) !== null),
    );
const rowOf = (name: string) => screen.getByText(name).closest('tr')!;

/** The screen's words are loaded with it. */
async function arrive() {
  let view: Awaited<ReturnType<typeof show>>;
  await act(async () => {
    view = await show(<AdminPage />, { at: '/en/admin' });
  });
  return view!.user;
}

async function open(over: Answers = {}) {
  const calls = fakeServer({ ...SERVER, ...over });
  const user = await arrive();
  await screen.findByText('Marie');
  return { calls, user };
}

test.each([
  ['a visitor', { 'GET /api/auth/me': { status: 401, json: {} } }, 0],
  ['a user', { 'GET /api/auth/me': { json: aUser() } }, 0],
  [
    'an admin who was revoked meanwhile',
    {
      'GET /api/admin/users/count': {
        status: 403,
        json: { code: 'not_admin', detail: 'Your account does not have admin privileges.' },
      },
    },
    1,
  ],
] as const)('%s is not authorized', async (_who, over, probes) => {
  const calls = fakeServer({ ...SERVER, ...over });
  await arrive();
  expect(await screen.findByRole('heading', { level: 1, name: 'Not authorized' })).toBeTruthy();
  expect(screen.getByText('Your account does not have admin privileges.')).toBeTruthy();
  expect(calls.filter(({ path }) => path.startsWith('/api/admin/'))).toHaveLength(probes);
});

test('the overview, the accounts and the changes are there', async () => {
  await open();
  expect(await screen.findByText('567')).toBeTruthy();
  expect(names()).toEqual(['Ada', 'Marie', 'Dorothy']);
  expect(screen.getByText('3 shown of 3 loaded; 1,234 in total.')).toBeTruthy();
  expect(await screen.findByText('Free → Pro')).toBeTruthy();
  expect(screen.getByText('server’s shell')).toBeTruthy();
});

test('filters and search narrow in the browser, together', async () => {
  const { user, calls } = await open();
  const asked = calls.length;
  await user.click(screen.getByLabelText('Only unverified'));
  expect(names()).toEqual(['Marie']);
  await user.click(screen.getByLabelText('Only admins'));
  expect(screen.getByText('No user matches. Clear the search or the filters.')).toBeTruthy();
  await user.click(screen.getByLabelText('Only unverified'));
  expect(names()).toEqual(['Ada']);
  await user.click(screen.getByLabelText('Only admins'));
  await user.click(screen.getByLabelText('Only whitelisted'));
  expect(names()).toEqual(['Dorothy']);
  await user.click(screen.getByLabelText('Only whitelisted'));
  await user.selectOptions(screen.getByLabelText('Plan'), 'pro');
  expect(names()).toEqual(['Marie']);
  await user.selectOptions(screen.getByLabelText('Plan'), 'all');
  await user.type(screen.getByLabelText('Search by name or email'), ' DOROTHY@ ');
  expect(names()).toEqual(['Dorothy']);
  expect(calls).toHaveLength(asked);
});

test('each action calls the server and changes the row here, without reading the list again', async () => {
  const { user, calls } = await open({
    'POST /api/admin/users/u2/toggle_admin': {},
    'POST /api/admin/users/u2/toggle_whitelist': {},
    'POST /api/admin/users/u2/reset_daily': {},
    'POST /api/admin/users/u2/change_plan': {},
  });
  const row = within(rowOf('Marie'));
  await user.click(row.getByRole('button', { name: 'Reset today’s count' }));
  expect(await row.findByText('0 / 100')).toBeTruthy();
  await user.selectOptions(row.getByLabelText('Plan of marie@example.org'), 'basic');
  expect(await row.findByText('0 / 25')).toBeTruthy();
  await user.click(row.getByRole('button', { name: 'Whitelist' }));
  expect(await row.findByText('0 / ∞')).toBeTruthy();
  await user.click(row.getByRole('button', { name: 'Make admin' }));
  expect(await row.findByRole('button', { name: 'Revoke admin' })).toBeTruthy();
  expect(screen.getByText('marie@example.org is an admin now.')).toBeTruthy();
  expect(
    calls
      .filter(({ method }) => method === 'POST')
      .map(({ path, body }) => [path.split('/').at(-1), body]),
  ).toEqual([
    ['reset_daily', undefined],
    ['change_plan', { plan: 'basic' }],
    ['toggle_whitelist', undefined],
    ['toggle_admin', undefined],
  ]);
  expect(calls.filter(({ path }) => path === '/api/admin/users')).toHaveLength(1);
});

test('a refused action says so and changes nothing; an admin by the settings has no revoke button', async () => {
  const { user } = await open({
    'POST /api/admin/users/u3/toggle_admin': {
      status: 409,
      json: { code: 'conflict', detail: 'Somebody else did.' },
    },
  });
  const row = within(rowOf('Dorothy'));
  await user.click(row.getByRole('button', { name: 'Make admin' }));
  expect(await screen.findByText('Somebody else did.')).toBeTruthy();
  expect(row.getByRole('button', { name: 'Make admin' })).toBeTruthy();
  expect(within(rowOf('Ada')).queryByRole('button', { name: /admin/ })).toBeNull();
});
