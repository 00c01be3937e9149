const ACID_ENDINGS: readonly (readonly [en: RegExp, es: string, eu: string])[] = [
  [/ic$/, 'ico', 'iko'], [/ous$/, 'oso', 'oso'], [/ate$/, 'ato', 'ato'], [/ite$/, 'ito', 'ito'], [/xide$/, 'xido', 'xido'], [/ide$/, 'uro', 'uro'],
];

/** The words for an acid or anion, `phosphonous` → `fosfonoso`; in Basque with and without the article. */
export function spelledAcid(english: string, language: 'es' | 'eu'): string[] {
  for (const [ending, es, eu] of ACID_ENDINGS) {
    if (!ending.test(english)) continue;
    const word = spelled(english.replace(ending, ''), language) + (language === 'es' ? es : eu);
    return language === 'es' ? [word] : [word, `${word}a`];
  }
  return [spelled(english, language)];
}

/**
 * Regular spelling of an international chemical stem in Spanish or Basque, for vocabulary rows that do not state it: `phenyl` → `fenil`,
 * `chloro` → `cloro` / `kloro`. Only for single vocabulary words (never for whole names); exceptions are written out in the rows.
 * Accents are left out, as the reader leaves them out.
 */
export function spelled(english: string, language: 'es' | 'eu'): string {
  let word = english
    .replace(/sch/g, 'sk').replace(/ph/g, 'f').replace(/th/g, 't').replace(/rh/g, 'r').replace(/ch(?=[lraou])/g, 'c').replace(/ch(?=[ei])/g, 'qu').replace(/y/g, 'i').replace(/ium(?=$|il)/, 'io')
    .replace(/([bcdfghklmnpstz])\1/g, '$1').replace(/^s(?=[tp])/, 'es').replace(/nz(?=[ei])/g, 'nc');
  if (language === 'es') return word.replace(/k(?=[ei])/g, 'qu');
  word = word.replace(/nc(?=[ei])/g, 'ntz').replace(/nz/g, 'ntz').replace(/c(?=[ei])/g, 'z').replace(/qu(?=[ei])/g, 'k').replace(/c/g, 'k').replace(/v/g, 'b').replace(/qu/g, 'k');
  return word;
}
