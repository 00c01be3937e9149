import type { SpectralFacts } from './spectral-facts.ts';

/**
 * What a chemist reads off at a glance. Indications, not limits: ranges of Pretsch, Structure
 * Determination of Organic Compounds.
 */
export interface Indications {
  /** 13C signals from 162 ppm up: carbonyl carbons, now and then a heteroarene. */
  readonly carbonyls: number;
  /** 13C signals from 95 ppm up. */
  readonly sp2Signals: number;
  readonly aromatic: boolean;
  readonly nitrile: boolean;
  /** Fewer 13C signals than carbons. */
  readonly symmetryLikely: boolean;
}

export function readIndications({
  C13NMR: carbon,
  H1NMR: proton,
  IR: ir,
  formula,
}: SpectralFacts): Indications {
  const shifts = carbon ? [...carbon.own] : [];
  const carbons = formula.counts.C ?? 0;
  const count = (from: number, to: number) =>
    shifts.filter((shift) => shift >= from && shift < to).length;
  const bands: readonly { position: number }[] = ir?.prepared.bands ?? [];
  const aromaticProtons =
    proton?.signals.some(({ shift }) => shift >= 6.6 && shift <= 8.8) ?? false;
  return {
    carbonyls: count(162, 230),
    sp2Signals: count(95, 230),
    aromatic:
      formula.unsaturation >= 4 &&
      (carbon ? count(105, 162) >= 2 : true) &&
      (proton ? aromaticProtons || count(105, 162) >= 4 : carbon !== null),
    nitrile:
      (formula.counts.N ?? 0) > 0 &&
      bands.some(({ position }) => position >= 2200 && position <= 2270),
    symmetryLikely: shifts.length > 0 && shifts.length < carbons,
  };
}
