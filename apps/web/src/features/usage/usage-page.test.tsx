// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { Outlet, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { PLAN_CHANGED } from '../../session/use-quota.ts';
import { fakeServer, quota, user as aUser } from '../../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { UsagePage } from './usage-page.tsx';

cleanUpAfterEach();

const serve = (over: Record<string, unknown> = {}) => fakeServer({ 'GET /api/auth/me': { json: aUser() }, 'GET /api/stats/quota': { json: quota(over) } });
const counters = () => [...document.querySelectorAll('dt')].slice(0, 3).map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
const barColour = () => screen.getByRole('meter').querySelector('span')!.style.background;

test('three counters, the bar, the reset and the server’s time, tips and questions', async () => {
  serve({ used_today: 2, remaining_today: 3 });
  await show(<UsagePage />, { at: '/en/usage' });
  const meter = await screen.findByRole('meter');
  expect(counters()).toEqual(['Used today: 2', 'Daily limit: 5', 'Left today: 3']);
  expect([meter.getAttribute('aria-valuenow'), meter.getAttribute('aria-valuemax')]).toEqual(['2', '5']);
  expect(screen.getByText(/^Resets Jan 3, 2026/)).toBeTruthy();
  expect(screen.getByText(/^Server time Jan 2, 2026/)).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(['Make each analysis count', 'Questions']);
  expect(screen.queryByText(/reached today’s limit/)).toBeNull();
});

test.each([[69, 'success'], [70, 'warning'], [89, 'warning'], [90, 'danger'], [100, 'danger']])('at %i %% the bar is the colour of %s', async (used, tone) => {
  serve({ used_today: used, daily_limit: 100, remaining_today: 100 - used });
  await show(<UsagePage />, { at: '/en/usage' });
  await screen.findByRole('meter');
  expect(barColour()).toBe(`var(--${tone})`);
});

test('an unlimited account has an infinity sign and no bar', async () => {
  serve({ unlimited: true });
  await show(<UsagePage />, { at: '/en/usage' });
  expect(await screen.findByText('∞')).toBeTruthy();
  expect(counters()).toEqual(['Used today: 1', 'Daily limit: Unlimited', 'Left today: Unlimited']);
  expect(screen.queryByRole('meter')).toBeNull();
});

test('at the limit the page says what is blocked and what is not', async () => {
  serve({ used_today: 5, remaining_today: 0 });
  await show(<UsagePage />, { at: '/en/usage' });
  expect((await screen.findByText(/reached today’s limit/)).textContent).toBe('You have reached today’s limit. New analyses open at the next reset; your history and manual editing stay available.');
});

test('the quota is read again when the plan changes, when the tab is seen again, and on Refresh', async () => {
  const calls = serve();
  const { user } = await show(<UsagePage />, { at: '/en/usage' });
  await screen.findByRole('meter');
  const reads = () => calls.filter(({ path }) => path === '/api/stats/quota').length;
  expect(reads()).toBe(1);
  act(() => void window.dispatchEvent(new Event(PLAN_CHANGED)));
  await waitFor(() => expect(reads()).toBe(2));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(reads()).toBe(3));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(reads()).toBe(4));
});

test.each([[{ status: 500, json: { detail: 'No quota today.' } }, 'No quota today.'], [{ status: 503, json: {} }, 'HTTP 503']])('a failure shows the message: %j', async (answer, words) => {
  fakeServer({ 'GET /api/auth/me': { json: aUser() }, 'GET /api/stats/quota': answer });
  await show(<UsagePage />, { at: '/en/usage' });
  expect((await screen.findByRole('alert')).textContent).toBe(words);
});

test('links lead to the plans and the account', async () => {
  serve();
  const page = <Routes><Route path="/:lang" element={<Outlet />}><Route path="usage" element={<UsagePage />} /></Route></Routes>;
  await show(page, { at: '/en/usage' });
  expect((await screen.findByRole('link', { name: 'Pricing' })).getAttribute('href')).toBe('/en/pricing');
  expect(screen.getByRole('link', { name: 'Account' }).getAttribute('href')).toBe('/en/account');
});
