// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { Outlet, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { PLAN_CHANGED } from '../../session/use-quota.ts';
import { fakeServer, quota, user as aUser } from '../../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { UsagePage } from './usage-page.tsx';

cleanUpAfterEach();

const serve = (over: Record<string, unknown> = {}) =>
  fakeServer({
    'GET /api/auth/me': { json: aUser() },
    'GET /api/stats/quota': { json: quota(over) },
  });
const counters = () =>
  [...document.querySelectorAll('dt')]
    .slice(0, 3)
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
const barColour = () =>
  screen.getByRole('meter', { name: /limit in use/ }).querySelector('span')!.style.background;

test('three counters, the bar, the reset and the server’s time, tips and questions', async () => {
  serve({ used_today: 2, remaining_today: 3 });
  await show(<UsagePage />, { at: '/en/usage' });
  const meter = await screen.findByRole('meter', { name: /limit in use/ });
  expect(counters()).toEqual(['Used today: 2', 'Daily limit: 5', 'Left today: 3']);
  expect([meter.getAttribute('aria-valuenow'), meter.getAttribute('aria-valuemax')]).toEqual([
    '2',
    '5',
  ]);
  expect(screen.getByText(/^Resets Jan 3, 2026/)).toBeTruthy();
  expect(screen.getByText(/^Server time Jan 2, 2026/)).toBeTruthy();
  expect(
    screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
  ).toEqual(['Room in your history', 'Make each analysis count', 'Questions']);
  expect(screen.queryByText(/reached today’s limit/)).toBeNull();
});

test.each([
  [69, 'success'],
  [70, 'warning'],
  [89, 'warning'],
  [90, 'danger'],
  [100, 'danger'],
])('at %i %% the bar is the colour of %s', async (used, tone) => {
  serve({ used_today: used, daily_limit: 100, remaining_today: 100 - used });
  await show(<UsagePage />, { at: '/en/usage' });
  await screen.findByRole('meter', { name: /limit in use/ });
  expect(barColour()).toBe(`var(--${tone})`);
});

test('an unlimited account has an infinity sign and no bar', async () => {
  serve({ unlimited: true });
  await show(<UsagePage />, { at: '/en/usage' });
  expect(await screen.findByText('∞')).toBeTruthy();
  expect(counters()).toEqual(['Used today: 1', 'Daily limit: Unlimited', 'Left today: Unlimited']);
  expect(screen.queryByRole('meter', { name: /limit in use/ })).toBeNull();
});

test('at the limit the page says what is blocked and what is not', async () => {
  serve({ used_today: 5, remaining_today: 0 });
  await show(<UsagePage />, { at: '/en/usage' });
  expect((await screen.findByText(/reached today’s limit/)).textContent).toBe(
    'You have reached today’s limit. You can run analyses again after the next reset; your ' +
      'history and manual editing remain available.',
  );
});

test('the quota is read again when the plan changes, when the tab is seen again, and on Refresh', async () => {
  const calls = serve();
  const { user } = await show(<UsagePage />, { at: '/en/usage' });
  await screen.findByRole('meter', { name: /limit in use/ });
  const reads = () => calls.filter(({ path }) => path === '/api/stats/quota').length;
  expect(reads()).toBe(1);
  act(() => void window.dispatchEvent(new Event(PLAN_CHANGED)));
  await waitFor(() => expect(reads()).toBe(2));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(reads()).toBe(3));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(reads()).toBe(4));
});

test.each([
  [{ status: 500, json: { detail: 'No quota today.' } }, 'No quota today.'],
  [{ status: 503, json: {} }, 'HTTP 503'],
])('a failure shows the message: %j', async (answer, words) => {
  fakeServer({ 'GET /api/auth/me': { json: aUser() }, 'GET /api/stats/quota': answer });
  await show(<UsagePage />, { at: '/en/usage' });
  expect((await screen.findByRole('alert')).textContent).toBe(words);
});

test('links lead to the plans and the account', async () => {
  serve();
  const page = (
    <Routes>
      <Route path="/:lang" element={<Outlet />}>
        <Route path="usage" element={<UsagePage />} />
      </Route>
    </Routes>
  );
  await show(page, { at: '/en/usage' });
  expect((await screen.findByRole('link', { name: 'Pricing' })).getAttribute('href')).toBe(
    '/en/pricing',
  );
  expect(screen.getByRole('link', { name: 'Account' }).getAttribute('href')).toBe('/en/account');
});

test.each([
  [12_340_000, '12.3 MB of 100 MB in use', 'success'],
  [70_000_000, '70 MB of 100 MB in use', 'warning'],
  [99_000_000, '99 MB of 100 MB in use', 'danger'],
])('a history of %i bytes: %s', async (history_bytes, sentence, tone) => {
  serve({ history_bytes });
  await show(<UsagePage />, { at: '/en/usage' });
  expect((await screen.findByText(/in use$/)).textContent!.replaceAll('\u00a0', ' ')).toBe(
    sentence,
  );
  expect(
    screen.getByRole('meter', { name: 'Room in your history' }).querySelector('span')!.style
      .background,
  ).toBe(`var(--${tone})`);
  expect(screen.getByText(/Free has/).textContent!.replaceAll('\u00a0', ' ')).toContain(
    'Free has 100 MB, Basic 1 GB, Pro 3 GB.',
  );
  expect(screen.queryByRole('button', { name: 'Delete the older ones' })).toBeNull();
});

test('an unverified user reads how much room there is until then', async () => {
  fakeServer({
    'GET /api/auth/me': { json: aUser({ is_verified: false }) },
    'GET /api/stats/quota': {
      json: quota({ history_bytes: 215_000, history_bytes_limit: 300_000 }),
    },
  });
  await show(<UsagePage />, { at: '/en/usage' });
  expect((await screen.findByText(/in use$/)).textContent!.replaceAll('\u00a0', ' ')).toBe(
    '215 kB of 300 kB in use',
  );
  expect(screen.getByText(/Until your email is verified/)).toBeTruthy();
});

test('analyses that the plan no longer lists are deleted after a question, and the quota is read again', async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  const calls = fakeServer({
    'GET /api/auth/me': { json: aUser() },
    'GET /api/stats/quota': { json: quota({ history_unlisted: 3 }) },
    'DELETE /api/history/unlisted': { json: { count: 3 } },
  });
  const { user } = await show(<UsagePage />, { at: '/en/usage' });
  expect(
    await screen.findByText(
      '3 analyses are older than 30 days. Your plan no longer lists them, but they still take up room.',
    ),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Delete the older ones' }));
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Yes, delete' }));
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === '/api/stats/quota')).toHaveLength(2),
  );
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});
