import type { BenchCase } from './cases.ts';

/**
 * The case with its spectra masked: nothing may be identified from a formula with several isomers.
 */
export const formulaOnly = (c: BenchCase): Record<string, unknown> => ({
  id: c.id,
  formula: c.formula,
});

/** The case with its own answer removed from the library: a library must not be what finds it. */
export const answerHidden = (c: BenchCase): Record<string, unknown> => ({
  ...c.question,
  hide: [c.answer],
});

/**
 * Each case with the peaks of another one whose formula differs, chosen by a seeded walk: must come
 * out inconclusive.
 * A case for which no other formula exists is left out.
 */
export function swapped(cases: readonly BenchCase[], seed: number): Record<string, unknown>[] {
  let state = seed >>> 0;
  // Numerical Recipes' linear congruential generator: reproducible, and good enough to pick
  // partners.
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  return cases.flatMap((c) => {
    const others = cases.filter((other) => other.formula !== c.formula);
    if (others.length === 0) return [];
    const partner = others[Math.floor(next() * others.length)];
    return [{ id: c.id, formula: c.formula, spectra: partner.question.spectra }];
  });
}
