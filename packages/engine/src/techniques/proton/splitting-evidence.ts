import { splittingBy } from '@elucida/spectra/chemistry/multiplicities';
import type { ProtonSignals } from './proton-signals.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { sharedProtons, type ProtonAlignment } from './align-protons.ts';
import type { ProtonGroup } from './assignment/proton-groups.ts';
import { fitPattern } from './couplings/fit-pattern.ts';
import { neighbourCount } from './couplings/neighbour-count.ts';
import { observedPattern } from './couplings/observed-pattern.ts';
import { patternLogLikelihood } from './couplings/pattern-likelihood.ts';
import { atomsOfClass } from '@elucida/molecules/atoms-of-class';
import type { Molecule } from '@elucida/molecules/molecule';
import type { SignalClasses } from '../../nmr/signal-classes.ts';
import { PROTON_WEIGHTS } from './proton-weights.ts';

/**
 * Log likelihood, against what is written of signals at random, from which a splitting speaks for a
 * candidate; and below which one that cannot be explained speaks against it.
 */
const TELLING = 0.7,
  UNLIKELY = -0.7;

interface Assigned {
  readonly bound: SignalClasses;
  readonly groups: readonly ProtonGroup[];
}

/**
 * Compares the observed splitting of each signal that belongs to one kind of hydrogen with what may
 * split it: the likelihood is that of the score.
 */
export function splittingEvidence(
  molecule: Molecule,
  { bound, groups }: Assigned,
  proton: ProtonSignals,
  alignment: ProtonAlignment,
): Evidence[] {
  return proton.signals.flatMap((signal, j): Evidence[] => {
    const under = [...groups.keys()].filter((i) => sharedProtons(alignment, i, j) > 0);
    if (under.length !== 1 || !signal.multiplicity || under[0] >= bound.count) return [];
    const group = groups[under[0]];
    const divided =
      proton.signals.filter((_, k) => sharedProtons(alignment, under[0], k) > 0).length > 1;
    const fit = fitPattern(signal, group.partners, {
      geminal: divided || group.divisions.length > 0,
      several: group.several && !divided,
    });
    const likelihood = patternLogLikelihood(
      observedPattern(signal),
      divided ? group.part : group.whole,
    );
    const { neighbours, kinds, secondOrder } = neighbourCount(group);
    const expected =
      secondOrder || kinds > 1
        ? 'm'
        : splittingBy(
            neighbours + (divided && group.partners.some(({ kind }) => kind === 'geminal') ? 1 : 0),
          );
    const common = {
      technique: 'H1NMR' as const,
      atoms: atomsOfClass(molecule.perception, group.symmetryClass),
      observed: signal.shift,
      peak: signal.peak,
    };
    const misfit =
      (fit.verdict === 'too-few' || fit.verdict === 'too-many') && likelihood < UNLIKELY;
    const foreign = fit.verdict === 'foreign-constant' && likelihood < UNLIKELY;
    const multiplicity: Evidence = {
      ...common,
      verdict: misfit ? 'against' : likelihood >= TELLING && !foreign ? 'for' : 'neutral',
      code: 'multiplicity',
      weight: PROTON_WEIGHTS['h1-group-patterns'] * likelihood,
      values: {
        observed: signal.multiplicity,
        expected,
        neighbours,
        least: fit.least,
        most: fit.most,
        ...(fit.seen !== undefined && { seen: fit.seen }),
        ...(misfit && { needs: fit.verdict === 'too-few' ? 'more' : 'fewer' }),
      },
    };
    if (!foreign) return [multiplicity];
    return [
      multiplicity,
      {
        ...common,
        verdict: 'against',
        code: 'couplings',
        values: { couplings: signal.couplings, constant: fit.constant! },
      },
    ];
  });
}
