import type { BenchCase } from './cases.ts';

interface Block { readonly type: string }

const blocksOf = (c: BenchCase): readonly Block[] => (c.question.spectra ?? []) as readonly Block[];
const imagesOf = (c: BenchCase): Readonly<Record<string, string>> => (c.question.images ?? {}) as Readonly<Record<string, string>>;

/** The cases that have peaks of this technique. */
export const havingPeaks = (cases: readonly BenchCase[], type: string): BenchCase[] => cases.filter((c) => blocksOf(c).some((block) => block.type === type));

/** The cases that have an image of this kind (`ir`, `h1`, `c13`, `ms`). */
export const havingImage = (cases: readonly BenchCase[], kind: string): BenchCase[] => cases.filter((c) => kind in imagesOf(c));

/** The case with the peaks of one technique alone: what a user brings who has recorded nothing else. */
export const peaksAlone = (c: BenchCase, type: string): Record<string, unknown> => ({ ...c.question, spectra: blocksOf(c).filter((block) => block.type === type) });

/** The case without the peaks of one technique: what that technique is worth beside the others. */
export const peaksWithout = (c: BenchCase, type: string): Record<string, unknown> => ({ ...c.question, spectra: blocksOf(c).filter((block) => block.type !== type) });

/** The case with one image alone: what the Free plan gives. */
export const imageAlone = (c: BenchCase, kind: string): Record<string, unknown> => ({ ...c.question, images: { [kind]: imagesOf(c)[kind] } });

/** The case without the image of one technique. */
export const imagesWithout = (c: BenchCase, kind: string): Record<string, unknown> => ({ ...c.question, images: Object.fromEntries(Object.entries(imagesOf(c)).filter(([name]) => name !== kind)) });
