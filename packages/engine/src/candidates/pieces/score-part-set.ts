import { alignSignals, type AlignmentCosts } from '../../nmr/align-signals.ts';
import { addClass, emptyClasses } from '../../nmr/signal-classes.ts';
import type { WeighedPiece } from './weigh-pieces.ts';

/** What sets of parts are compared with, ascending, ppm. */
export interface PartEvidence {
  /** 13C signals; null without a spectrum. */
  readonly carbon: Float64Array | null;
  /** A 1H shift for each hydrogen that the integrals count; null without integrals. */
  readonly protons: Float64Array | null;
}

/** Scores of a set of parts, by their indices in ascending order, log units. */
export interface PartSetScore {
  /**
   * How usual the parts are and how well their carbons (their hydrogens, without a 13C spectrum)
   * explain the signals together.
   */
  readonly atFirst: (chosen: readonly number[]) => number;
  /** What their hydrogens add to that: dearer than carbons, since there are more of them. */
  readonly onCloserLook: (chosen: readonly number[]) => number;
}

/**
 * Occurrences of parts in known molecules altogether, about: what makes a count a probability, so
 * that few large parts are preferred to many small ones.
 */
const ALL_OCCURRENCES = 250_000;
/**
 * Power to which what the learned proposer changes of the odds of parts counts: by judgement less than
 * in weights, since the shifts count by themselves.
 */
const CHANGE_SHARE = 0.4;
/**
 * Costs of the alignment of a set's carbons with the signals, log units; the neighbours beyond the
 * joints shift carbons by some ppm.
 */
const CARBON_COSTS: AlignmentCosts = { widen: 1.5, floor: -9, merge: -1.5, extra: -6, missing: -7 };
/**
 * The same of its hydrogens on carbon, one by one: none shares a place; those on heteroatoms, which
 * parts do not tell, stay over.
 */
const HYDROGEN_COSTS: AlignmentCosts = {
  widen: 0.25,
  floor: -5,
  merge: -Infinity,
  extra: -1.5,
  missing: -3,
};
/**
 * Share of the hydrogens' log likelihood that counts apart from carbons: those of one carbon are not
 * independent. Alone they are all there is.
 */
const HYDROGEN_SHARE = 0.4;

const classes = emptyClasses();

/** Scores sets of these parts. */
export function scorePartSets(
  pieces: readonly WeighedPiece[],
  { carbon, protons }: PartEvidence,
): PartSetScore {
  const usual = pieces.map(
    ({ change, piece }) => Math.log(piece.row.count / ALL_OCCURRENCES) + CHANGE_SHARE * change,
  );
  const rows = pieces.map(({ piece }) => piece.row);

  function usuality(chosen: readonly number[]): number {
    let sum = 0;
    let repeats = 0;
    chosen.forEach((index, i) => {
      // Parts may be drawn in any order, like ones in fewer: m! / Πk! orders together.
      repeats = index === chosen[i - 1] ? repeats + 1 : 1;
      sum += usual[index] + Math.log((i + 1) / repeats);
    });
    return sum;
  }

  function byCarbon(chosen: readonly number[], signals: Float64Array): number {
    classes.count = 0;
    for (const index of chosen) {
      const { shifts } = rows[index];
      for (let at = 0; at < shifts.length; at += 2) addClass(classes, shifts[at], shifts[at + 1]);
    }
    return alignSignals(classes, signals, CARBON_COSTS);
  }

  function byHydrogen(chosen: readonly number[]): number {
    if (protons === null) return 0;
    classes.count = 0;
    for (const index of chosen) {
      const { protons: kinds } = rows[index];
      for (let at = 0; at < kinds.length; at += 3)
        for (let k = 0; k < kinds[at + 2]; k++) addClass(classes, kinds[at], kinds[at + 1]);
    }
    return alignSignals(classes, protons, HYDROGEN_COSTS);
  }

  return carbon === null
    ? { atFirst: (chosen) => usuality(chosen) + byHydrogen(chosen), onCloserLook: () => 0 }
    : {
        atFirst: (chosen) => usuality(chosen) + byCarbon(chosen, carbon),
        onCloserLook: (chosen) => HYDROGEN_SHARE * byHydrogen(chosen),
      };
}
