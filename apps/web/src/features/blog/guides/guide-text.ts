import type { c13nmr } from '@elucida/messages/guides/en/c13nmr';
import type { h1nmr } from '@elucida/messages/guides/en/h1nmr';
import type { ir } from '@elucida/messages/guides/en/ir';
import type { Language } from '@elucida/messages/catalogue/language';
import type { GuideSlug } from '@elucida/messages/posts/guides';
import { use } from 'react';
import { useLanguage } from '../../../lib/i18n/use-language.ts';

interface Texts {
  ir: typeof ir;
  h1nmr: typeof h1nmr;
  c13nmr: typeof c13nmr;
}

/** One dynamic import a guide and language: a reader downloads what is read. */
const LOADERS: {
  readonly [Slug in GuideSlug]: Readonly<Record<Language, () => Promise<Texts[Slug]>>>;
} = {
  ir: {
    en: async () => (await import('@elucida/messages/guides/en/ir')).ir,
    es: async () => (await import('@elucida/messages/guides/es/ir')).ir,
    eu: async () => (await import('@elucida/messages/guides/eu/ir')).ir,
  },
  h1nmr: {
    en: async () => (await import('@elucida/messages/guides/en/h1nmr')).h1nmr,
    es: async () => (await import('@elucida/messages/guides/es/h1nmr')).h1nmr,
    eu: async () => (await import('@elucida/messages/guides/eu/h1nmr')).h1nmr,
  },
  c13nmr: {
    en: async () => (await import('@elucida/messages/guides/en/c13nmr')).c13nmr,
    es: async () => (await import('@elucida/messages/guides/es/c13nmr')).c13nmr,
    eu: async () => (await import('@elucida/messages/guides/eu/c13nmr')).c13nmr,
  },
};

const loading = new Map<string, Promise<unknown>>();

/**
 * A guide's words in the page's language; suspends until they are there. A chunk that cannot be
 * fetched is tried again at the next visit.
 */
export function useGuideText<Slug extends GuideSlug>(slug: Slug): Texts[Slug] {
  const language = useLanguage();
  const key = `${slug}/${language}`;
  const known = loading.get(key) as Promise<Texts[Slug]> | undefined;
  const text = known ?? LOADERS[slug][language]();
  if (!known) {
    loading.set(key, text);
    text.catch(() => loading.delete(key));
  }
  return use(text);
}
