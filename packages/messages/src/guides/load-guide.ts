import type { Language } from '../catalogue/language.ts';
import type { GuideSlug } from '../posts/guides.ts';
import type { c13nmr } from './en/c13nmr.ts';
import type { h1nmr } from './en/h1nmr.ts';
import type { ir } from './en/ir.ts';

export interface GuideTexts {
  ir: typeof ir;
  h1nmr: typeof h1nmr;
  c13nmr: typeof c13nmr;
}

/** The words of a guide in a language, fetched when they are first asked for. */
export const loadGuide = async <Slug extends GuideSlug>(
  slug: Slug,
  language: Language,
): Promise<GuideTexts[Slug]> => ((await import(`./${language}/${slug}.ts`)) as GuideTexts)[slug];
