import { toNumber } from '../number-format.ts';
import type { RecordedTrace, SpectrumType } from '../spectrum.ts';
import { PEAK_FIELDS } from '../techniques/fields.ts';
import { techniqueOf } from '../techniques/registry.ts';
import { plotDomain } from '../plotting/plot-domain.ts';
import { readTrace } from '../traces/read-trace.ts';
import { emptyRow, type Cells, type DraftBlock, type ManualDraft } from './draft.ts';
import { changeBlock } from './edit-draft.ts';

/**
 * Share of the axis between the halves of a signal that is split, where nothing says how far they are apart: far
 * enough to take hold of each.
 */
const HALVES = 0.004;

const positionField = (type: SpectrumType): string => PEAK_FIELDS[type][0]!.name;
const positionOf = (block: DraftBlock, row: number): number =>
  toNumber(block.peaks[row]?.[positionField(block.type)] ?? '');

/** A position as a cell holds it: a digit more than plots print, for a correction is exact. */
function cellOf(type: SpectrumType, position: number): string {
  const { decimals } = techniqueOf(type).axis;
  return String(
    Number(
      position.toFixed(decimals + (techniqueOf(type).axis.unit === 'ppm' && decimals > 1 ? 1 : 0)),
    ),
  );
}

/** Whether the axis runs from high to low, as spectra of NMR and IR are drawn. */
const runsDown = (type: SpectrumType): boolean => {
  const [left, right] = plotDomain(type, []);
  return left > right;
};

/** The rows of a block that have a position, in their order: those that a plot draws. */
export const drawnRows = (block: DraftBlock): number[] =>
  block.peaks.map((_, row) => row).filter((row) => Number.isFinite(positionOf(block, row)));

/**
 * The top of the recorded curve nearest to a place, within a reach on both sides (the bottom of a transmittance);
 * the place itself where there is no curve, or none of its points is in reach.
 */
export function topNear(trace: RecordedTrace | undefined, place: number, reach: number): number {
  const curve = trace === undefined ? null : readTrace(trace);
  if (curve === null) return place;
  const sign = trace!.ordinate === 'transmittance' ? -1 : 1;
  let best = place,
    highest = -Infinity;
  for (let k = 0; k < curve.x.length; k++) {
    if (Math.abs(curve.x[k]! - place) > reach || sign * curve.y[k]! <= highest) continue;
    highest = sign * curve.y[k]!;
    best = curve.x[k]!;
  }
  return best;
}

/** A peak at a position, put where it comes in the list: lists mostly run one way. */
export const addPeakAt = (draft: ManualDraft, id: string, position: number): ManualDraft =>
  changeBlock(draft, id, (block) => {
    const rows = drawnRows(block);
    const row = {
      ...emptyRow(block.type),
      [positionField(block.type)]: cellOf(block.type, position),
    };
    if (rows.length === 0) return { ...block, peaks: [row] };
    const [first, last] = [positionOf(block, rows[0]!), positionOf(block, rows.at(-1)!)];
    const falls = first > last || (first === last && runsDown(block.type));
    const next = rows.find((each) =>
      falls ? positionOf(block, each) < position : positionOf(block, each) > position,
    );
    return { ...block, peaks: block.peaks.toSpliced(next ?? rows.at(-1)! + 1, 0, row) };
  });

/** A peak moved to another position; all else of its row stays. */
export const movePeakTo = (
  draft: ManualDraft,
  { id, row }: { id: string; row: number },
  position: number,
): ManualDraft =>
  changeBlock(draft, id, (block) => ({
    ...block,
    peaks: block.peaks.map((cells, each) =>
      each === row
        ? { ...cells, [positionField(block.type)]: cellOf(block.type, position) }
        : cells,
    ),
  }));

/** A block without some of its rows; never without any. */
function without(block: DraftBlock, gone: ReadonlySet<number>): DraftBlock {
  const peaks = block.peaks.filter((_, row) => !gone.has(row));
  return { ...block, peaks: peaks.length > 0 ? peaks : [emptyRow(block.type)] };
}

/** All peaks between two positions removed. */
export const removeBetween = (
  draft: ManualDraft,
  id: string,
  [one, other]: readonly [number, number],
): ManualDraft =>
  changeBlock(draft, id, (block) => {
    const inside = (position: number) =>
      position >= Math.min(one, other) && position <= Math.max(one, other);
    return without(
      block,
      new Set(drawnRows(block).filter((row) => inside(positionOf(block, row)))),
    );
  });

/** What of a row is of one line alone, and not of the two that it becomes or that became one. */
const unsplit = (cells: Cells): Record<string, string> => ({
  ...cells,
  ...('mult' in cells ? { mult: '' } : {}),
  ...('j_hz' in cells ? { j_hz: '' } : {}),
});

/**
 * A signal as two: half of the integral each, without a multiplicity, a little apart. The width of the axis says how
 * far.
 */
export const splitPeak = (
  draft: ManualDraft,
  { id, row }: { id: string; row: number },
  width: number,
): ManualDraft =>
  changeBlock(draft, id, (block) => {
    const position = positionOf(block, row);
    const cells = block.peaks[row];
    if (cells === undefined || !Number.isFinite(position)) return block;
    const integral = toNumber(cells['int'] ?? '');
    const half = (by: number): Cells => ({
      ...unsplit(cells),
      ...(Number.isFinite(integral) ? { int: String(Number((integral / 2).toFixed(2))) } : {}),
      [positionField(block.type)]: cellOf(block.type, position + by),
    });
    const apart = Math.max(width * HALVES, 2 * 10 ** -techniqueOf(block.type).axis.decimals);
    const sign = runsDown(block.type) ? 1 : -1;
    return {
      ...block,
      peaks: block.peaks.toSpliced(row, 1, half((sign * apart) / 2), half((-sign * apart) / 2)),
    };
  });

/**
 * A peak and its nearest neighbour as one: in the middle, weighed by integrals where both have one; ¹H become a
 * multiplet.
 */
export const joinWithNearest = (
  draft: ManualDraft,
  { id, row }: { id: string; row: number },
): ManualDraft =>
  changeBlock(draft, id, (block) => {
    const position = positionOf(block, row);
    const [other] = drawnRows(block)
      .filter((each) => each !== row)
      .sort(
        (a, b) =>
          Math.abs(positionOf(block, a) - position) - Math.abs(positionOf(block, b) - position),
      );
    if (other === undefined || !Number.isFinite(position)) return block;
    const integrals = [row, other].map((each) => toNumber(block.peaks[each]!['int'] ?? ''));
    const [ours, theirs] = integrals.every((each) => each > 0) ? integrals : [1, 1];
    const middle = (ours! * position + theirs! * positionOf(block, other)) / (ours! + theirs!);
    const joined: Cells = {
      ...unsplit(block.peaks[row]!),
      ...('int' in block.peaks[row]! ? { mult: 'm' } : {}),
      ...(integrals.every(Number.isFinite) ? { int: String(integrals[0]! + integrals[1]!) } : {}),
      [positionField(block.type)]: cellOf(block.type, middle),
    };
    const kept = without(block, new Set([other]));
    const place = other < row ? row - 1 : row;
    return { ...kept, peaks: kept.peaks.map((cells, each) => (each === place ? joined : cells)) };
  });

/** The axis moved so that a peak is at a position that is known: all peaks and the curve move alike. */
export const setReference = (
  draft: ManualDraft,
  { id, row }: { id: string; row: number },
  position: number,
): ManualDraft =>
  changeBlock(draft, id, (block) => {
    const by = position - positionOf(block, row);
    if (!Number.isFinite(by) || by === 0) return block;
    const drawn = new Set(drawnRows(block));
    return {
      ...block,
      peaks: block.peaks.map((cells, each) =>
        drawn.has(each)
          ? {
              ...cells,
              [positionField(block.type)]: cellOf(block.type, positionOf(block, each) + by),
            }
          : cells,
      ),
      ...(block.trace && {
        trace: { ...block.trace, from: block.trace.from + by, to: block.trace.to + by },
      }),
    };
  });
