import {
  boundProtonClasses,
  carbonClasses,
  emptyClasses,
  exchangeableClasses,
} from '../nmr/signal-classes.ts';
import { atomsOfClass } from '@elucida/molecules/atoms-of-class';
import type { MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import { signalsOfClasses } from '@elucida/molecules/signals-of-classes';
import type { PredictedSignals } from '@elucida/prediction/predicted-shifts';
import type { ExpectedCarbon, ExpectedProton } from './expected-signal.ts';
import { expectedSplitting } from './expected-splitting.ts';
import { blurStrongCoupling } from './strong-coupling.ts';

interface Source {
  readonly graph: MolecularGraph;
  readonly perception: Perception;
  readonly predicted: PredictedSignals;
}

const classes = emptyClasses();

/** One signal a symmetry class of carbon, highest shift first. */
export function expectedCarbons(source: Source): ExpectedCarbon[] {
  carbonClasses(source, classes);
  const signals = signalsOfClasses(source.graph, source.perception);
  return Array.from({ length: classes.count }, (_, i) => ({
    shift: classes.shift[i],
    sd: classes.sd[i],
    atoms: atomsOfClass(source.perception, classes.symmetryClass[i]),
    hydrogens: source.graph.hydrogens[classes.atom[i]],
    signals: signals[classes.symmetryClass[i]],
  })).reverse();
}

/**
 * One signal a symmetry class of hydrogens, highest shift first; those on N, O and S among them.
 */
export function expectedProtons(source: Source): ExpectedProton[] {
  const signals = signalsOfClasses(source.graph, source.perception);
  const read = (exchangeable: boolean) =>
    Array.from({ length: classes.count }, (_, i): ExpectedProton => ({
      shift: classes.shift[i],
      sd: classes.sd[i],
      hydrogens: classes.nuclei[i],
      atoms: atomsOfClass(source.perception, classes.symmetryClass[i]),
      pattern: exchangeable ? null : expectedSplitting(source, classes.atom[i]),
      signals: exchangeable ? 1 : signals[classes.symmetryClass[i]],
    }));
  boundProtonClasses(source, classes);
  const bound = blurStrongCoupling(source, read(false));
  exchangeableClasses(source, classes);
  return [...bound, ...read(true)].sort((a, b) => b.shift - a.shift);
}
