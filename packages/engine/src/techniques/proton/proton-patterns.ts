import type { ProtonSignals } from './proton-signals.ts';
import { atomsOfClass } from '@elucida/molecules/atoms-of-class';
import type { MolecularGraph } from '@elucida/molecules/graph';
import type { Molecule } from '@elucida/molecules/molecule';
import { findStereoCauses, mayDiffer, type StereoCauses } from '../../nmr/stereogenic.ts';
import { sharedProtons, type ProtonAlignment } from './align-protons.ts';
import { noCoupling, readCoupling } from './coupling.ts';
import { couplingLogLikelihood, multiplicityLogLikelihood } from './multiplicity-likelihood.ts';
import { MAX_CLASSES, type SignalClasses } from '../../nmr/signal-classes.ts';

/**
 * How well the grouping and splitting of the 1H signals agree with a candidate, given the
 * assignment.
 */
export interface ProtonPatterns {
  /**
   * Equivalent hydrogens (CH3, symmetric positions) found under more signals than stereochemistry
   * may give them, counted a further signal.
   */
  splitEquivalent: number;
  /** CH2 hydrogens under two signals: allowed where diastereotopic, so it costs less. */
  splitMethylene: number;
  /**
   * Classes beyond the first under one signal; `crowded` ones where the signal is a declared
   * multiplet.
   */
  extraClasses: number;
  crowdedMultiplet: number;
  /** Σ log likelihood of the multiplicities and coupling constants. */
  multiplicity: number;
}

const coupling = noCoupling();
const signalsOfClass = new Uint8Array(MAX_CLASSES);

export function readPatterns(
  molecule: Molecule,
  bound: SignalClasses,
  observed: ProtonSignals,
  alignment: ProtonAlignment,
  out: ProtonPatterns,
): void {
  const { graph, perception } = molecule;
  const { signals } = observed;
  out.splitEquivalent =
    out.splitMethylene =
    out.extraClasses =
    out.crowdedMultiplet =
    out.multiplicity =
      0;
  let causes: StereoCauses | undefined;
  for (let i = 0; i < bound.count; i++) {
    let under = 0;
    for (let j = 0; j < signals.length; j++) if (sharedProtons(alignment, i, j) > 0) under++;
    signalsOfClass[i] = under;
    if (under < 2) continue;
    const isMethylene = graph.hydrogens[bound.atom[i]] === 2;
    if (isMethylene) out.splitMethylene++;
    const ofOneAtom = isMethylene ? 2 : 1;
    if (under <= ofOneAtom) continue;
    causes ??= findStereoCauses(molecule);
    const atoms = atomsOfClass(perception, bound.symmetryClass[i]);
    const places = mayDiffer(molecule, atoms, 'hydrogens', causes) ? Math.min(2, atoms.length) : 1;
    out.splitEquivalent += Math.max(0, under - places * ofOneAtom);
  }
  for (let j = 0; j < signals.length; j++) {
    let classes = 0;
    let only = -1;
    for (let i = 0; i < bound.count; i++) {
      if (sharedProtons(alignment, i, j) === 0) continue;
      classes++;
      only = i;
    }
    const { multiplicity, couplings } = signals[j];
    if (classes > 1) {
      if (multiplicity === 'm' || multiplicity === 'br-m') out.crowdedMultiplet += classes - 1;
      else out.extraClasses += classes - 1;
      if (multiplicity && multiplicity !== 'm') out.multiplicity -= 0.7;
    } else if (classes === 1 && multiplicity) {
      readCoupling(graph, perception, bound.atom[only], coupling);
      out.multiplicity +=
        multiplicityLogLikelihood(multiplicity, coupling, isSplitMethylene(graph, bound, only)) +
        couplingLogLikelihood(couplings, coupling);
    }
  }
}

/** True where the hydrogens of one CH2 are under two signals. */
function isSplitMethylene(graph: MolecularGraph, bound: SignalClasses, entry: number): boolean {
  return signalsOfClass[entry] === 2 && graph.hydrogens[bound.atom[entry]] === 2;
}
