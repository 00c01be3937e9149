import type { GenerationConstraints } from '@elucida/generator/constraints';
import { mayBeForeign } from '@elucida/spectra/nmr-lines/foreign/own-lines';
import type { SpectralFacts } from '../constraints/spectral-facts.ts';

/**
 * ¹³C shifts at or above the first are carbons with a multiple bond; at or below the second,
 * carbons without (ppm).
 */
const SP2_FROM_PPM = 122,
  SP3_TO_PPM = 60;
/**
 * Room left around what the spectra count. Over the 350 development cases symmetry classes minus
 * signals lie between −2 (impurities, conformers) and 3 (overlap), signals above 122 ppm exceed the
 * π carbons' classes by 1 at most, and those below 60 ppm the others by 3; a hydrogen that no
 * integral covers was always on N, O or S.
 */
const FEWER_CLASSES = 2,
  MORE_CLASSES = 3,
  SP2_SLACK = 1,
  SP3_SLACK = 3,
  UNCOVERED_SLACK = 1;
/**
 * Where the carbons of arenes crowd, ppm: each line of an image here may be two
 * (2-chloronaphthalene shows its ten carbons as five), and every second one that was typed, where
 * lines that coincide, to the ppm or less, are one.
 */
const CROWDED_PPM = { from: 122, to: 140 } as const;

/**
 * Hard limits for the generator: only what the development cases and chemistry bear out with room
 * to spare.
 */
export function generationLimits({
  formula,
  C13NMR: carbon,
  H1NMR: proton,
}: SpectralFacts): GenerationConstraints {
  const carbons = formula.counts.C ?? 0;
  const hydrogens = formula.counts.H ?? 0;
  const shifts = carbon ? [...carbon.shift] : [];
  // A line that may be another substance's forces nothing; it only leaves room.
  const certain = shifts.filter((_, i) => !mayBeForeign(carbon!.owners[i]));
  const sp2 = certain.filter((shift) => shift >= SP2_FROM_PPM).length;
  const sp3 = certain.filter((shift) => shift <= SP3_TO_PPM).length;
  const crowded = shifts.filter(
    (shift) => shift >= CROWDED_PPM.from && shift <= CROWDED_PPM.to,
  ).length;
  const uncovered =
    proton?.typed && proton.integrals === 'given'
      ? hydrogens - proton.slotShift.length - UNCOVERED_SLACK
      : 0;
  return {
    ...(carbon && {
      carbonClasses: {
        min: Math.min(carbons, certain.length) - FEWER_CLASSES,
        max: shifts.length + MORE_CLASSES + (carbon.typed ? Math.floor(crowded / 2) : crowded),
      },
      piCarbons: { min: Math.max(0, sp2 - SP2_SLACK), max: carbons - Math.max(0, sp3 - SP3_SLACK) },
    }),
    ...(uncovered > 0 &&
      uncovered <= exchangeableCapacity(formula.counts) && {
        exchangeableHydrogens: { min: uncovered },
      }),
  };
}

/** Hydrogens that N, O, S and P could carry at most. */
function exchangeableCapacity(counts: SpectralFacts['formula']['counts']): number {
  return 3 * (counts.N ?? 0) + (counts.O ?? 0) + (counts.S ?? 0) + 2 * (counts.P ?? 0);
}
