import type { Language } from '../catalogue/language.ts';
import type { SettingsText } from './by-settings.ts';

export interface Question {
  readonly question: string;
  readonly answer: SettingsText;
}
export interface QuestionGroup {
  readonly heading: string;
  readonly questions: readonly Question[];
}

/**
 * Words of /faq: the six groups of the specification, three questions each. They load with the
 * page, not with the interface.
 */
export interface FaqText {
  readonly heading: string;
  readonly lead: string;
  readonly quickLinks: string;
  readonly groups: Readonly<
    Record<
      'start' | 'analysis' | 'quota' | 'billing' | 'privacy' | 'troubleshooting',
      QuestionGroup
    >
  >;
  readonly next: string;
}

/** The words in a language, fetched when they are first asked for. */
export const loadFaqText = async (language: Language): Promise<FaqText> =>
  ((await import(`./${language}/faq.ts`)) as { faq: FaqText }).faq;
