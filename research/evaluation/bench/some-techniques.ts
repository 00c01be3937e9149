import type { BenchCase } from './cases.ts';

interface Block {
  readonly type: string;
}

const blocksOf = (c: BenchCase): readonly Block[] => (c.question.spectra ?? []) as readonly Block[];
const imagesOf = (c: BenchCase): Readonly<Record<string, string>> =>
  (c.question.images ?? {}) as Readonly<Record<string, string>>;

/** The cases that have peaks of this technique. */
export const havingPeaks = (cases: readonly BenchCase[], type: string): BenchCase[] =>
  cases.filter((c) => blocksOf(c).some((block) => block.type === type));

/** The cases that have an image of this kind (`ir`, `h1`, `c13`, `ms`). */
export const havingImage = (cases: readonly BenchCase[], kind: string): BenchCase[] =>
  cases.filter((c) => kind in imagesOf(c));

/**
 * The case with the peaks of some techniques alone: what a user brings who has recorded nothing
 * else.
 */
export const onlyPeaks = (c: BenchCase, types: readonly string[]): Record<string, unknown> => ({
  ...c.question,
  spectra: blocksOf(c).filter(({ type }) => types.includes(type)),
});

/** The case with some of its images alone; one is what the Free plan gives. */
export const onlyImages = (c: BenchCase, kinds: readonly string[]): Record<string, unknown> => ({
  ...c.question,
  images: Object.fromEntries(Object.entries(imagesOf(c)).filter(([kind]) => kinds.includes(kind))),
});
