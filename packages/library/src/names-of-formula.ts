import type { Language } from '@elucida/spectra/languages';
import { lookUpLibrary } from './library.ts';

const FORMULA = /^(?:[A-Z][a-z]?\d{0,3}){1,12}$/;

/**
 * Names of the library's compounds of a formula typed as text (`C2H6O`, elements in any order);
 * empty where it is none or unknown.
 */
export function namesOfFormula(text: string, language: Language): string[] {
  const compact = text.replace(/\s/g, '');
  if (!FORMULA.test(compact)) return [];
  const counts = new Map<string, number>();
  for (const [, symbol, count] of compact.matchAll(/([A-Z][a-z]?)(\d*)/g))
    counts.set(symbol, (counts.get(symbol) ?? 0) + (count === '' ? 1 : Number(count)));
  return lookUpLibrary(hill(counts)).map((compound) => compound.names[language]);
}

function hill(counts: ReadonlyMap<string, number>): string {
  const first = counts.has('C') ? ['C', 'H'].filter((symbol) => counts.has(symbol)) : [];
  const rest = [...counts.keys()].filter((symbol) => !first.includes(symbol)).sort();
  return [...first, ...rest]
    .map((symbol) => symbol + (counts.get(symbol) === 1 ? '' : counts.get(symbol)))
    .join('');
}
