import type { Formula } from '../../formula/formula.ts';

/** Lines of one carbon that fluorine or phosphorus splits, typed one by one. */
export interface SplitCarbon {
  readonly by: 'F' | 'P';
  /** The line that stands for the carbon, the nearest to the middle, and the others. */
  readonly keeper: number;
  readonly others: readonly number[];
  /** ppm */
  readonly centre: number;
  /** Constant, Hz, to the precision of the list; undefined where that does not resolve it. */
  readonly j_hz?: number;
  /** Log units for each of the other lines. */
  readonly cost: number;
}

/**
 * |J(CF)| and |J(CP)| over one, two, and three bonds, Hz: Pretsch, Bühlmann, Badertscher, Structure
 * Determination of Organic Compounds, 4th ed., chapters 4.8 and 4.12.
 */
const CONSTANTS = {
  F: [
    [230, 330],
    [17, 45],
    [2.5, 13],
  ],
  P: [
    [40, 200],
    [3, 35],
  ],
} as const;
/** Field where none is declared. */
const USUAL_MHZ = 100;
/** Lines are read to 0.1 ppm. */
const READING_PPM = 0.06;
/**
 * Log units: more lines than the formula has carbons, so that some must belong together; four or
 * three evenly spaced lines without that.
 */
const NEEDED = 1,
  FREE = 2.5;

/** Steps to which constants are rounded, Hz. */
const STEPS_HZ = [1, 2, 5, 10, 20, 50] as const;

/** The finest step in which the shifts are typed, ppm. */
const stepOf = (shifts: readonly number[]): number =>
  10 ** -Math.max(...shifts.map((shift) => (String(shift).split('.')[1] ?? '').length));

/**
 * A constant as the lines give it: each may be off by half the last digit, which the field turns into
 * hertz, and several spacings share that. Undefined where it is no larger than that, and where the
 * field is not declared.
 */
function statedConstant(
  shifts: readonly number[],
  j_hz: number,
  mhz: number | undefined,
): number | undefined {
  if (mhz === undefined) return undefined;
  const precision = (stepOf(shifts) * mhz) / (shifts.length - 1);
  const step = STEPS_HZ.find((each) => each >= precision);
  return step === undefined || j_hz < 1.5 * precision ? undefined : Math.round(j_hz / step) * step;
}

/** The constant where it is one of the element's. */
function constantOf(by: 'F' | 'P', hz: number, readingHz: number): boolean {
  return CONSTANTS[by].some(([least, most]) => hz >= least - readingHz && hz <= most + readingHz);
}

/** Evenly spaced lines, `size` of them from each first and second line on. */
function evenlySpaced(shifts: readonly number[], size: number): number[][] {
  const found: number[][] = [];
  for (let first = 0; first < shifts.length; first++) {
    for (let second = first + 1; second < shifts.length; second++) {
      const step = shifts[second] - shifts[first];
      const group = [first, second];
      for (let k = 2; k < size; k++) {
        const next = shifts.findIndex(
          (shift) => Math.abs(shift - shifts[first] - k * step) <= 2 * READING_PPM,
        );
        if (next > group[group.length - 1]) group.push(next);
      }
      if (group.length === size) found.push(group);
    }
  }
  return found;
}

/**
 * Carbons that fluorine or phosphorus splits into two, three or four lines (CF, CF₂, CF₃, CP) which
 * the list has one by one. Pairs are looked for only where there are more lines than carbons; each
 * line is used once, large groups first. `shifts`: ppm, ascending; `declared`: field for ¹³C, MHz.
 */
export function splitCarbons(
  shifts: readonly number[],
  { counts }: Formula,
  declared?: number,
): SplitCarbon[] {
  const mhz = declared ?? USUAL_MHZ;
  const needed = shifts.length > (counts.C ?? 0);
  const fluorines = counts.F ?? 0;
  const sizes = [
    ...(fluorines >= 3 ? [4] : []),
    ...(fluorines >= 2 ? [3] : []),
    ...(needed && (fluorines > 0 || (counts.P ?? 0) > 0) ? [2] : []),
  ];
  const used = new Set<number>();
  return sizes.flatMap((size) =>
    evenlySpaced(shifts, size).flatMap((group): SplitCarbon[] => {
      const first = shifts[group[0]],
        last = shifts[group[size - 1]];
      const j_hz = ((last - first) / (size - 1)) * mhz;
      const elements = (['F', 'P'] as const).filter(
        (element) => (counts[element] ?? 0) > 0 && (element === 'F' || size === 2),
      );
      const by = elements.find((element) => constantOf(element, j_hz, READING_PPM * mhz));
      if (by === undefined || group.some((line) => used.has(line))) return [];
      group.forEach((line) => used.add(line));
      const centre = (first + last) / 2;
      const stated = statedConstant(
        group.map((line) => shifts[line]),
        j_hz,
        declared,
      );
      const [keeper, ...others] = [...group].sort(
        (a, b) => Math.abs(shifts[a] - centre) - Math.abs(shifts[b] - centre),
      );
      return [
        {
          by,
          keeper,
          others,
          centre: Number(centre.toFixed(2)),
          ...(stated !== undefined && { j_hz: stated }),
          cost: needed ? NEEDED : FREE,
        },
      ];
    }),
  );
}
