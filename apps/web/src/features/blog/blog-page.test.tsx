// @vitest-environment jsdom
import { LANGUAGES } from '@elucida/messages/catalogue/language';
import type { Post } from '@elucida/contract/blog';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { BlogPage } from './blog-page.tsx';

cleanUpAfterEach();

const post = (slug: string, over: Partial<Post> = {}): Post => ({
  slug,
  title: `About ${slug}`,
  excerpt: 'Short.',
  cover: `/covers/${slug}.svg`,
  tags: ['Practice'],
  date: '2026-11-02',
  author: 'Ada',
  content: 'x',
  kind: 'other',
  ...over,
});
const SERVED = {
  'GET /api/blog': {
    json: [post('formula'), post('infrared', { tags: ['IR'], excerpt: 'Bands.' })],
  },
};
const titles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
// The test's own address line is one too, after the page.
const status = () => screen.getAllByRole('status')[0]!.textContent;

test('six placeholders stand in while the posts load, then the cards', async () => {
  fakeServer(SERVED);
  await show(<BlogPage />, { at: '/en/blog' });
  expect(screen.getAllByTestId('placeholder')).toHaveLength(6);
  await waitFor(() => expect(titles()).toEqual(['About formula', 'About infrared']));
  expect(screen.queryAllByTestId('placeholder')).toEqual([]);
  expect(screen.getByRole('link', { name: 'Read: About formula' }).getAttribute('href')).toBe(
    '/en/blog/formula',
  );
  expect(screen.getAllByText('November 2, 2026')).toHaveLength(2);
  const card = within(screen.getAllByRole('article')[1]!);
  expect(card.getByText('Elucida')).toBeTruthy();
  expect(card.getByText('Bands.').className).toContain('line-clamp-3');
  expect(within(card.getByRole('list', { name: 'Tags' })).getByText('IR')).toBeTruthy();
});

test('search and tag are kept in the address, and cleared from it', async () => {
  fakeServer(SERVED);
  const { user, path } = await show(<BlogPage />, { at: '/en/blog?ref=mail' });
  await screen.findByRole('heading', { name: 'About formula' });
  await user.type(screen.getByRole('searchbox', { name: 'Search posts' }), 'BANDS');
  expect([path(), titles(), status()]).toEqual([
    '/en/blog?ref=mail&q=BANDS',
    ['About infrared'],
    '1 post',
  ]);
  await user.click(screen.getByRole('button', { name: 'Practice' }));
  expect([path(), titles(), status()]).toEqual([
    '/en/blog?ref=mail&q=BANDS&tag=Practice',
    [],
    'No posts found. Try clearing filters.',
  ]);
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect([path(), titles().length]).toEqual(['/en/blog?ref=mail', 2]);
});

test('the address chooses, and a tag that no post has can be taken off', async () => {
  fakeServer(SERVED);
  const { user } = await show(<BlogPage />, { at: '/en/blog?tag=Gone' });
  const gone = await screen.findByRole('button', { name: 'Gone', pressed: true });
  await waitFor(() => expect(status()).toBe('No posts found. Try clearing filters.'));
  await user.click(gone);
  expect(titles()).toHaveLength(2);
});

test.each(LANGUAGES)(
  '%s: where the call fails the three built-in posts are shown',
  async (language) => {
    fakeServer({ 'GET /api/blog': { status: 500 } });
    await show(<BlogPage />, { language, at: `/${language}/blog` });
    await waitFor(() =>
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
        ['ir', 'h1nmr', 'c13nmr'].map((slug) => `/${language}/blog/${slug}`),
      ),
    );
  },
);

test('a cover that does not load gives way to the placeholder', async () => {
  fakeServer({ 'GET /api/blog': { json: [post('formula')] } });
  const { container } = await show(<BlogPage />);
  await screen.findByRole('heading', { name: 'About formula' });
  const cover = container.querySelector('img')!;
  expect(cover.getAttribute('src')).toBe('/covers/formula.svg');
  fireEvent.error(cover);
  expect(cover.getAttribute('src')).toBe('/covers/placeholder.svg');
});
