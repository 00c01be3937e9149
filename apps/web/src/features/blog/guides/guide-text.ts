import { loadGuide, type GuideTexts } from '@elucida/messages/guides/load-guide';
import type { GuideSlug } from '@elucida/messages/posts/guides';
import { use } from 'react';
import { useLanguage } from '../../../lib/i18n/use-language.ts';

const loading = new Map<string, Promise<unknown>>();

/**
 * A guide's words in the page's language; suspends until they are there. A chunk that cannot be
 * fetched is tried again at the next visit.
 */
export function useGuideText<Slug extends GuideSlug>(slug: Slug): GuideTexts[Slug] {
  const language = useLanguage();
  const key = `${slug}/${language}`;
  const known = loading.get(key) as Promise<GuideTexts[Slug]> | undefined;
  const text = known ?? loadGuide(slug, language);
  if (!known) {
    loading.set(key, text);
    text.catch(() => loading.delete(key));
  }
  return use(text);
}
