import type { Spectrum } from '@elucida/spectra/spectrum';

/** A case whose answer is known. The answer is for the scoring, never for the engine. */
export interface BenchCase {
  readonly id: string;
  readonly formula: string;
  readonly heavyAtoms: number;
  readonly spectra: readonly Spectrum[];
  /** Paths of images by kind (`ir`, `h1`, `c13`, `ms`). */
  readonly images?: Readonly<Record<string, string>>;
  /** SMILES of the truth. */
  readonly answer: string;
}

/** Everything of a case but its answer, as it goes to a worker. */
export const caseQuestion = ({ id, formula, images, spectra }: BenchCase) => ({
  id,
  formula,
  images,
  spectra,
});

/** The MolPuzzle cases, and the others by number of heavy atoms: bars are by size. */
export const GROUPS = ['MolPuzzle', '<=8', '9-10', '11-12', '13-15', '16-20'] as const;
export type CaseGroup = (typeof GROUPS)[number];

/** Most heavy atoms of the groups by size; what is larger is in the last one. */
const LARGEST = { '<=8': 8, '9-10': 10, '11-12': 12, '13-15': 15 } as const;

export function groupOf({ id, heavyAtoms }: Pick<BenchCase, 'id' | 'heavyAtoms'>): CaseGroup {
  if (id.startsWith('mp-')) return 'MolPuzzle';
  return LARGE_ENOUGH.find((group) => heavyAtoms <= LARGEST[group]) ?? '16-20';
}
const LARGE_ENOUGH = ['<=8', '9-10', '11-12', '13-15'] as const;

/** A group as people read it. */
export const titleOfGroup = (group: CaseGroup): string =>
  group === 'MolPuzzle' ? group : group.replace('<=', '≤ ').replace('-', '–');
