import type { Molecule } from '@elucida/molecules/molecule';
import { MAX_CLASSES } from '../../../nmr/signal-classes.ts';
import type { ShiftsOf } from '@elucida/prediction/predicted-shifts';
import { assignJointly } from './joint-assignment.ts';
import type { CorrelationKind, JointFacts } from './joint-facts.ts';
import { jointIndex } from './joint-index.ts';

/** A cross peak with the classes that it joins in the assignment. */
export interface PathTaken {
  readonly peak: number;
  readonly observed: number;
  readonly other: number;
  readonly from: number | null;
  readonly to: number | null;
  /** Bonds between the two nuclei; 0 where they are not known. */
  readonly bonds: number;
  /** Of such a path, log units (`path-costs.ts`). */
  readonly likelihood: number;
}

/** An HSQC peak with the carbon signal that it lies at and that signal's class. */
interface PairTaken {
  readonly peak: number;
  readonly observed: number;
  readonly other: number;
  readonly signal: number;
  readonly owner: number | null;
}

/** One assignment of all signals, peak by peak. */
export interface JointTrace {
  readonly paths: Readonly<Record<CorrelationKind, readonly PathTaken[]>>;
  readonly pairs: readonly PairTaken[];
  readonly kinds: Float64Array | null;
  readonly shared: JointFacts['shared'];
  /** Signal of each carbon class, −1 where none is left; classes as `carbonClasses` orders them. */
  readonly signalOf: Int16Array;
  /** First atom of a class. */
  readonly atomOf: (k: number) => number;
}

/** The joint assignment of a molecule with what each peak joins: for the report. */
export function traceJointly(
  molecule: Molecule,
  facts: JointFacts,
  shiftsOf: ShiftsOf,
): JointTrace {
  const { state } = assignJointly(molecule, facts, shiftsOf);
  const { classes } = state;
  const paths: Record<CorrelationKind, PathTaken[]> = { HMBC: [], COSY: [], NOESY: [] };
  jointIndex(facts).all.forEach(({ kind, correlation: { peak } }, i) => {
    const { from, to, likelihood } = state.pathTaken(i);
    const [observed, other] = facts.shifts[kind][peak];
    const heavy = from === null || to === null ? 0 : classes.bonds[from * MAX_CLASSES + to];
    const bonds = from === null || to === null ? 0 : heavy + (kind === 'HMBC' ? 1 : 2);
    paths[kind].push({ peak, observed, other, from, to, bonds, likelihood });
  });
  const atoms = classes.atom.slice();
  return {
    paths,
    pairs: facts.tied.map(({ peak, signal }) => {
      const [observed, other] = facts.shifts.HSQC[peak];
      return { peak, observed, other, signal, owner: state.ownersOfSignal(signal)[0] ?? null };
    }),
    kinds: facts.kinds,
    shared: facts.shared,
    signalOf: state.signalOf.slice(0, classes.carbonCount),
    atomOf: (k) => atoms[k],
  };
}
