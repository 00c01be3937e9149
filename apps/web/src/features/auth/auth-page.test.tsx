// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, user as aUser } from '../../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { AuthPage } from './auth-page.tsx';

cleanUpAfterEach();

const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');

test('what the browser can check is reported before anything is sent, next to its field', async () => {
  const calls = fakeServer({});
  const { user } = await show(<AuthPage />);
  await user.type(email(), 'ada@');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByRole('alert').textContent).toBe('Please enter a valid email address.');
  expect(email().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Check your email format or try a different address.')).toBeTruthy();
  expect(document.activeElement).toBe(email());
  expect(calls).toEqual([]);
});

test('registering goes to the account, signing in to the home page', async () => {
  const calls = fakeServer({
    'POST /api/auth/register': { json: {} },
    'POST /api/auth/login': { json: {} },
    'GET /api/auth/me': { json: aUser() },
  });
  const first = await show(<AuthPage />, { at: '/en/auth' });
  await first.user.click(screen.getByRole('button', { name: 'I am new here' }));
  await first.user.type(screen.getByRole('textbox', { name: 'Name' }), ' Ada ');
  await first.user.type(email(), 'ada@example.org');
  await first.user.type(password(), 'secret');
  await first.user.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(first.path()).toBe('/en/account'));
  expect(calls[0]?.body).toEqual({ name: 'Ada', email: 'ada@example.org', password: 'secret' });
  first.unmount();

  const second = await show(<AuthPage />, { at: '/en/auth' });
  await second.user.type(email(), 'ada@example.org');
  await second.user.type(password(), 'secret');
  await second.user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(second.path()).toBe('/en'));
});

test.each([
  [
    { status: 401, json: { detail: 'Wrong email or password.', code: 'wrong_credentials' } },
    'Wrong email or password.',
  ],
  [
    {
      status: 422,
      json: {
        detail: [{ loc: ['body', 'password'], msg: 'x', type: 'too_small' }],
        code: 'invalid_input',
      },
    },
    'The password must be at least 6 characters.',
  ],
  [{ status: 500, json: {} }, 'Authentication error.'],
  ['network-error', 'Network error. Please try again.'],
] as const)('%o says “%s”', async (answer, words) => {
  fakeServer({ 'POST /api/auth/login': answer });
  const { user } = await show(<AuthPage />);
  await user.type(email(), 'ada@example.org');
  await user.type(password(), 'secret');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect((await screen.findByRole('alert')).textContent).toBe(words);
});
