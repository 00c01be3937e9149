// @vitest-environment jsdom
import type { User } from '@elucida/contract/user';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, user as aUser, type Answers } from '../../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { SecurityCard } from './security-card.tsx';

cleanUpAfterEach();

const session = (over: object) => ({
  id: 'a',
  browser: 'Firefox',
  system: 'Linux',
  created_at: '2026-01-02T03:04:05.000Z',
  seen_at: '2026-01-02T03:04:05.000Z',
  current: false,
  ...over,
});

async function open(answers: Answers) {
  const calls = fakeServer({ 'GET /api/auth/sessions': { json: [] }, ...answers });
  let view: Awaited<ReturnType<typeof show>>;
  await act(async () => {
    view = await show(<SecurityCard user={aUser() as User} />, { at: '/en/account' });
  });
  await screen.findByRole('heading', { name: 'Signing in' });
  return { calls, ...view! };
}

test('sessions are listed, and each but the own one can be ended', async () => {
  let sessions = [
    session({ current: true }),
    session({ id: 'b', browser: null, system: null }),
    session({ id: 'c', browser: 'Safari', system: 'iOS' }),
  ];
  const remove = (id: string) => () => {
    sessions = sessions.filter((each) => each.id !== id);
    return { json: { message: 'x' } };
  };
  const { user } = await open({
    'GET /api/auth/sessions': () => ({ json: sessions }),
    'DELETE /api/auth/sessions/b': remove('b'),
    'DELETE /api/auth/sessions/c': remove('c'),
  });
  expect(await screen.findByText('Firefox on Linux')).toBeTruthy();
  expect(screen.getByText('This session')).toBeTruthy();
  expect(
    screen.getAllByRole('button', { name: /^End/ }).map(({ textContent }) => textContent),
  ).toEqual(['End', 'End', 'End all other sessions']);
  await user.click(screen.getByRole('button', { name: 'End the session: Safari on iOS' }));
  expect(await screen.findByText('The session is ended.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'End the session: Unknown device' }));
  await waitFor(() => expect(screen.queryByText('Unknown device')).toBeNull());
});

test('a new password for the old one; the refusal is the only message', async () => {
  let answer: Answers[string] = {
    status: 403,
    json: { code: 'wrong_password', detail: 'The password is wrong.' },
  };
  const { user, calls } = await open({ 'POST /api/auth/password': () => answer as never });
  const [first] = screen.getAllByText('Change the password');
  await user.click(first!);
  await user.type(screen.getByLabelText('Current password'), 'correct horse');
  await user.type(screen.getByLabelText('New password'), 'better horse');
  const submit = screen.getByRole('button', { name: 'Change the password' });
  await user.click(submit);
  expect(await screen.findByText('The password is wrong.')).toBeTruthy();
  answer = { json: { message: 'x' } };
  await user.click(submit);
  expect(await screen.findByText(/^Your password is changed\. All other/)).toBeTruthy();
  expect(screen.queryByText('The password is wrong.')).toBeNull();
  expect(calls.find(({ path }) => path === '/api/auth/password')?.body).toEqual({
    old: 'correct horse',
    new: 'better horse',
    lang: 'en',
  });
});

test('another email by a code, which is checked in the form first', async () => {
  const { user, calls } = await open({
    'POST /api/auth/email': { json: { message: 'x' } },
    'POST /api/auth/email/verify': { json: { message: 'x' } },
    'GET /api/auth/me': { json: aUser() },
  });
  await user.click(screen.getAllByText('Change the email')[0]!);
  await user.type(screen.getByLabelText('New email'), 'grace@example.org');
  await user.type(screen.getByLabelText('Your password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  expect(await screen.findByText('Code sent to grace@example.org.')).toBeTruthy();
  await user.type(screen.getByLabelText('6-digit code'), '12345');
  await user.click(screen.getByRole('button', { name: 'Change the email' }));
  expect(screen.getByText('Enter your email and 6-digit code.')).toBeTruthy();
  expect(calls.some(({ path }) => path === '/api/auth/email/verify')).toBe(false);
  await user.type(screen.getByLabelText('6-digit code'), '6');
  await user.click(screen.getByRole('button', { name: 'Change the email' }));
  expect(await screen.findByText('Your email is changed.')).toBeTruthy();
  expect(calls.find(({ path }) => path === '/api/auth/email/verify')?.body).toEqual({
    email: 'grace@example.org',
    code: '123456',
    lang: 'en',
  });
});
