import type { blog } from '../catalogue/en/blog.ts';
import type { ShippedPost } from './post.ts';

/**
 * The fixed guides, which are always there: the web draws them, and shows these cards when the
 * blog's call fails.
 */
export const GUIDES = ['ir', 'h1nmr', 'c13nmr'] as const;
export type GuideSlug = (typeof GUIDES)[number];

const FACTS: Readonly<
  Record<GuideSlug, { date: string; tags: readonly (keyof typeof blog.tags)[] }>
> = {
  ir: { date: '2026-10-05', tags: ['guide', 'ir'] },
  h1nmr: { date: '2026-10-12', tags: ['guide', 'nmr', 'h1'] },
  c13nmr: { date: '2026-10-19', tags: ['guide', 'nmr', 'c13'] },
};

/** Whether a post's slug is one of the fixed guides'. */
export const isGuide = (slug: string): slug is GuideSlug =>
  (GUIDES as readonly string[]).includes(slug);

/** A guide's post in the language of the given words. */
export function guidePost(slug: GuideSlug, words: typeof blog): Omit<ShippedPost, 'language'> {
  const { date, tags } = FACTS[slug];
  return {
    slug,
    ...words.guides[slug],
    cover: `/covers/${slug}.svg`,
    tags: tags.map((tag) => words.tags[tag]),
    date,
    content: null,
    kind: 'builtin',
  };
}
