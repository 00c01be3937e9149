/**
 * Regular spelling of an international chemical stem in Spanish or Basque, for vocabulary rows that
 * do not state it: `phenyl` → `fenil`, `chloro` → `cloro` / `kloro`. Only for single vocabulary
 * words (never for whole names); exceptions are written out in the rows. Accents are left out, as
 * the reader leaves them out.
 */
export function spelled(english: string, language: 'es' | 'eu'): string {
  let word = english
    .replace(/sch/g, 'sk')
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/rh/g, 'r')
    .replace(/ch(?=[lraou])/g, 'c')
    .replace(/ch(?=[ei])/g, 'qu')
    .replace(/y/g, 'i')
    .replace(/ium(?=$|il)/, 'io')
    .replace(/([bcdfghklmnpstz])\1/g, '$1')
    .replace(/^s(?=[tp])/, 'es')
    .replace(/nz(?=[ei])/g, 'nc');
  if (language === 'es') return word.replace(/k(?=[ei])/g, 'qu');
  word = word
    .replace(/nc(?=[ei])/g, 'ntz')
    .replace(/nz/g, 'ntz')
    .replace(/c(?=[ei])/g, 'z')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/c/g, 'k')
    .replace(/v/g, 'b')
    .replace(/qu/g, 'k');
  return word;
}
