import type { Language } from '../catalogue/language.ts';
import type { SettingsText } from './by-settings.ts';

/**
 * The sections of /legal, in their order; each name is also an anchor, the same in every language.
 */
export const TERMS_SECTIONS = [
  'use',
  'responsibility',
  'warranty',
  'liability',
  'property',
  'accounts',
  'termination',
  'changes',
] as const;
export const PRIVACY_SECTIONS = [
  'stored',
  'analyses',
  'browser',
  'messages',
  'logs',
  'deletion',
  'contact',
] as const;

export interface LegalSection {
  readonly heading: string;
  readonly paragraphs: readonly SettingsText[];
}

/** Words of /legal. They load with the page, not with the interface. */
export interface LegalText {
  readonly heading: string;
  readonly updated: string;
  readonly terms: {
    readonly heading: string;
    readonly lead: string;
    readonly sections: Readonly<Record<(typeof TERMS_SECTIONS)[number], LegalSection>>;
  };
  readonly privacy: {
    readonly heading: string;
    readonly lead: string;
    readonly sections: Readonly<Record<(typeof PRIVACY_SECTIONS)[number], LegalSection>>;
  };
  /** Text of the link to the contact form. */
  readonly write: string;
}

/** The words in a language, fetched when they are first asked for. */
export const loadLegalText = async (language: Language): Promise<LegalText> =>
  ((await import(`./${language}/legal.ts`)) as { legal: LegalText }).legal;
