import type { Language } from '@elucida/spectra/languages';

/**
 * A piece of a name in English, Spanish and Basque. Spanish: RSEQ's translation of IUPAC's
 * recommendations; Basque: the usage of UZEI and Euskaltzaindia, without the article (`bentzeno`,
 * `indol`), which closes a whole name only.
 */
export type Words = readonly [en: string, es: string, eu: string];

/** Index of a language in `Words`. */
export type Tongue = 0 | 1 | 2;

/** The column of each language. */
export const TONGUES: Readonly<Record<Language, Tongue>> = { en: 0, es: 1, eu: 2 };
