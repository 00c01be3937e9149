import type { Post } from '@elucida/contract/blog';
import { expect, test } from 'vitest';
import { filterPosts, tagsOf } from './filter-posts.ts';

const post = (slug: string, over: Partial<Post>): Post => ({
  slug,
  title: '',
  excerpt: '',
  cover: null,
  tags: [],
  date: '2026-01-01',
  author: 'x',
  content: null,
  kind: 'other',
  ...over,
});
const POSTS = [
  post('a', { title: 'Infrared', tags: ['IR', 'Guide'] }),
  post('b', { excerpt: 'about CARBONYLS', tags: ['NMR'] }),
  post('c', { tags: ['Near-infrared'], content: 'hidden words' }),
];

test.each([
  ['', '', ['a', 'b', 'c']],
  ['infra', '', ['a', 'c']],
  [' carbonyls ', '', ['b']],
  ['hidden', '', []],
  ['', 'IR', ['a']],
  ['', 'ir', []],
  ['nmr', 'IR', []],
])('q "%s" and tag "%s" leave %j', (q, tag, slugs) => {
  expect(filterPosts(POSTS, { q, tag }).map(({ slug }) => slug)).toEqual(slugs);
});

test('tags are listed once, with the one asked for', () => {
  expect(tagsOf([...POSTS, POSTS[0]!], 'Gone')).toEqual([
    'IR',
    'Guide',
    'NMR',
    'Near-infrared',
    'Gone',
  ]);
  expect(tagsOf([], '')).toEqual([]);
});
