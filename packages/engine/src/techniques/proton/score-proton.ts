import type { Molecule } from '@elucida/molecules/molecule';
import { alignSignals } from '../../nmr/align-signals.ts';
import { expectedScore } from '../../nmr/expected-score.ts';
import { boundProtonClasses, emptyClasses, exchangeableClasses } from '../../nmr/signal-classes.ts';
import { MISSING, surprise } from '../../nmr/surprise.ts';
import type { ShiftsOf } from '@elucida/prediction/predicted-shifts';
import type { ScoreInput } from '../technique.ts';
import { alignProtons, emptyProtonAlignment, sharedProtons, WIDEN_PPM } from './align-protons.ts';
import { assignGroups } from './assignment/assign-groups.ts';
import { protonGroups } from './assignment/proton-groups.ts';
import { H1_CLASSES } from './proton-costs.ts';
import { readPatterns, type ProtonPatterns } from './proton-patterns.ts';
import type { ProtonSignals } from './proton-signals.ts';
import { PROTON_TERMS } from './proton-weights.ts';

/**
 * What integrals count for in the assignment of whole groups where no multiplicity is written, share
 * of what they count for otherwise: nothing checks such a list, and half of it fits both the
 * development cases and molecules that nothing was learned from (docs/science/judging.md).
 */
const COUNTS_WITHOUT_PATTERNS = 1 / 2;

/** Log units that a hydrogen counts against a carbon, as in the score. */
const HYDROGEN_WEIGHT = 0.6;

const bound = emptyClasses();
const exchangeable = emptyClasses();
const alignment = emptyProtonAlignment();
const patterns: ProtonPatterns = {
  splitEquivalent: 0,
  splitMethylene: 0,
  extraClasses: 0,
  crowdedMultiplet: 0,
  multiplicity: 0,
};

/** Writes the ¹H terms of a molecule; with `whole`, those of the assignment of whole groups too. */
export function scoreProton({
  molecule,
  facts,
  shiftsOf,
  terms,
  whole,
}: ScoreInput<ProtonSignals>): void {
  const source = { ...molecule, predicted: shiftsOf('H1') };
  boundProtonClasses(source, bound);
  if (facts.slotShift.length === 0) {
    terms[PROTON_TERMS['h1-shifts']] = alignSignals(
      bound,
      Float64Array.from(facts.signals, ({ shift }) => shift),
      H1_CLASSES,
      facts.leave,
    );
    // Classes are aligned whole anyhow: they count for both, together as much as single hydrogens
    // do in screening.
    if (whole) terms[PROTON_TERMS['h1-group-shifts']] = terms[PROTON_TERMS['h1-shifts']] / 2;
    return;
  }
  exchangeableClasses(source, exchangeable);
  alignProtons(bound, exchangeable, facts, alignment);
  readPatterns(molecule, bound, facts, alignment, patterns);
  terms[PROTON_TERMS['h1-shifts']] = alignment.score;
  terms[PROTON_TERMS['h1-expected']] = expectedScore(bound, H1_CLASSES.widen, true);
  terms[PROTON_TERMS['h1-missing']] = alignment.missing;
  terms[PROTON_TERMS['h1-extra']] = alignment.extra;
  terms[PROTON_TERMS['h1-split-equivalent']] = patterns.splitEquivalent;
  terms[PROTON_TERMS['h1-split-methylene']] = patterns.splitMethylene;
  terms[PROTON_TERMS['h1-extra-classes']] = patterns.extraClasses;
  terms[PROTON_TERMS['h1-crowded-multiplet']] = patterns.crowdedMultiplet;
  terms[PROTON_TERMS['h1-multiplicity']] = patterns.multiplicity;
  if (!whole) return;
  const written = facts.signals.some(({ multiplicity }) => multiplicity !== undefined);
  const assigned = assignGroups(
    [
      ...protonGroups(molecule, bound, { exchanging: false, patterns: written }),
      ...protonGroups(molecule, exchangeable, { exchanging: true, patterns: written }),
    ],
    facts.signals,
  );
  terms[PROTON_TERMS['h1-group-shifts']] = assigned.shifts;
  terms[PROTON_TERMS['h1-group-patterns']] = assigned.patterns;
  terms[PROTON_TERMS['h1-group-counts']] =
    (written ? 1 : COUNTS_WITHOUT_PATTERNS) * assigned.counts;
}

/** How badly the hydrogens of each atom agree with their signals (`ScorePart.misfit`). */
export function protonMisfit(
  molecule: Molecule,
  facts: ProtonSignals,
  { shiftsOf, add }: { shiftsOf: ShiftsOf; add: (symmetryClass: number, misfit: number) => void },
): void {
  if (facts.slotShift.length === 0) return;
  const source = { ...molecule, predicted: shiftsOf('H1') };
  boundProtonClasses(source, bound);
  exchangeableClasses(source, exchangeable);
  alignProtons(bound, exchangeable, facts, alignment);
  for (let i = 0; i < bound.count; i++) {
    let sum = MISSING * alignment.unseen[i];
    facts.signals.forEach(({ shift }, j) => {
      sum +=
        sharedProtons(alignment, i, j) * surprise(shift - bound.shift[i], bound.sd[i], WIDEN_PPM);
    });
    add(bound.symmetryClass[i], (HYDROGEN_WEIGHT * sum) / bound.nuclei[i]);
  }
}
