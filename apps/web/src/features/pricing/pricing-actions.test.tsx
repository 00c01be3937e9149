// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers } from '../../testing/fake-server.ts';
import { cleanUpAfterEach } from '../../testing/render.tsx';
import { open, card, billing } from '../../testing/pricing-scene.tsx';

cleanUpAfterEach();

test("an upgrade leads to the checkout, in the page's language", async () => {
  const { user, calls, went } = await open({
    language: 'eu',
    at: '/eu/pricing',
    answers: { 'POST /api/stripe/checkout': { json: { url: 'https://pay.example/1' } } },
  });
  await user.click(await screen.findByRole('button', { name: 'Igaro Pro planera' }));
  await waitFor(() => expect(went).toEqual(['https://pay.example/1']));
  expect(calls.at(-1)).toMatchObject({
    path: '/api/stripe/checkout',
    body: { plan: 'pro' },
    credentials: 'same-origin',
  });
});

const upgrade = 'Upgrade to Basic';
test.each<[string, Answers[string], string]>([
  [
    "the server's words",
    {
      status: 503,
      json: { detail: 'The payment provider did not answer.', code: 'billing_unavailable' },
    },
    'The payment provider did not answer.',
  ],
  ['no words', { status: 500, json: {} }, 'Could not start checkout.'],
  ['no address', { json: {} }, 'Could not start checkout.'],
  ['a reason instead of an address', { json: { detail: 'No price is set.' } }, 'No price is set.'],
  ['an empty address', { json: { url: '' } }, 'Could not start checkout.'],
  ['no answer', 'network-error', 'Network error.'],
])('a checkout that fails with %s', async (_name, answer, words) => {
  const { user, went } = await open({ answers: { 'POST /api/stripe/checkout': answer } });
  await user.click(await screen.findByRole('button', { name: upgrade }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(went).toEqual([]);
});

test('in another language the same failure is reported in its words', async () => {
  const { user } = await open({
    language: 'es',
    at: '/es/pricing',
    answers: {
      'POST /api/stripe/checkout': {
        status: 503,
        json: { detail: 'The payment provider did not answer.', code: 'billing_unavailable' },
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Pasar a Basic' }));
  expect(await screen.findByText(/El proveedor de pagos no ha respondido/)).toBeTruthy();
});

test.each<[Answers[string], string]>([
  [{ status: 503, json: { detail: 'Refused.', code: 'billing_refused' } }, 'Billing error 503'],
  [{ json: {} }, 'Billing error 200'],
  [{ status: 404, json: {} }, 'Billing error 404'],
  ['network-error', 'Network error.'],
])('a portal answered %j is shown as "%s"', async (answer, words) => {
  const { user } = await open({ plans: ['basic'], answers: { 'POST /api/stripe/portal': answer } });
  await user.click(await screen.findByRole('button', { name: 'Open billing portal' }));
  expect(await screen.findByText(words)).toBeTruthy();
});

test('the portal opens from the bar and from the card', async () => {
  const { user, went, calls } = await open({
    plans: ['pro'],
    answers: { 'POST /api/stripe/portal': { json: { url: 'https://portal.example' } } },
  });
  await user.click(await screen.findByRole('button', { name: 'Open billing portal' }));
  await user.click(within(await card('Pro')).getByRole('button', { name: 'Manage billing' }));
  await waitFor(() => expect(went).toEqual(['https://portal.example', 'https://portal.example']));
  expect(calls.at(-1)!.body).toBeUndefined();
});

test('the direct downgrade, where it is offered', async () => {
  const { user, calls } = await open({
    plans: ['pro'],
    me: { direct_downgrade: true },
    answers: { 'POST /api/account/plan': { json: { plan: 'free' } } },
  });
  await waitFor(() => expect(billing(calls)).toHaveLength(3));
  await user.click(
    await within(await card('Free')).findByRole('button', { name: 'Switch to Free' }),
  );
  expect(await screen.findByText("You're back on Free.")).toBeTruthy();
  expect(within(await card('Free')).getByText('Current plan')).toBeTruthy();
  expect(calls.find(({ path }) => path === '/api/account/plan')!.body).toEqual({ plan: 'free' });
});

test.each<[Answers[string], string]>([
  [
    {
      status: 403,
      json: {
        detail: 'Direct downgrade is not available. Use the billing portal.',
        code: 'downgrade_off',
      },
    },
    'Direct downgrade is not available. Use the billing portal.',
  ],
  [{ status: 500, json: {} }, 'Could not change plan.'],
  ['network-error', 'Network error.'],
])('a downgrade answered %j is shown as "%s"', async (answer, words) => {
  const { user } = await open({
    plans: ['basic'],
    me: { direct_downgrade: true },
    answers: { 'POST /api/account/plan': answer },
  });
  await user.click(await screen.findByRole('button', { name: 'Switch to Free' }));
  expect(await screen.findByText(words)).toBeTruthy();
});
