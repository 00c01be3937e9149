import { mzml } from '@elucida/spectrometer/testing/mass-xml';

/** Ions of a compound with their heights in percent of its tallest, and when it elutes, min. */
interface Eluted {
  readonly minutes: number;
  readonly height: number;
  readonly ions: readonly (readonly [mass: number, percent: number])[];
}
const ELUTED: readonly Eluted[] = [
  // Theobromine and caffeine by ESI: [M+H]⁺ with its ¹³C.
  { minutes: 1, height: 4000, ions: [[181.072, 100], [182.0753, 8]] }, // prettier-ignore
  { minutes: 2.5, height: 10_000, ions: [[195.0877, 100], [196.0906, 9]] }, // prettier-ignore
];
/** Seconds between scans, how many there are, and the width of what elutes (standard deviation), min. */
const STEP = 2,
  SCANS = 120,
  WIDTH = 0.12;

/** A run of LC-MS in mzML: theobromine at 1 min, caffeine, which is stronger, at 2.5 min. */
export const CAFFEINE_RUN: Buffer = Buffer.from(
  mzml(
    Array.from({ length: SCANS }, (_, k) => {
      const seconds = STEP * k;
      const points = ELUTED.flatMap(({ minutes, height, ions }) => {
        const share = Math.exp(-(((seconds / 60 - minutes) / WIDTH) ** 2) / 2);
        return share < 0.01
          ? []
          : ions.map(([mass, percent]) => [mass, (height * share * percent) / 100] as const);
      });
      return { seconds, points: [[101.0033, 20] as const, ...points] };
    }),
  ),
);
