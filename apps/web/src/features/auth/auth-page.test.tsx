// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, user as aUser } from '../../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { AuthPage } from './auth-page.tsx';
import { ForgotPage } from './forgot-page.tsx';
import { ResetPage } from './reset-page.tsx';

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

test('signing in leads back to the page it was asked for from, and nowhere else', async () => {
  fakeServer({ 'POST /api/auth/login': { json: {} }, 'GET /api/auth/me': { json: aUser() } });
  for (const [from, back] of [
    ['/manual?x=1', '/eu/manual?x=1'],
    ['//evil.example', '/eu'],
  ]) {
    const view = await show(<AuthPage />, {
      language: 'eu',
      at: { pathname: '/eu/auth', state: { from } },
    });
    await view.user.type(screen.getByRole('textbox'), 'ada@example.org');
    await view.user.type(screen.getByLabelText('Pasahitza'), 'secret');
    await view.user.click(screen.getAllByRole('button', { name: 'Hasi saioa' }).at(-1)!);
    await waitFor(() => expect(view.path()).toBe(back));
    view.unmount();
  }
});

test('a forgotten password: one answer for any email, and one message at a time', async () => {
  const calls = fakeServer({ 'POST /api/auth/forgot': { json: { message: 'x' } } });
  const { user } = await show(<ForgotPage />);
  await user.type(email(), 'ada@');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(screen.getByRole('alert').textContent).toBe('Please enter a valid email address.');
  await user.type(email(), 'example.org');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/^If there is an account with this email/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(calls.at(-1)?.body).toEqual({ email: 'ada@example.org', lang: 'en' });
});

test('the mailed link takes a new password', async () => {
  const calls = fakeServer({ 'POST /api/auth/reset': { json: { message: 'x' } } });
  const { user } = await show(<ResetPage />, { at: '/en/reset-password#token=abc-_9' });
  await user.type(screen.getByLabelText('New password'), '12345');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(screen.getByRole('alert').textContent).toBe('The password must be at least 6 characters.');
  await user.type(screen.getByLabelText('New password'), '6');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText(/^Your password is changed\./)).toBeTruthy();
  expect(calls.at(-1)?.body).toEqual({ token: 'abc-_9', password: '123456', lang: 'en' });
  expect(document.cookie).not.toContain('elucida_signed_in');
});

test('a link that is cut off or dead leads to a new one', async () => {
  fakeServer({
    'POST /api/auth/reset': { status: 400, json: { code: 'wrong_link', detail: 'Dead link.' } },
  });
  const first = await show(<ResetPage />, { at: '/en/reset-password' });
  expect(screen.getByText(/^This link is incomplete/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe(
    '/en/forgot-password',
  );
  first.unmount();
  const { user } = await show(<ResetPage />, { at: '/en/reset-password#token=x' });
  await user.type(screen.getByLabelText('New password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Dead link.')).toBeTruthy();
  expect(screen.queryByLabelText('New password')).toBeNull();
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

test('wrong email or password: both fields are marked, each with its hint', async () => {
  fakeServer({
    'POST /api/auth/login': {
      status: 401,
      json: { detail: 'Wrong email or password.', code: 'wrong_credentials' },
    },
  });
  const { user } = await show(<AuthPage />);
  await user.type(email(), 'ada@example.org');
  await user.type(password(), 'secret');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('alert');
  for (const [field, hint] of [
    [email(), 'Check your email format or try a different address.'],
    [password(), 'Verify your password (minimum length or correctness).'],
  ] as const) {
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toBe(
      hint,
    );
  }
  expect(document.activeElement).toBe(email());
});

test('all items of a refusal are shown', async () => {
  fakeServer({
    'POST /api/auth/login': {
      status: 422,
      json: {
        detail: [
          { loc: ['body', 'email'], msg: 'x', type: 'invalid_format' },
          { loc: ['body', 'password'], msg: 'x', type: 'too_small' },
          { loc: ['body', 'captcha'], msg: 'Too many requests from here.', type: 'custom' },
        ],
      },
    },
  });
  const { user } = await show(<AuthPage />);
  await user.type(email(), 'ada@example.org');
  await user.type(password(), 'secret');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  const alert = await screen.findByRole('alert');
  expect([...alert.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Please enter a valid email address.',
    'The password must be at least 6 characters.',
    'Too many requests from here.',
  ]);
});
