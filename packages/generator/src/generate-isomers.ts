import type { Formula } from '@elucida/spectra/formula/formula';
import type { MolecularGraph } from '@elucida/molecules/graph';
import { countedSteps, type Waiting } from './steps.ts';
import { chemicalCompositions, DEFAULT_GROUPS, plainComposition } from './compositions.ts';
import type { GenerationConstraints } from './constraints.ts';
import { generateComposition } from './generate-composition.ts';
import { NO_FILTERS, PLAUSIBLE, type PlausibilityFilters } from './filters.ts';
import { MAX_VERTICES } from './skeleton.ts';
import type { GroupName } from './units.ts';

export interface GenerateOptions {
  readonly formula: Formula;
  /**
   * `plain`: lowest valences only, every connected graph. `chemical`: nitro, sulfone, azide … and
   * ions as units on top.
   */
  readonly mode: 'plain' | 'chemical';
  /** What is left out as implausible: nothing, the conservative default, or a choice. */
  readonly filters?: 'none' | 'plausible' | PlausibilityFilters;
  readonly constraints?: GenerationConstraints;
  /** Groups allowed in `chemical` mode; default `DEFAULT_GROUPS`. */
  readonly groups?: readonly GroupName[];
  readonly task: Pick<Waiting, 'checkpoint'>;
  /** Most checkpoints (one each few hundred steps), after which the work counts as spent. */
  readonly checkpoints?: number;
  /** Stop after this many isomers. */
  readonly limit?: number;
}

export interface Generated {
  /** Isomers visited. */
  readonly count: number;
  /**
   * `complete`: all were visited. `stopped`: by the limit or the visitor. `work-spent`: the
   * checkpoints allowed were used up. `too-large`: more atoms than a skeleton holds.
   */
  readonly ended: 'complete' | 'stopped' | 'work-spent' | 'too-large';
}

/**
 * Visits every constitutional isomer of the formula exactly once, without stereo; Kekulé structures
 * of one arene count as different. The graph is reused: copy what you keep. `false` from the
 * visitor stops. Isotope-free; deterministic order. Skeletons grow by canonical augmentation, then
 * units and bond orders are distributed, each up to the symmetry left. Throws only what
 * `task.checkpoint` throws.
 */
export function generateIsomers(
  options: GenerateOptions,
  visit: (graph: MolecularGraph) => boolean | void,
): Generated {
  const { formula, mode, limit = Infinity } = options;
  const filters =
    typeof options.filters === 'object'
      ? options.filters
      : options.filters === 'plausible'
        ? PLAUSIBLE
        : NO_FILTERS;
  const compositions =
    mode === 'plain'
      ? [plainComposition(formula)]
      : chemicalCompositions(formula, options.groups ?? DEFAULT_GROUPS);
  const steps = countedSteps(options.task, options.checkpoints ?? Infinity);
  let count = 0;
  for (const composition of compositions) {
    if (composition.vertexCount > MAX_VERTICES) return { count, ended: 'too-large' };
    if (composition.vertexCount === 0 || composition.unsaturation < 0) continue;
    const finished = generateComposition(
      { composition, filters, constraints: options.constraints ?? {}, steps },
      (graph) => {
        if (count >= limit) return false;
        count++;
        return visit(graph) !== false;
      },
    );
    if (!finished) return { count, ended: steps.areOver ? 'work-spent' : 'stopped' };
  }
  return { count, ended: 'complete' };
}
