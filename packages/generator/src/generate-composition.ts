import type { MolecularGraph } from '@elucida/molecules/graph';
import type { Steps } from './steps.ts';
import { assignUnits, emptyAssignment } from './assignment.ts';
import { distributeBonds, emptyBondTable, tabulateBonds } from './bonds.ts';
import { compositionBounds } from './composition-bounds.ts';
import type { Composition } from './compositions.ts';
import { moleculeCheck } from './constraint-checks.ts';
import type { GenerationConstraints } from './constraints.ts';
import { unitFilter, type PlausibilityFilters } from './filters.ts';
import { moleculeWriter } from './molecule-writer.ts';
import { MAX_VERTICES, type Skeleton } from './skeleton.ts';
import { acceptsSkeleton } from './skeleton-filter.ts';
import type { SkeletonSymmetry } from './skeleton-symmetry.ts';
import { enumerateSkeletons } from './skeletons.ts';
import { emptySmallRings, listSmallRings } from './small-rings.ts';
import { isBondPatternPlausible, limitStrain } from './strain.ts';

export interface CompositionRequest {
  readonly composition: Composition;
  readonly filters: PlausibilityFilters;
  readonly constraints: GenerationConstraints;
  readonly steps: Steps;
}

/**
 * Steps (assignments or bond patterns, a microsecond or so each) between two looks at the cancel
 * flag.
 */
const STEPS_PER_CHECKPOINT = 1024;

/** Visits each isomer of one composition once. Returns false when the visitor or the steps ended it. */
export function generateComposition(
  request: CompositionRequest,
  visit: (graph: MolecularGraph) => boolean,
): boolean {
  const { composition, filters, constraints, steps } = request;
  const bounds = compositionBounds(composition, constraints);
  if (bounds === null) return true;
  const accept = filters.strain ? acceptsSkeleton : undefined;
  let fill: ((skeleton: Skeleton, symmetry: SkeletonSymmetry) => boolean) | null = null;
  // One kind of atom and single bonds only can be put on a skeleton in one way.
  const needsSymmetry = (rings: number): boolean =>
    composition.units.length > 1 || composition.unsaturation > rings;
  return enumerateSkeletons(
    { ...bounds, vertexCount: composition.vertexCount, needsSymmetry, steps, accept },
    (skeleton, symmetry) => {
      fill ??= skeletonFiller(request, skeleton, symmetry, visit);
      return fill(skeleton, symmetry);
    },
  );
}

/**
 * Prepares the two later stages for the skeleton object that `enumerateSkeletons` writes each
 * skeleton to.
 */
function skeletonFiller(
  request: CompositionRequest,
  skeleton: Skeleton,
  symmetry: SkeletonSymmetry,
  visit: (graph: MolecularGraph) => boolean,
): () => boolean {
  const { composition, filters, constraints, steps } = request;
  const assignment = emptyAssignment();
  const table = emptyBondTable();
  const rings = emptySmallRings();
  const free = new Uint8Array(MAX_VERTICES);
  const writer = moleculeWriter(composition, skeleton, assignment, table);
  const accept = unitFilter(composition, skeleton, rings, filters);
  const check = moleculeCheck({ composition, constraints, skeleton, assignment, table, free });
  let ticks = 0;
  const tick = (): boolean => ++ticks % STEPS_PER_CHECKPOINT !== 0 || steps.take();

  function finish(): boolean {
    if (filters.strain && !isBondPatternPlausible(table, rings)) return true;
    if (check !== null && !check.bonds()) return true;
    writer.writeBonds(free);
    if (check !== null && !check.graph(writer.graph)) return true;
    return visit(writer.graph);
  }

  return () => {
    tabulateBonds(table, skeleton, symmetry);
    if (filters.strain || filters.heteroatomChains) listSmallRings(skeleton, rings);
    if (filters.strain) limitStrain(table, skeleton, rings);
    const extraUnits = composition.unsaturation - (table.count - skeleton.vertexCount + 1);
    return assignUnits({ composition, skeleton, symmetry, accept, tick }, assignment, () => {
      if (check !== null && !check.units(extraUnits)) return true;
      writer.writeUnits();
      return distributeBonds(
        { composition, skeleton, symmetry, assignment, table, extraUnits, free, tick },
        finish,
      );
    });
  };
}
