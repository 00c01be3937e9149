import { caseQuestion, type BenchCase } from './bench-case.ts';

/** The cases that have peaks of this technique. */
export const havingPeaks = (cases: readonly BenchCase[], type: string): BenchCase[] =>
  cases.filter(({ spectra }) => spectra.some((spectrum) => spectrum.type === type));

/** The cases that have an image of this kind (`ir`, `h1`, `c13`, `ms`). */
export const havingImage = (cases: readonly BenchCase[], kind: string): BenchCase[] =>
  cases.filter(({ images }) => images !== undefined && kind in images);

/**
 * The question with the peaks of some techniques alone: what a user brings who has recorded nothing
 * else.
 */
export const onlyPeaks = (c: BenchCase, types: readonly string[]) => ({
  ...caseQuestion(c),
  spectra: c.spectra.filter(({ type }) => types.includes(type)),
});

/** The question with some of its images alone; one is what the Free plan gives. */
export const onlyImages = (c: BenchCase, kinds: readonly string[]) => ({
  ...caseQuestion(c),
  images: Object.fromEntries(
    Object.entries(c.images ?? {}).filter(([kind]) => kinds.includes(kind)),
  ),
});

/** The question with its own answer removed from the library: a library must not be what finds it. */
export const answerHidden = (c: BenchCase) => ({ ...caseQuestion(c), hide: [c.answer] });
