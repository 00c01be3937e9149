import type { Molecule } from '@elucida/molecules/molecule';
import { alignSignals, traceAlignment } from '../../nmr/align-signals.ts';
import { emptyClasses, MAX_CLASSES, type SignalClasses } from '../../nmr/signal-classes.ts';
import { couplingPartners } from './coupling-partners.ts';
import { heteroClasses, type HeteroTraits } from './hetero-nucleus.ts';
import type { HeteroSignals } from './hetero-signals.ts';

const classes = emptyClasses();
const signalOf = new Int16Array(MAX_CLASSES);

/** Log odds of an integral that does not fit the nuclei under its signal, and of too few partners. */
export const WRONG_INTEGRAL = -3,
  TOO_FEW_PARTNERS = -3;

/** Nuclei that the classes put under each signal. */
export function nucleiUnder(
  { count, nuclei }: SignalClasses,
  signals: ArrayLike<number>,
  size: number,
): number[] {
  const under = Array.from({ length: size }, () => 0);
  for (let i = 0; i < count; i++) if (signals[i] >= 0) under[signals[i]] += nuclei[i];
  return under;
}

/** Most partners that a class under each signal can have. */
export function partnersUnder(
  { graph, perception }: Molecule,
  { count, atom }: SignalClasses,
  signals: ArrayLike<number>,
  size: number,
): number[] {
  const most = Array.from({ length: size }, () => 0);
  for (let i = 0; i < count; i++)
    if (signals[i] >= 0)
      most[signals[i]] = Math.max(most[signals[i]], couplingPartners(graph, perception, atom[i]));
  return most;
}

/**
 * Log likelihood of the signals: shifts in the best alignment, integrals, and splittings that need more
 * partners than the molecule has near.
 */
export function scoreHetero(
  traits: HeteroTraits,
  molecule: Molecule,
  facts: HeteroSignals,
): number {
  const { shift, nuclei, partners } = facts;
  heteroClasses(traits, molecule, classes);
  let score = alignSignals(classes, shift, traits.costs);
  traceAlignment(classes.count, shift.length, signalOf);
  if (nuclei !== null)
    nucleiUnder(classes, signalOf, shift.length).forEach((under, signal) => {
      if (under > 0 && under !== nuclei[signal]) score += WRONG_INTEGRAL;
    });
  if (partners.some((needed) => needed > 0))
    partnersUnder(molecule, classes, signalOf, shift.length).forEach((most, signal) => {
      const isAssigned = [...signalOf.subarray(0, classes.count)].includes(signal);
      if (isAssigned && partners[signal] > most) score += TOO_FEW_PARTNERS;
    });
  return score;
}
