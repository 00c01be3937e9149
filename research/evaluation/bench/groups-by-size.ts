import { GROUPS, groupOf, titleOfGroup, type BenchCase } from '../cases/bench-case.ts';
import type { Group } from './bench-models.ts';

/** The experimental cases by number of heavy atoms. */
export const bySize = (experimental: readonly BenchCase[]): Group[] =>
  GROUPS.filter((group) => group !== 'MolPuzzle').map((group) => ({
    name: `experimental ${titleOfGroup(group)}`,
    cases: experimental.filter((c) => groupOf(c) === group),
  }));
