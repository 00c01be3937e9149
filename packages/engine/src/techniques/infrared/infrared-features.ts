import { GROUP_COUNT, type GroupCounts } from '@elucida/molecules/functional-groups/group-names';

/**
 * How a band list becomes numbers: the range 400–3750 cm⁻¹ is cut into cells, twice, the second
 * time shifted by half a cell, so that no band position sits on an edge in both. Cells are as wide
 * as the scatter of the bands there: narrow in the carbonyl region, wide where bands are broad or
 * rare.
 */
const SEGMENTS: readonly (readonly [from: number, to: number, width: number])[] = [
  [400, 1000, 24],
  [1000, 1480, 30],
  [1480, 1860, 20],
  [1860, 2440, 58],
  [2440, 2800, 120],
  [2800, 3200, 40],
  [3200, 3760, 56],
];

function edges(shift: number): number[] {
  const all: number[] = [];
  for (const [from, to, width] of SEGMENTS)
    for (let x = from; x < to; x += width) all.push(x + shift * width);
  all.push(3760);
  return all;
}

const GRIDS = [edges(0), edges(0.5)];
/** Lower edge in cm⁻¹ of every cell, both grids one after the other, and its upper edge. */
export const CELL_FROM: readonly number[] = GRIDS.flatMap((grid) => grid.slice(0, -1));
export const CELL_TO: readonly number[] = GRIDS.flatMap((grid) => grid.slice(1));
export const CELL_COUNT = CELL_FROM.length;

/**
 * Below this, in cm⁻¹, many instruments do not record: cells count only when the list has a band
 * there.
 */
export const OFTEN_UNRECORDED_BELOW = 650;

/**
 * State of a cell: no band, a weak one, a strong one; `seen` when the list says no strength;
 * `unrecorded` is no information.
 */
export const NONE = 0,
  WEAK = 1,
  STRONG = 2,
  SEEN = 3,
  UNRECORDED = 4;
/**
 * Relative strength (0–1) from which a band counts as strong: splits the calibration bands about
 * evenly.
 */
export const STRONG_FROM = 0.35;

export interface IrBand {
  /** cm⁻¹. */
  readonly position: number;
  /** 0–1 relative to the strongest band; undefined when the list does not say. */
  readonly strength: number | undefined;
}

/** State of every cell for a band list. `mull` leaves out the bands of mineral oil. */
export function cellStates(bands: readonly IrBand[], mull: boolean): Uint8Array {
  const states = new Uint8Array(CELL_COUNT);
  const lowest = bands.reduce((low, band) => Math.min(low, band.position), Infinity);
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    if (CELL_TO[cell] <= OFTEN_UNRECORDED_BELOW && lowest > OFTEN_UNRECORDED_BELOW)
      states[cell] = UNRECORDED;
    else if (mull && isMineralOil(cell)) states[cell] = UNRECORDED;
  }
  for (const { position, strength } of bands) {
    for (const cell of cellsOf(position)) {
      if (states[cell] === UNRECORDED) continue;
      const state = strength === undefined ? SEEN : strength >= STRONG_FROM ? STRONG : WEAK;
      if (state > states[cell]) states[cell] = state;
    }
  }
  return states;
}

/** The cells (one a grid) that hold a position; none outside the range. */
export function cellsOf(position: number): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < CELL_COUNT; cell++)
    if (position >= CELL_FROM[cell] && position < CELL_TO[cell]) cells.push(cell);
  return cells;
}

/** Nujol absorbs at 2850–2960, 1450–1475, 1370–1385 and 720 cm⁻¹. */
function isMineralOil(cell: number): boolean {
  const middle = (CELL_FROM[cell] + CELL_TO[cell]) / 2;
  return (
    (middle > 2820 && middle < 2990) ||
    (middle > 1440 && middle < 1480) ||
    (middle > 1360 && middle < 1390) ||
    (middle > 710 && middle < 732)
  );
}

/**
 * Features of a molecule: a constant, each group present, each group twice or more, and the first
 * two again for gas-phase spectra.
 */
export const PRESENT = 1;
export const TWICE = PRESENT + GROUP_COUNT;
export const GAS = TWICE + GROUP_COUNT;
export const FEATURE_COUNT = GAS + 1 + GROUP_COUNT;

/** Indices of the features that are 1, in `out`; returns their number. */
export function activeFeatures(groups: GroupCounts, gas: boolean, out: Uint16Array): number {
  let n = 0;
  out[n++] = 0;
  if (gas) out[n++] = GAS;
  for (let g = 0; g < GROUP_COUNT; g++) {
    if (groups[g] === 0) continue;
    out[n++] = PRESENT + g;
    if (groups[g] > 1) out[n++] = TWICE + g;
    if (gas) out[n++] = GAS + 1 + g;
  }
  return n;
}
