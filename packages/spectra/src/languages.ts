/** Interface and report languages (specification §1, §9), in the order the switcher shows them. */
export const LANGUAGES = ['en', 'es', 'eu'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';
