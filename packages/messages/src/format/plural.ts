import type { Language } from '../catalogue/language.ts';

/** Forms of a text by the plural category of a number; `zero` where none has words of its own. */
interface Forms {
  readonly zero?: string;
  readonly one: string;
  /** Spanish, of millions: `un millón de señales`. */
  readonly many?: string;
  readonly other: string;
}

/** Browsers without Basque data know English, whose rule for whole numbers is the same. */
const rulesOf = (language: Language): Intl.PluralRules =>
  new Intl.PluralRules(Intl.PluralRules.supportedLocalesOf(language).length > 0 ? language : 'en');

/**
 * Chooses the form that a number takes in a language (CLDR: English and Basque one/other, Spanish
 * one/many/other): `plural(3, { one: 'signal', other: 'signals' })`.
 */
export function pluralOf(language: Language): (count: number, forms: Forms) => string {
  const rules = rulesOf(language);
  return (count, { zero, one, many, other }) => {
    if (count === 0 && zero !== undefined) return zero;
    const category = rules.select(count);
    return category === 'one' ? one : category === 'many' ? (many ?? other) : other;
  };
}
