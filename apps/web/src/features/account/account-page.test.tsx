// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, quota, user as aUser } from '../../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { AccountPage } from './account-page.tsx';

cleanUpAfterEach();

const settings = (over: Record<string, unknown> = {}) => ({
  'GET /api/settings': {
    json: {
      contact_email: null,
      community_url: null,
      network_url: null,
      providers: [],
      ai_in_use: false,
      billing: 'test',
      direct_downgrade: false,
      ...over,
    },
  },
});
const contact = async () => within(await screen.findByRole('region', { name: 'Contact' }));

test('a visitor is informed, and can write all the same', async () => {
  fakeServer({ 'GET /api/auth/me': { status: 401, json: {} }, ...settings() });
  await show(<AccountPage />, { at: '/en/account' });
  expect(await screen.findByText('You are not signed in.')).toBeTruthy();
  expect((await contact()).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en/about#feedback',
    '/en/about#feedback',
  ]);
  expect(screen.getByRole('textbox', { name: 'Your message' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
});

test('a user sees the profile read-only, the day, and the configured addresses', async () => {
  fakeServer({
    'GET /api/auth/me': { json: aUser() },
    'GET /api/stats/quota': { json: quota() },
    ...settings({ contact_email: 'help@elucida.example', community_url: 'https://forum.example' }),
  });
  await show(<AccountPage />, { at: '/en/account' });
  const profile = within(await screen.findByRole('region', { name: 'Profile' }));
  expect(
    [
      profile.getByText('Ada'),
      profile.getByText('ada@example.org'),
      profile.queryByRole('textbox'),
    ].map(Boolean),
  ).toEqual([true, true, false]);
  expect(await screen.findByText('1 / 5')).toBeTruthy();
  expect(
    (
      await (await contact()).findByRole('link', { name: 'Write to help@elucida.example' })
    ).getAttribute('href'),
  ).toBe('mailto:help@elucida.example');
  expect(
    (await contact()).getByRole('link', { name: 'Open the community' }).getAttribute('href'),
  ).toBe('https://forum.example');
});
