// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { AboutPage } from './about-page.tsx';

cleanUpAfterEach();

test('every section of the specification is there, with a way to begin and a counted form', async () => {
  await act(async () => void (await show(<AboutPage />, { at: '/en/about' })));
  expect(
    (await screen.findAllByRole('heading', { level: 2 })).map((heading) => heading.textContent),
  ).toEqual([
    'Highlights',
    'What it does',
    'What it is built with',
    'Who makes it',
    'Timeline',
    'Mission',
    'Principles',
    'Feedback',
  ]);
  expect(
    within(screen.getByRole('region', { name: 'Timeline' }))
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(['2022', '2024', '2025', 'Now']);
  expect(screen.getByRole('link', { name: 'Start an analysis' }).getAttribute('href')).toBe(
    '/en/new',
  );
  expect(screen.getByText('0 of 1,000 characters')).toBeTruthy();
});

test('the address of the form scrolls to it once the words have come', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled(this.id);
  };
  await act(
    async () => void (await show(<AboutPage />, { at: '/es/about#feedback', language: 'es' })),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Acerca de Elucida' })).toBeTruthy();
  // React runs the effect after it has drawn.
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith('feedback'));
});
