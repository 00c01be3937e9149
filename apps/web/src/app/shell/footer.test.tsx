// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { Footer } from './footer.tsx';

cleanUpAfterEach();

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const SETTINGS = {
  contact_email: null,
  community_url: null,
  network_url: null,
  providers: [],
  ai_in_use: false,
  billing: 'test',
  direct_downgrade: false,
};

test('About, Legal, Contact, and without an address the network leads to the feedback form', async () => {
  fakeServer({ 'GET /api/settings': { json: SETTINGS } });
  await show(<Footer />);
  expect(links()).toEqual([
    ['About', '/en/about'],
    ['Privacy and terms', '/en/legal'],
    ['Contact', '/en/account'],
    ['Professional network', '/en/about#feedback'],
  ]);
});

test('the network leads to the configured address', async () => {
  fakeServer({
    'GET /api/settings': { json: { ...SETTINGS, network_url: 'https://network.example/elucida' } },
  });
  await show(<Footer />);
  await waitFor(() =>
    expect(links()[3]).toEqual(['Professional network', 'https://network.example/elucida']),
  );
});
