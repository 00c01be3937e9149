import { en } from '../catalogue/en/index.ts';
import { es } from '../catalogue/es/index.ts';
import { eu } from '../catalogue/eu/index.ts';
import { LANGUAGES, type Language } from '../catalogue/language.ts';
import { posts as english } from './en/posts.ts';
import { posts as spanish } from './es/posts.ts';
import { posts as basque } from './eu/posts.ts';
import { GUIDES, guidePost } from './guides.ts';
import type { ShippedPost } from './post.ts';

const CATALOGUES = { en, es, eu };
const TEXTS: Readonly<Record<Language, typeof english>> = { en: english, es: spanish, eu: basque };

const DATES: Readonly<Record<keyof typeof english, string>> = {
  'preparing-spectra': '2026-10-26',
  'formula-first': '2026-11-02',
  'reading-confidence': '2026-11-09',
  'two-dimensional': '2026-11-27',
  'fid-to-answer': '2026-11-28',
};

/** Every post in every language, as a new database receives them. */
export function shippedPosts(): ShippedPost[] {
  return LANGUAGES.flatMap((language) => [
    ...GUIDES.map((slug) => ({ ...guidePost(slug, CATALOGUES[language].blog), language })),
    ...(Object.keys(DATES) as (keyof typeof DATES)[]).map((slug): ShippedPost => ({
      ...TEXTS[language][slug],
      slug,
      language,
      cover: `/covers/${slug}.svg`,
      date: DATES[slug],
      kind: 'other',
    })),
  ]);
}
