// @vitest-environment jsdom
import type { User } from '@elucida/contract/user';
import { act, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { fakeServer, user as aUser, type Answers } from '../../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { PrivacyCard } from './privacy-card.tsx';

cleanUpAfterEach();
beforeAll(() => {
  // jsdom knows the element and not how it opens and closes.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

async function open(answers: Answers, over: Record<string, unknown> = {}) {
  const calls = fakeServer(answers);
  let view: Awaited<ReturnType<typeof show>>;
  await act(async () => {
    view = await show(<PrivacyCard user={aUser(over) as User} />, { at: '/en/account' });
  });
  await view!.user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  return { calls, ...view! };
}

test('the copy is a plain download', async () => {
  await open({});
  expect(screen.getByRole('link', { name: 'Download my data' }).getAttribute('href')).toBe(
    '/api/account/export',
  );
});

test('deleting asks for the password, says when it is done, and then leaves as a visitor', async () => {
  const { user, calls, path } = await open({
    'DELETE /api/account': { json: { message: 'Your account is deleted.' } },
  });
  expect(screen.queryByText(/paid plan/)).toBeNull();
  await user.type(screen.getByLabelText('Your password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Yes, delete my account' }));
  expect(await screen.findByText('Your account is deleted.')).toBeTruthy();
  // Who is signed in may be asked for meanwhile; the account is deleted once.
  expect(calls.filter(({ method }) => method !== 'GET')).toMatchObject([
    { method: 'DELETE', path: '/api/account', body: { password: 'correct horse' } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Go to the home page' }));
  expect(path()).toBe('/en');
  expect(document.cookie).not.toContain('elucida_signed_in');
});

test('a wrong password is reported and keeps everything', async () => {
  const { user, path } = await open(
    {
      'DELETE /api/account': {
        status: 403,
        json: { code: 'wrong_password', detail: 'The password is wrong.' },
      },
    },
    { plan: 'pro', subscription_status: 'active' },
  );
  expect(screen.getByText(/Your paid plan ends now too/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Yes, delete my account' }));
  expect(await screen.findByText('The password is wrong.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep my account' }));
  expect([path(), screen.queryByText('The password is wrong.')]).toEqual(['/en/account', null]);
});
