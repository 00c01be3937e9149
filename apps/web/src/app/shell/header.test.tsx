// @vitest-environment jsdom
import { LANGUAGES } from '@elucida/messages/catalogue/language';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, user as aUser } from '../../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { CookieBanner } from './cookie-banner.tsx';
import { Header } from './header.tsx';

cleanUpAfterEach();

const VISITOR = {
  'GET /api/auth/me': {
    status: 401,
    json: { detail: 'You are not signed in.', code: 'not_signed_in' },
  },
} as const;

test('a group opens on click and closes on Escape with the focus back on its button', async () => {
  fakeServer(VISITOR);
  const { user } = await show(<Header />);
  const engines = screen.getByRole('button', { name: 'Engines' });
  await user.click(engines);
  expect(engines.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('link', { name: 'Manual analysis' }).getAttribute('href')).toBe(
    '/en/manual',
  );
  await user.keyboard('{Escape}');
  expect(engines.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(engines);
});

test('the other languages keep query and hash', async () => {
  fakeServer(VISITOR);
  await show(<Header />, { at: '/en/manual?a=1#notes' });
  expect(
    screen.getAllByRole('link', { name: /Switch to/ }).map((link) => link.getAttribute('href')),
  ).toEqual(
    LANGUAGES.filter((language) => language !== 'en').map(
      (language) => `/${language}/manual?a=1#notes`,
    ),
  );
});

test('the call to action leads a visitor to sign in and a user to /new', async () => {
  fakeServer(VISITOR);
  const visitor = await show(<Header />);
  expect(screen.getByRole('link', { name: 'Start an analysis' }).getAttribute('href')).toBe(
    '/en/auth',
  );
  visitor.unmount();
  fakeServer({ 'GET /api/auth/me': { json: aUser() } });
  await show(<Header />);
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Start an analysis' }).getAttribute('href')).toBe(
      '/en/new',
    ),
  );
});

test('signing out forgets the user even when the call fails, and goes to the auth page', async () => {
  fakeServer({ 'GET /api/auth/me': { json: aUser() }, 'POST /api/auth/logout': 'network-error' });
  const { user, path } = await show(<Header />);
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(path()).toBe('/en/auth'));
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
  // Not even a reload asks who is there.
  expect(document.cookie).not.toContain('elucida_signed_in');
});

test('accepted cookies are remembered', async () => {
  const { user, unmount } = await show(<CookieBanner />);
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  unmount();
  await show(<CookieBanner />);
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});
