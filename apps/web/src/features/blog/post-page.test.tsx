// @vitest-environment jsdom
import type { Language } from '@elucida/messages/catalogue/language';
import type { Post } from '@elucida/contract/blog';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { fakeServer, type Answers } from '../../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { PostPage } from './post-page.tsx';

cleanUpAfterEach();

const post = (over: Partial<Post>): Post => ({
  slug: 'a-post',
  title: 'A post',
  excerpt: 'Only the excerpt.',
  cover: null,
  tags: ['Practice'],
  date: '2026-11-02',
  author: '',
  content: null,
  kind: 'other',
  ...over,
});
const open = (slug: string, answers: Answers, language: Language = 'en') => {
  fakeServer(answers);
  return show(
    <Routes>
      <Route path="/:lang/blog/:slug" element={<PostPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { language, at: `/${language}/blog/${slug}` },
  );
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('Markdown is formatted; HTML in it is text and dangerous addresses are emptied', async () => {
  const content =
    '# Part\n\n**bold** <img src=x onerror=alert(1)>\n\n[safe](https://example.org) ' +
    '[bad](javascript:alert(1)) ' +
    '[mail](mailto:a@example.org)\n\n![i](data:image/png;base64,AA)';
  const { container } = await open('a-post', {
    'GET /api/blog/a-post': { json: post({ content }) },
  });
  expect((await screen.findByText('bold')).tagName).toBe('STRONG');
  expect(screen.getByRole('heading', { level: 2, name: 'Part' })).toBeTruthy();
  expect(
    ['safe', 'bad', 'mail'].map((text) => screen.getByText(text).getAttribute('href')),
  ).toEqual(['https://example.org', '', 'mailto:a@example.org']);
  expect(container.querySelector('article img[onerror]')).toBeNull();
  expect(container.querySelector('article img')?.getAttribute('src') ?? '').toBe('');
  expect(screen.getByText('By Elucida team')).toBeTruthy();
});

test('without content the excerpt is shown', async () => {
  await open('a-post', { 'GET /api/blog/a-post': { json: post({}) } });
  expect(await screen.findByText('Only the excerpt.')).toBeTruthy();
});

test('an unknown post says so and still leads on', async () => {
  await open('nothing', {});
  await heading('Post not found.');
  expect(screen.getByRole('link', { name: 'Start an analysis' }).getAttribute('href')).toBe(
    '/en/new',
  );
});

test.each([
  ['h1nmr', 'Reading a ¹H NMR spectrum'],
  ['whatever', 'Reading an IR spectrum'],
])('where the call for %s fails, the built-in “%s” is shown', async (slug, title) => {
  await open(slug, { [`GET /api/blog/${slug}`]: 'network-error' });
  await heading(title);
});

test.each([
  [
    'en',
    'ir',
    ['What an IR spectrum shows', 'Sampling modes', 'Diagnostic bands', 'Tips', 'Example: ethanol'],
  ],
  [
    'en',
    'h1nmr',
    ['Principle', 'Sample preparation', 'Shift ranges', 'Coupling constants', 'Example: ethanol'],
  ],
  [
    'en',
    'c13nmr',
    [
      'Decoupling: one carbon, one line',
      'DEPT and APT: how many hydrogens',
      'Shift ranges',
      'Which carbonyl?',
    ],
  ],
  [
    'es',
    'ir',
    [
      'Qué muestra un espectro de IR',
      'Modos de medida',
      'Bandas diagnósticas',
      'Consejos',
      'Ejemplo: etanol',
    ],
  ],
  [
    'eu',
    'c13nmr',
    [
      'Desakoplamendua: karbono bat, lerro bat',
      'DEPT eta APT: zenbat hidrogeno',
      'Lerrakuntza-tarteak',
      'Zein karbonilo da?',
    ],
  ],
] as const)(
  '%s: the guide %s has its chapters and a figure with its peaks',
  async (language, slug, chapters) => {
    const { container } = await open(
      slug,
      { [`GET /api/blog/${slug}`]: { json: post({ slug, title: slug, kind: 'builtin' }) } },
      language,
    );
    await screen.findByRole('heading', { level: 2, name: chapters[0] });
    expect([...container.querySelectorAll('article h2')].map((each) => each.textContent)).toEqual([
      ...chapters,
    ]);
    expect(
      Number((await screen.findByRole('slider')).getAttribute('aria-valuemax')),
    ).toBeGreaterThan(3);
  },
);

test('Copy link copies the address and says so; Back goes to the list where nothing came before', async () => {
  const { user, path } = await open('a-post', { 'GET /api/blog/a-post': { json: post({}) } });
  await heading('A post');
  const write = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(write).toHaveBeenCalledWith(window.location.href);
  expect(await screen.findByText('Link copied.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(
    await screen.findByText('The link could not be copied. Copy it from the address bar.'),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(path()).toBe('/en/blog'));
});

test('a post of slug, title and text alone is its team’s', async () => {
  await open('a-post', {
    'GET /api/blog/a-post': { json: { slug: 'a-post', title: 'A post', content: 'Its text.' } },
  });
  expect(await screen.findByText('Its text.')).toBeTruthy();
  expect(screen.getByText('By Elucida team')).toBeTruthy();
  expect(screen.queryByText(/Invalid/)).toBeNull();
});
