// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cleanUpAfterEach } from '../../testing/render.tsx';
import { settings, open, card, billing } from '../../testing/pricing-scene.tsx';

cleanUpAfterEach();

test('three cards with price, limit and features; Basic is popular', async () => {
  await open({ me: null });
  for (const [plan, price, ...lines] of [
    [
      'Free',
      '€0',
      '5 analyses a day',
      'A single image per technique',
      'Basic Learning Hub',
      'History of the last 30 days',
    ],
    ['Basic', '€9', '25 analyses a day', 'Multi-image', 'Full hub', 'PDF/CSV export'],
    [
      'Pro',
      '€19',
      '100 analyses a day',
      'Multi-image and a priority engine',
      'Full hub',
      'API coming soon',
    ],
  ] as const) {
    const inside = within(await card(plan));
    expect(inside.getByText(price).textContent).toBe(price);
    expect(inside.getByText('per month')).toBeTruthy();
    expect(inside.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(lines);
    expect(inside.queryByText('Popular') !== null).toBe(plan === 'Basic');
  }
  expect(
    ['Payments', 'Trials', 'Privacy'].map((name) => screen.getByRole('heading', { name }).tagName),
  ).toEqual(['H2', 'H2', 'H2']);
});

test('a visitor browses: nothing is asked of billing, and every way leads to the account', async () => {
  const { calls } = await open({ me: null });
  expect(
    (await screen.findAllByRole('link', { name: /Upgrade|Start on Free/ })).map((link) =>
      link.getAttribute('href'),
    ),
  ).toEqual(['/en/auth', '/en/auth', '/en/auth']);
  expect(billing(calls)).toEqual([]);
  expect(screen.queryByText('Your plan')).toBeNull();
});

test('while the plan is read: skeletons, an ellipsis and a disabled button', async () => {
  let answer!: () => void;
  const wait = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await open({
    answers: {
      'GET /api/me/plan': async () => {
        await wait;
        return { json: { plan: 'free' } };
      },
    },
  });
  expect(screen.getAllByTestId('skeleton')).toHaveLength(3);
  expect((await screen.findByRole('button', { name: 'Loading…' })).hasAttribute('disabled')).toBe(
    true,
  );
  expect(screen.getByText('…').tagName).toBe('STRONG');
  answer();
  await card('Free');
  expect(screen.queryAllByTestId('skeleton')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Loading…' })).toBeNull();
});

test('the plan is read, the provider asked, the plan read again, and the event fired', async () => {
  const { calls, fired } = await open({ plans: ['free', 'pro'] });
  await waitFor(() => expect(fired).toHaveBeenCalledTimes(1));
  expect(billing(calls)).toEqual(['GET /api/me/plan', 'POST /api/stripe/sync', 'GET /api/me/plan']);
  expect(await within(await card('Pro')).findByText('Current plan')).toBeTruthy();
});

test('a sync that fails is passed over', async () => {
  const { fired } = await open({
    plans: ['basic'],
    answers: {
      'POST /api/stripe/sync': {
        status: 503,
        json: { detail: 'busy', code: 'billing_unavailable' },
      },
    },
  });
  await waitFor(() => expect(fired).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a plan that cannot be read: the reason, the cards, and no event', async () => {
  const { fired } = await open({ answers: { 'GET /api/me/plan': { status: 500, json: {} } } });
  expect((await screen.findByRole('alert')).textContent).toBe('HTTP 500');
  await card('Basic');
  expect(screen.queryByText('Current plan')).toBeNull();
  expect(fired).not.toHaveBeenCalled();
});

test.each([
  ['free', { Free: [], Basic: ['Upgrade to Basic'], Pro: ['Upgrade to Pro'] }, false],
  ['basic', { Free: [], Basic: ['Manage billing'], Pro: ['Upgrade to Pro'] }, true],
  ['pro', { Free: [], Basic: ['Manage billing'], Pro: ['Manage billing'] }, true],
])('on %s the cards offer what is due', async (plan, buttons, portal) => {
  await open({ plans: [plan] });
  for (const [name, expected] of Object.entries(buttons))
    expect(
      within(await card(name))
        .queryAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(expected);
  expect(screen.queryByRole('button', { name: 'Open billing portal' }) !== null).toBe(portal);
});

test('back from the checkout the plan of before is never shown', async () => {
  let asked = false;
  await open({
    at: '/en/pricing?checkout=success',
    plans: ['free', 'basic'],
    answers: {
      'POST /api/stripe/sync': () => {
        asked = true;
        expect(screen.queryByText('Current plan')).toBeNull();
        return { json: {} };
      },
    },
  });
  expect(await screen.findByText('You are on Basic now.')).toBeTruthy();
  expect(asked).toBe(true);
});

test.each([
  ['success', 'The payment is being confirmed. Reload this page in a moment.'],
  ['cancelled', 'Nothing was bought and nothing was charged.'],
])('back from the checkout with %s and still on Free', async (outcome, words) => {
  await open({ at: `/en/pricing?checkout=${outcome}` });
  expect(await screen.findByText(words)).toBeTruthy();
});

test.each<[Record<string, unknown>, string, RegExp]>([
  [
    { plan_renews_at: '2026-04-10T12:00:00.000Z', subscription_status: 'active' },
    'basic',
    /^Renews on April 10, 2026\.$/,
  ],
  [
    { plan_ends_at: '2026-04-10T12:00:00.000Z', subscription_status: 'active' },
    'basic',
    /^Cancelled\. It remains active until April 10, 2026; then the account is on Free\.$/,
  ],
  [
    { subscription_status: 'past_due', plan_ends_at: '2026-04-10T12:00:00.000Z' },
    'basic',
    /^Your last payment did not go through\. Your plan remains active/,
  ],
  [
    { subscription_status: 'unpaid' },
    'free',
    /^Your last payment did not go through, and the account is on Free/,
  ],
])('%j on %s is explained', async (me, plan, words) => {
  await open({ me, plans: [plan] });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Open billing portal' })).toBeTruthy();
});

test.each([
  ['a visitor', null],
  ['a user', {}],
] as const)('where billing is off, %s reads so and is offered no plan', async (_who, me) => {
  await open({ me, answers: { 'GET /api/settings': { json: { ...settings, billing: 'off' } } } });
  expect(await screen.findByText('Plans cannot be bought on this server at present.')).toBeTruthy();
  expect(screen.getByText(/no payment provider is set up/)).toBeTruthy();
  await card('Pro');
  expect(
    screen.queryByRole('link', { name: /Upgrade/ }) ??
      screen.queryByRole('button', { name: /Upgrade/ }),
  ).toBeNull();
});

test('the test mode is named, and what it means for payments', async () => {
  await open({
    me: null,
    answers: { 'GET /api/settings': { json: { ...settings, billing: 'test' } } },
  });
  expect(await screen.findByText('Test mode, no card is charged')).toBeTruthy();
  expect(screen.getByText(/no card is asked for and nothing is charged/)).toBeTruthy();
});
