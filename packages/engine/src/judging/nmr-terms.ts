import type { SpectralFacts } from '../constraints/spectral-facts.ts';
import type { PredictedSignals } from '../prediction/predicted-shifts.ts';
import {
  alignProtons,
  emptyProtonAlignment,
  PROTON_FLOOR,
  WIDEN_PPM,
} from '../techniques/proton/align-protons.ts';
import { assignGroups } from '../techniques/proton/assignment/assign-groups.ts';
import { protonGroups } from '../techniques/proton/assignment/proton-groups.ts';
import { alignSignals, type AlignmentCosts } from '../nmr/align-signals.ts';
import { secondSignals } from '../techniques/carbon/second-signals.ts';
import type { Molecule } from './molecule.ts';
import { readPatterns, type ProtonPatterns } from '../techniques/proton/proton-patterns.ts';
import {
  boundProtonClasses,
  carbonClasses,
  emptyClasses,
  exchangeableClasses,
  type SignalClasses,
} from '../nmr/signal-classes.ts';
import { EXPECTED_LOG_STUDENT_T } from '../nmr/student-t.ts';
import { TERM_INDEX } from './terms.ts';

/**
 * 13C: a class under a shared signal, an unexplained signal, a class without signal; log units as
 * in the prototype.
 */
export const C13_NARROW: AlignmentCosts = {
  widen: 0.8,
  floor: -11,
  merge: -2,
  extra: -6,
  missing: -7,
  missingBare: -5,
};
export const C13_WIDE: AlignmentCosts = { ...C13_NARROW, widen: 2.5 };
/** 1H without integrals: classes overlap freely. */
export const H1_CLASSES: AlignmentCosts = {
  widen: WIDEN_PPM,
  floor: PROTON_FLOOR,
  merge: -0.5,
  extra: -4,
  missing: -4,
};

const carbons = emptyClasses();
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

/**
 * Writes the 13C terms of a molecule into `terms`; `divided`: carbons that stereochemistry sets
 * apart may take two signals.
 */
export function carbonTerms(
  molecule: Molecule,
  predicted: PredictedSignals,
  { carbon }: SpectralFacts,
  { terms, divided = false }: { terms: Float64Array; divided?: boolean },
): void {
  if (!carbon) return;
  carbonClasses({ ...molecule, predicted }, carbons);
  const leave = divided ? secondSignals(molecule, carbons, carbon, C13_NARROW) : carbon.leave;
  terms[TERM_INDEX['c13-narrow']] = alignSignals(carbons, carbon.shift, C13_NARROW, leave);
  terms[TERM_INDEX['c13-wide']] = alignSignals(carbons, carbon.shift, C13_WIDE, leave);
  terms[TERM_INDEX['c13-expected']] = expectedScore(carbons, C13_NARROW.widen, false);
}

/**
 * Writes the 1H terms of a molecule into `terms`; with `whole`, those of the assignment of whole
 * groups too.
 */
export function protonTerms(
  molecule: Molecule,
  predicted: PredictedSignals,
  { proton }: SpectralFacts,
  { terms, whole = false }: { terms: Float64Array; whole?: boolean },
): void {
  if (!proton) return;
  const source = { ...molecule, predicted };
  boundProtonClasses(source, bound);
  if (proton.slotShift.length === 0) {
    terms[TERM_INDEX['h1-shifts']] = alignSignals(
      bound,
      Float64Array.from(proton.signals, ({ shift }) => shift),
      H1_CLASSES,
      proton.leave,
    );
    // Classes are aligned whole anyhow: they count for both, together as much as single hydrogens
    // do in screening.
    if (whole) terms[TERM_INDEX['h1-group-shifts']] = terms[TERM_INDEX['h1-shifts']] / 2;
    return;
  }
  exchangeableClasses(source, exchangeable);
  alignProtons(bound, exchangeable, proton, alignment);
  readPatterns(molecule, bound, proton, alignment, patterns);
  terms[TERM_INDEX['h1-shifts']] = alignment.score;
  terms[TERM_INDEX['h1-expected']] = expectedScore(bound, H1_CLASSES.widen, true);
  terms[TERM_INDEX['h1-missing']] = alignment.missing;
  terms[TERM_INDEX['h1-extra']] = alignment.extra;
  terms[TERM_INDEX['h1-split-equivalent']] = patterns.splitEquivalent;
  terms[TERM_INDEX['h1-split-methylene']] = patterns.splitMethylene;
  terms[TERM_INDEX['h1-extra-classes']] = patterns.extraClasses;
  terms[TERM_INDEX['h1-crowded-multiplet']] = patterns.crowdedMultiplet;
  terms[TERM_INDEX['h1-multiplicity']] = patterns.multiplicity;
  if (!whole) return;
  const written = proton.signals.some(({ multiplicity }) => multiplicity !== undefined);
  const assigned = assignGroups(
    [
      ...protonGroups(molecule, bound, { exchanging: false, patterns: written }),
      ...protonGroups(molecule, exchangeable, { exchanging: true, patterns: written }),
    ],
    proton.signals,
  );
  terms[TERM_INDEX['h1-group-shifts']] = assigned.shifts;
  terms[TERM_INDEX['h1-group-patterns']] = assigned.patterns;
  terms[TERM_INDEX['h1-group-counts']] = assigned.counts;
}

/**
 * Mean of the alignment score if every class were under its own signal with errors as large as
 * predicted.
 */
function expectedScore(classes: SignalClasses, widen: number, byNucleus: boolean): number {
  let sum = 0;
  for (let i = 0; i < classes.count; i++) {
    const each = EXPECTED_LOG_STUDENT_T - Math.log(Math.sqrt(classes.sd[i] ** 2 + widen ** 2));
    sum += byNucleus ? each * classes.nuclei[i] : each;
  }
  return sum;
}
