import type { Formula } from '@elucida/spectra/formula/formula';
import { fingerprintKey } from '@elucida/molecules/fingerprint';
import type { MolecularGraph } from '@elucida/molecules/graph';
import { perceive } from '@elucida/molecules/perceive';
import type { NeighbourShifts } from '@elucida/prediction/neighbours/neighbour-shifts';
import type { Pending } from '../../../idle-threads.ts';
import { isLate, type Task } from '../../../stages.ts';
import type { JointFacts } from '../../../techniques/correlations/joint/joint-facts.ts';
import {
  runAnnealing,
  type Annealed,
  type AnnealingRun,
  type AnnealingThreads,
} from './annealing-run.ts';
import { graphOf, type GraphState } from './graph-state.ts';
import { annealedCompositions } from './random-molecule.ts';

export interface AnnealedOptions {
  readonly formula: Formula;
  readonly facts: JointFacts;
  readonly shifts: NeighbourShifts;
  readonly seed: number;
  /** Threads that may take over runs; without them all are done here, with the same result. */
  readonly threads?: AnnealingThreads;
  readonly task: Pick<Task, 'checkpoint' | 'isLate'>;
}

const SAME_ENERGY = 1e-6;

/** Whether the spectra tie enough hydrogens to carbons for correlations to guide an annealing. */
export const canAnneal = ({ carrier, correlations, carbon }: JointFacts): boolean =>
  carbon.length > 0 &&
  carrier.some((signal) => signal >= 0) &&
  (correlations.HMBC?.length ?? 0) + (correlations.COSY?.length ?? 0) > 0;

/** Most runs by size, heavy atoms; the others are in vain where the first ones agree. */
const RUNS: readonly (readonly [most: number, runs: number])[] = [
  [12, 5],
  [20, 10],
  [31, 16],
  [Infinity, 8],
];
/** So many runs from random bonds that end in the same best molecule are enough. */
const AGREED = 3;
/** So are so many runs of a small molecule that begin at the best one and come back to it. */
const CAME_BACK = 2;
/** Seeds of the runs of one request are this far apart from those of the next. */
const SEEDS = 1_000;

/** Most runs of a molecule. */
export const mostRuns = ({ heavyAtoms }: Formula): number =>
  RUNS.find(([most]) => heavyAtoms <= most)![1];

/**
 * Heavy atoms up to which runs from random bonds come first, and may agree at once. Larger molecules rarely agree:
 * there one set more of the development cases came first with runs in turn from the second one on.
 */
const SMALL = 20;

/** Whether a run begins at the best molecule so far: every other one, from the first that may. */
function isWarm(run: number, { heavyAtoms }: Formula): boolean {
  const first = heavyAtoms <= SMALL ? AGREED : 1;
  return run >= first && (run - first) % 2 === 0;
}

/**
 * The best molecules of each run, annealed from random bonds between carbons as the spectra plan them, and
 * in turn from the best molecule so far, until several runs from random bonds agree on it, or others come back to it;
 * returns whether the former did.
 */
export function* annealedMolecules(
  options: AnnealedOptions,
): Generator<readonly MolecularGraph[], boolean, void> {
  const { formula, threads, task } = options;
  if (annealedCompositions(formula).length === 0) return false;
  const runs = new Runs(options, mostRuns(formula));
  let best = Infinity;
  let start: GraphState | null = null;
  let leader = NaN;
  let agreed = 0;
  let cameBack = 0;
  const isDone = () => agreed >= AGREED || (formula.heavyAtoms <= SMALL && cameBack >= CAME_BACK);
  try {
    for (let run = 0; run < runs.most && !isDone(); run++) {
      // The first run ends in any case, so that there is something to judge.
      if (run > 0 && isLate(task)) break;
      const from: GraphState | null = isWarm(run, formula) ? start : null;
      const annealed: readonly Annealed[] =
        from === null ? runs.atRandom(run) : runs.from(run, from);
      if (annealed.length === 0) continue;
      const written = annealed.map(({ state }) => graphOf(state).toMolecule());
      const [lowest] = annealed;
      const key = fingerprintKey(written[0], perceive(written[0]));
      if (lowest.energy < best - SAME_ENERGY) {
        best = lowest.energy;
        start = lowest.state;
        [leader, agreed, cameBack] = [key, 1, 0];
      } else if (key === leader && from === null) agreed++;
      else if (key === leader) cameBack++;
      yield written;
    }
  } finally {
    threads?.close();
  }
  return agreed >= AGREED;
}

/** Runs by their number. Those from random bonds need no other, so that threads begin with them ahead. */
class Runs {
  readonly most: number;
  private readonly options: AnnealedOptions;
  private readonly pending = new Map<number, Pending<readonly Annealed[]>>();
  private ahead = 1;

  constructor(options: AnnealedOptions, most: number) {
    this.options = options;
    this.most = most;
  }

  private run(number: number, start: GraphState | null): AnnealingRun {
    const { formula, facts, seed } = this.options;
    return { formula, facts, seed: SEEDS * seed + number, start };
  }

  /** Hands runs from random bonds after `number` to threads that have nothing to do. */
  private beginAhead(number: number): void {
    const { threads } = this.options;
    if (threads === undefined) return;
    for (this.ahead = Math.max(this.ahead, number + 1); this.ahead < this.most; this.ahead++) {
      if (isWarm(this.ahead, this.options.formula)) continue;
      const pending = threads.begin(this.run(this.ahead, null));
      if (pending === null) return;
      this.pending.set(this.ahead, pending);
    }
  }

  atRandom(number: number): readonly Annealed[] {
    this.beginAhead(number);
    const pending = this.pending.get(number);
    this.pending.delete(number);
    return pending?.wait(this.options.task) ?? this.here(this.run(number, null));
  }

  from(number: number, start: GraphState | null): readonly Annealed[] {
    this.beginAhead(number);
    return this.here(this.run(number, start));
  }

  private here(run: AnnealingRun): readonly Annealed[] {
    return runAnnealing(run, this.options.shifts, this.options.task);
  }
}
