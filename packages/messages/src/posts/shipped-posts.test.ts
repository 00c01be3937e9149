import { expect, test } from 'vitest';
import { LANGUAGES } from '../catalogue/language.ts';
import { shippedPosts } from './shipped-posts.ts';
import { figuresOf } from '../testing/translated.ts';

const posts = shippedPosts();
const inLanguage = (language: string) => posts.filter((post) => post.language === language);

test('every language has the same eight posts, three of them guides', () => {
  const slugs = inLanguage('en').map(({ slug }) => slug);
  expect(slugs).toEqual([
    'ir',
    'h1nmr',
    'c13nmr',
    'preparing-spectra',
    'formula-first',
    'reading-confidence',
    'two-dimensional',
    'fid-to-answer',
  ]);
  for (const language of LANGUAGES) {
    expect(inLanguage(language).map(({ slug }) => slug)).toEqual(slugs);
    expect(
      inLanguage(language)
        .filter(({ kind }) => kind === 'builtin')
        .map(({ slug }) => slug),
    ).toEqual(['ir', 'h1nmr', 'c13nmr']);
  }
});

test.each(
  posts
    .filter(({ language }) => language !== 'en')
    .map((post) => [post.language, post.slug, post] as const),
)('%s %s has words of its own and the figures of the English one', (_language, slug, post) => {
  const english = inLanguage('en').find((each) => each.slug === slug)!;
  expect(post.title).not.toBe(english.title);
  expect(post.tags).toHaveLength(english.tags.length);
  if (post.content === null) return;
  // What is typed is typed alike everywhere.
  const code = (text: string) => text.match(/`[^`]+`/g);
  expect(code(post.content)).toEqual(code(english.content!));
  const words = (text: string) => text.replace(/`[^`]+`/g, '');
  expect(figuresOf(words(post.content), ',')).toEqual(figuresOf(words(english.content!)));
  expect(post.content.match(/^## /gm)?.length).toBe(english.content!.match(/^## /gm)?.length);
});
