import { act, screen } from '@testing-library/react';
import type { Language } from '@elucida/messages/catalogue/language';
import { vi } from 'vitest';
import { fakeServer, user as person, type Answers, type Call } from './fake-server.ts';
import { show } from './render.tsx';
import { PLAN_CHANGED } from '../session/use-quota.ts';
import { PricingPage } from '../features/pricing/pricing-page.tsx';

/** Settings of a server that takes payments. */
export const settings = {
  contact_email: null,
  community_url: null,
  network_url: null,
  providers: [],
  ai_in_use: false,
  billing: 'stripe',
  direct_downgrade: false,
};
const VISITOR = { status: 401, json: { detail: 'You are not signed in.', code: 'not_signed_in' } };

interface Scene {
  me?: Record<string, unknown> | null;
  plans?: string[];
  at?: string;
  language?: Language;
  answers?: Answers;
}

/** Opens the page as someone; `plans`: what /me/plan answers, the last from then on. */
export async function open({
  me = {},
  plans = ['free'],
  at = '/en/pricing',
  language = 'en',
  answers = {},
}: Scene = {}) {
  const left = [...plans];
  const went: string[] = [];
  const fired = vi.fn();
  window.addEventListener(PLAN_CHANGED, fired, { once: true });
  const calls = fakeServer({
    'GET /api/settings': { json: settings },
    'GET /api/auth/me': me === null ? VISITOR : { json: person({ plan: plans.at(-1), ...me }) },
    'GET /api/me/plan': () => ({ json: { plan: left.length > 1 ? left.shift() : left[0] } }),
    'POST /api/stripe/sync': { json: {} },
    ...answers,
  });
  let shown!: Awaited<ReturnType<typeof show>>;
  await act(async () => {
    shown = await show(<PricingPage go={(url) => went.push(url)} />, { at, language });
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, calls, went, fired };
}
/** The card of a plan. */
export const card = (name: string) => screen.findByRole('region', { name });
/** The calls about plans and payments, in order. */
export const billing = (calls: Call[]) =>
  calls
    .filter(({ path }) => /plan|stripe/.test(path))
    .map(({ method, path }) => `${method} ${path}`);
