import { lineCurve } from '@elucida/spectra/plotting/line-curve';
import { protonSpectrum } from '@elucida/spectra/simulation/proton-spectrum';
import type { SpinCoupling, SpinSystem } from '@elucida/spectra/simulation/spin-system';
import { convert } from 'jcampconverter';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Recordings of real instruments, not part of the repository: without them these tests are skipped.
 */
const REAL = new URL('../../../../../shared/data/spectra/', import.meta.url);

interface Recording {
  readonly of: string;
  readonly file: string;
  /** Multiplets that are compared, ppm. */
  readonly windows: readonly (readonly [from: number, to: number])[];
  /**
   * Shifts and constants as fitted to the recording: the constants agree with the literature's
   * (Günther, 3rd ed., 2013, chapter 5).
   */
  readonly spins: SpinSystem;
  /** How far a peak may lie off, Hz: first order, or second. */
  readonly within: number;
}
const groups = (
  ...made: readonly (readonly [ppm: number, nuclei: number])[]
): SpinSystem['groups'] => made.map(([ppm, nuclei], k) => ({ ppm, nuclei, atoms: [k] }));
const ring = (
  ortho: number,
  across: number,
  oo: number,
  op: number,
  mm: number,
  mp: number,
): SpinCoupling[] => [
  [0, 2, ortho],
  [1, 3, ortho],
  [0, 3, across],
  [1, 2, across],
  [0, 1, oo],
  [0, 4, op],
  [1, 4, op],
  [2, 3, mm],
  [2, 4, mp],
  [3, 4, mp],
];

const RECORDINGS: Recording[] = [
  {
    of: 'A3X2 of triethylamine',
    file: 'naa_121-44-8.jdx',
    windows: [
      [2.45, 2.62],
      [0.98, 1.09],
    ],
    spins: { groups: groups([2.5326, 2], [1.0354, 3]), couplings: [[0, 1, 7.16]] },
    within: 1,
  },
  {
    of: 'A3X2 of ethylbenzene',
    file: 'ethylbenzene_1h.jdx',
    windows: [
      [2.55, 2.66],
      [1.1, 1.3],
    ],
    spins: { groups: groups([2.6036, 2], [1.1908, 3]), couplings: [[0, 1, 7.64]] },
    within: 1,
  },
  {
    of: 'AMX of ethyl vinyl ether',
    file: 'naa_109-92-2.jdx',
    windows: [
      [6.4, 6.54],
      [4.15, 4.25],
      [3.96, 4.04],
    ],
    spins: {
      groups: groups([6.4728, 1], [4.1975, 1], [3.9988, 1]),
      couplings: [
        [0, 1, 14.36],
        [0, 2, 6.8],
        [1, 2, -1.84],
      ],
    },
    within: 1,
  },
  {
    of: 'AMRX of aspirin, an ortho-disubstituted ring',
    file: 'aspirin_1h.dx',
    windows: [
      [8, 8.07],
      [7.48, 7.57],
      [7.24, 7.32],
      [7.04, 7.1],
    ],
    spins: {
      groups: groups([8.0375, 1], [7.5255, 1], [7.2803, 1], [7.0673, 1]),
      couplings: [
        [0, 1, 1.8],
        [0, 2, 7.87],
        [0, 3, 0.72],
        [1, 2, 7.34],
        [1, 3, 8.14],
        [2, 3, 1.22],
      ],
    },
    within: 1,
  },
  {
    of: 'AA′BB′C of ethylbenzene, a phenyl ring',
    file: 'ethylbenzene_1h.jdx',
    windows: [[7.12, 7.35]],
    spins: {
      groups: groups([7.2062, 1], [7.2062, 1], [7.286, 1], [7.286, 1], [7.1794, 1]),
      couplings: ring(7.72, 0.93, 2.3, 1.25, 2.05, 7.48),
    },
    within: 2,
  },
];

/** Positions of the maxima of a curve above a share of its highest point, ppm. */
function maxima(points: readonly (readonly [number, number])[], share: number): number[] {
  const top = Math.max(...points.map(([, y]) => y));
  return points.flatMap(([x, y], k) =>
    k > 0 &&
    k < points.length - 1 &&
    y > share * top &&
    y > points[k - 1]![1] &&
    y >= points[k + 1]![1]
      ? [x]
      : [],
  );
}

function read(file: string): { mhz: number; points: [number, number][] } {
  const entry = convert(readFileSync(new URL(file, REAL), 'latin1'), {
    keepRecordsRegExp: /^\.OBSERVEFREQUENCY$/u,
    noContour: true,
  }).flatten.find(({ dataType, spectra }) => spectra[0] && !/FID/u.test(dataType ?? ''))!;
  const { x, y } = entry.spectra[0]!.data;
  return {
    mhz: Number(entry.info['.OBSERVEFREQUENCY']),
    points: Array.from(x, (ppm, k): [number, number] => [ppm, y[k]!]),
  };
}

test.skipIf(!existsSync(REAL)).each(RECORDINGS)(
  '$of: each strong peak recorded is simulated within $within Hz',
  ({ file, windows, spins, within }) => {
    const { mhz, points } = read(file);
    const { lines } = protonSpectrum(spins, mhz);
    for (const [from, to] of windows) {
      const recorded = maxima(
        points.filter(([ppm]) => ppm > from && ppm < to),
        0.3,
      );
      const { x, y } = lineCurve(lines, [to, from])!;
      const simulated = maxima(
        Array.from(x, (ppm, k): [number, number] => [ppm, y[k]!]),
        0.15,
      );
      expect(recorded.length).toBeGreaterThan(1);
      for (const ppm of recorded)
        expect(
          Math.min(...simulated.map((other) => Math.abs(other - ppm) * mhz)),
          `${ppm} ppm`,
        ).toBeLessThan(within);
    }
  },
);
