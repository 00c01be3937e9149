import type { Nucleus } from '../shift-tables.ts';
import { FURTHER_SIZE } from './further-neighbours.ts';

/** Shift of the carbons with the same neighbours, or of their hydrogens, and its standard deviation, ppm. */
export interface NeighbourShift {
  readonly shift: number;
  readonly sd: number;
  /** Natural logarithm of the share of carbons that have these neighbours. */
  readonly logShare: number;
}

export interface NucleusNeighbours {
  /** By `neighbourKey` of the carbon, where nothing further away is looked at. */
  readonly alone: ReadonlyMap<number, NeighbourShift>;
  /** The same without what atoms further away add, and the deviation that is left with these. */
  readonly byKey: ReadonlyMap<number, NeighbourShift>;
  /** What atoms further away add, ppm, by `furtherIndices`. */
  readonly further: Float32Array;
}

export type NeighbourShifts = Readonly<Record<Nucleus, NucleusNeighbours>>;

const HUNDREDTHS = 100;

type NeighbourRow = readonly [key: number, shift: number, sd: number, logShare: number];
type FurtherRow = readonly [index: number, increment: number];
interface NucleusRows {
  readonly alone: readonly NeighbourRow[];
  readonly byKey: readonly NeighbourRow[];
  readonly further: readonly FurtherRow[];
}
/** As plain data, which crosses to worker threads: shifts and spreads in hundredths of a ppm. */
export type NeighbourRows = Readonly<Record<Nucleus, NucleusRows>>;

const keyRows = (shifts: ReadonlyMap<number, NeighbourShift>): NeighbourRow[] =>
  [...shifts]
    .sort(([a], [b]) => a - b)
    .map(([key, { shift, sd, logShare }]) => [
      key,
      Math.round(HUNDREDTHS * shift),
      Math.round(HUNDREDTHS * sd),
      Math.round(HUNDREDTHS * logShare),
    ]);

const rowsOf = ({ alone, byKey, further }: NucleusNeighbours): NucleusRows => ({
  alone: keyRows(alone),
  byKey: keyRows(byKey),
  further: [...further].flatMap((increment, index) => {
    const rounded = Math.round(HUNDREDTHS * increment);
    return rounded === 0 ? [] : [[index, rounded] as const];
  }),
});

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

function nucleusOf({ alone, byKey, further }: NucleusRows): NucleusNeighbours {
  const increments = new Float32Array(FURTHER_SIZE);
  for (const [index, increment] of further) increments[index] = increment / HUNDREDTHS;
  return { alone: mapOf(alone), byKey: mapOf(byKey), further: increments };
}

export const neighbourShifts = ({ C13, H1 }: NeighbourRows): NeighbourShifts => ({
  C13: nucleusOf(C13),
  H1: nucleusOf(H1),
});
