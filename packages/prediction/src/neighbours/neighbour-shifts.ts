import type { Nucleus } from '../shift-tables.ts';

/** Shift of the carbons with the same neighbours, or of their hydrogens, and its standard deviation, ppm. */
export interface NeighbourShift {
  readonly shift: number;
  readonly sd: number;
  /** Natural logarithm of the share of carbons that have these neighbours. */
  readonly logShare: number;
}

/** By nucleus and `neighbourKey` of the carbon. */
export type NeighbourShifts = Readonly<Record<Nucleus, ReadonlyMap<number, NeighbourShift>>>;

const HUNDREDTHS = 100;

type NeighbourRow = readonly [key: number, shift: number, sd: number, logShare: number];
/** As plain data, which crosses to worker threads: shifts and spreads in hundredths of a ppm. */
export type NeighbourRows = Readonly<Record<Nucleus, readonly NeighbourRow[]>>;

const rowsOf = (shifts: ReadonlyMap<number, NeighbourShift>): NeighbourRow[] =>
  [...shifts]
    .sort(([a], [b]) => a - b)
    .map(([key, { shift, sd, logShare }]) => [
      key,
      Math.round(HUNDREDTHS * shift),
      Math.round(HUNDREDTHS * sd),
      Math.round(HUNDREDTHS * logShare),
    ]);

export const neighbourRows = ({ C13, H1 }: NeighbourShifts): NeighbourRows => ({
  C13: rowsOf(C13),
  H1: rowsOf(H1),
});

const mapOf = (rows: readonly NeighbourRow[]): ReadonlyMap<number, NeighbourShift> =>
  new Map(
    rows.map(([key, shift, sd, logShare]) => [
      key,
      { shift: shift / HUNDREDTHS, sd: sd / HUNDREDTHS, logShare: logShare / HUNDREDTHS },
    ]),
  );

export const neighbourShifts = ({ C13, H1 }: NeighbourRows): NeighbourShifts => ({
  C13: mapOf(C13),
  H1: mapOf(H1),
});
