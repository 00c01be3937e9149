import { LEVELS } from '@elucida/prediction/environments';
import { ONE_SD_SHARE, quantile } from './fit-spread.ts';

const SUPPORT_BINS = 6;
/** Errors that a bin needs for a factor of its own. */
const MINIMUM_ERRORS = 60;

function supportBin(votes: number): number {
  return Math.min(SUPPORT_BINS - 1, Math.floor(Math.log2(Math.max(1, votes))));
}

/**
 * Factor by level, support and kind of atom that makes the tables' standard deviations hold for
 * ONE_SD_SHARE of left-out errors.
 */
export class TableSpread {
  readonly #ratios = Array.from({ length: 2 * LEVELS * SUPPORT_BINS }, () => [] as number[]);
  #factors: number[] = [];

  /** Takes note of one left-out error in standard deviations of its table entry. */
  add(onCarbon: boolean, level: number, votes: number, ratio: number): void {
    this.#ratios[this.#bin(onCarbon, level, votes)].push(ratio);
  }

  fit(): void {
    const overall = [false, true].map((onCarbon) => {
      const from = this.#bin(onCarbon, 0, 1);
      const all = this.#ratios.slice(from, from + LEVELS * SUPPORT_BINS).flat();
      return all.length > 0 ? quantile(Float64Array.from(all), ONE_SD_SHARE) : 1;
    });
    this.#factors = this.#ratios.map((ratios, bin) =>
      ratios.length >= MINIMUM_ERRORS
        ? quantile(Float64Array.from(ratios), ONE_SD_SHARE)
        : overall[bin < LEVELS * SUPPORT_BINS ? 0 : 1],
    );
  }

  factor(onCarbon: boolean, level: number, votes: number): number {
    return this.#factors[this.#bin(onCarbon, level, votes)];
  }

  #bin(onCarbon: boolean, level: number, votes: number): number {
    return ((onCarbon ? 1 : 0) * LEVELS + level) * SUPPORT_BINS + supportBin(votes);
  }
}
