import type { AtomCounts } from '@elucida/spectra/formula/formula';
import type { NamedFile } from './archive/named-files.ts';
import { handProcessing, type HandProcessing, type HandSteps } from './process-by-hand.ts';
import { handPlane, type PlaneByHand, type PlaneSteps } from './process-plane-by-hand.ts';
import { experimentsOf } from './read-files.ts';
import type { Experiment } from './recorded/experiment.ts';
import type { PlaneReference } from './reference/found-reference.ts';

/** Steps of an experiment that was processed by hand before, by its place among the experiments. */
export interface DoneByHand {
  readonly index: number;
  readonly steps: HandSteps | PlaneSteps;
}

/** Which experiment of which files is processed by hand. */
export interface HandQuestion {
  /** Its place among the experiments that `readFiles` named. */
  readonly index: number;
  readonly isFolder: boolean;
  readonly atoms: AtomCounts | null;
  /** Experiments that are not used, by their paths. */
  readonly without: readonly string[];
  /** Others of the sample that a person processed; of several steps of one the last count. */
  readonly done?: readonly DoneByHand[];
  /** Axes of a plane that moved with their spectra when the files were read. */
  readonly moved?: PlaneReference['moved'];
}

/** Opens one experiment of files for processing by hand. Null where it cannot be: never throws for what files hold. */
export function openByHand(
  files: readonly NamedFile[],
  { index, isFolder, atoms, without, done = [], moved = [] }: HandQuestion,
): HandProcessing | PlaneByHand | null {
  const experiments = experimentsOf(files, isFolder);
  const experiment = experiments[index];
  if (experiment === undefined) return null;
  const others = experiments.filter((each) => each !== experiment && !without.includes(each.path));
  const byHand = new Map<Experiment, HandSteps>();
  const planesByHand = new Map<Experiment, PlaneSteps>();
  for (const { index: at, steps } of done) {
    const each = experiments[at];
    if (each === undefined || !others.includes(each)) continue;
    if ('window' in steps) planesByHand.set(each, steps);
    else byHand.set(each, steps);
  }
  const context = { others, atoms, byHand, planesByHand, moved };
  return experiment.nuclei.length > 1
    ? handPlane(experiment, context)
    : handProcessing(experiment, context);
}
