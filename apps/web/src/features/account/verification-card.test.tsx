// @vitest-environment jsdom
import type { User } from '@elucida/contract/user';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, user as aUser, type Answers } from '../../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { VerificationCard } from './verification-card.tsx';

cleanUpAfterEach();

let next = 0;
/** Each test has its own user: the first code is sent once a user. */
const unverified = () => aUser({ id: `user-${next++}`, is_verified: false }) as User;
const SENT: Answers = {
  'POST /api/auth/verify/resend': { json: { message: 'Code sent to your email.' } },
};

test('an unverified user gets one code by itself, without cookies, and then waits 60 s', async () => {
  const calls = fakeServer(SENT);
  const user = unverified();
  const { rerender } = await show(<VerificationCard user={user} />);
  expect(await screen.findByText('Code sent to your email.')).toBeTruthy();
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: 'Send a new code in 60 s' }).disabled,
  ).toBe(true);
  rerender(<div />);
  await show(<VerificationCard user={user} />);
  const sent = calls.filter(({ method }) => method === 'POST');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ credentials: 'omit', body: { email: user.email } });
});

test('after a reload the countdown goes on, and no second code is sent', async () => {
  const calls = fakeServer({ ...SENT, 'GET /api/auth/verify/wait': { json: { wait_s: 37 } } });
  await show(<VerificationCard user={unverified()} />);
  expect(
    (await screen.findByRole<HTMLButtonElement>('button', { name: 'Send a new code in 37 s' }))
      .disabled,
  ).toBe(true);
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test.each(['', '12345', '12a456'])(
  'an incomplete code, %j, does not leave the form',
  async (code) => {
    const calls = fakeServer(SENT);
    const { user } = await show(<VerificationCard user={unverified()} />, { language: 'es' });
    await screen.findByText('Código enviado a tu correo.');
    if (code !== '') await user.type(screen.getByLabelText('Código de 6 cifras'), code);
    await user.click(screen.getByRole('button', { name: 'Verificar' }));
    expect(screen.getByText('Introduce tu correo y el código de 6 cifras.')).toBeTruthy();
    expect(screen.queryByText('Código enviado a tu correo.')).toBeNull();
    expect(calls.some(({ path }) => path === '/api/auth/verify')).toBe(false);
  },
);

test('verified, the card leads back to where one came from', async () => {
  fakeServer({});
  const { user, path } = await show(<VerificationCard user={aUser() as User} />, {
    at: { pathname: '/en/account', state: { from: '/manual' } },
  });
  await user.click(screen.getByRole('link', { name: 'Continue where you left off' }));
  expect(path()).toBe('/en/manual');
});

test('verified by who came from nowhere, it leads to the first analysis', async () => {
  fakeServer({});
  const { user, path } = await show(<VerificationCard user={aUser() as User} />, {
    at: '/eu/account',
    language: 'eu',
  });
  await user.click(screen.getByRole('link', { name: 'Hasi analisi bat' }));
  expect(path()).toBe('/eu/new');
});

test('the code is typed on a numeric keypad, six characters at most', async () => {
  fakeServer(SENT);
  const { user } = await show(<VerificationCard user={unverified()} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '6-digit code' });
  expect([field.inputMode, field.autocomplete, field.maxLength]).toEqual([
    'numeric',
    'one-time-code',
    6,
  ]);
  await user.click(field);
  await user.paste(' 123 4567 ');
  expect(field.value).toBe('123456');
});

test.each([
  [{ status: 429, json: {} }, 'Please wait before requesting again.'],
  [{ status: 429, json: { detail: 'Wait 12 seconds.' } }, 'Wait 12 seconds.'],
  [{ json: { message: 'Your email is already verified.' } }, 'Your email is already verified.'],
] as const)('resend answered with %o says “%s”', async (answer, words) => {
  fakeServer({ 'POST /api/auth/verify/resend': answer });
  await show(<VerificationCard user={unverified()} />);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('white space is stripped from the code; an empty one is reported', async () => {
  const calls = fakeServer({
    ...SENT,
    'POST /api/auth/verify': {
      status: 400,
      json: { detail: 'The code is wrong or has expired.', code: 'wrong_code' },
    },
  });
  const { user } = await show(<VerificationCard user={unverified()} />);
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(screen.getByText('Enter your email and 6-digit code.')).toBeTruthy();
  await user.click(screen.getByLabelText('6-digit code'));
  await user.paste(' 12 34 56 ');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('The code is wrong or has expired.')).toBeTruthy();
  expect(calls.at(-1)?.body).toEqual({ email: 'ada@example.org', code: '123456' });
});

test('in Basque the refusal is in Basque', async () => {
  fakeServer({
    ...SENT,
    'POST /api/auth/verify': {
      status: 400,
      json: { detail: 'The code is wrong or has expired.', code: 'wrong_code' },
    },
  });
  const { user } = await show(<VerificationCard user={unverified()} />, { language: 'eu' });
  await user.type(screen.getByLabelText('6 digituko kodea'), '123456');
  await user.click(screen.getByRole('button', { name: 'Egiaztatu' }));
  expect(
    await screen.findByText(
      'Kodea okerra da edo iraungi da. Begiratu berriro edo eskatu beste bat.',
    ),
  ).toBeTruthy();
});

test('a verified user sees the confirmation and no form', async () => {
  const calls = fakeServer({});
  await show(<VerificationCard user={aUser() as User} />);
  expect(screen.getByText(/Your email is verified/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(calls).toEqual([]);
});
