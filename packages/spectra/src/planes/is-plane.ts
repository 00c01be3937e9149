import type { RecordedPlane } from '../spectrum.ts';
import { PLANE_SIDE, PLANE_TEXT } from './write-plane.ts';

/** Far beyond any shift or height; what is larger could not be drawn on an axis. */
export const PLANE_FIGURE = 1e15;
/** The highest over the lowest height: beyond it no levels could be drawn. */
export const PLANE_RANGE = 1e12;

const isFigure = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= PLANE_FIGURE;
const isAxis = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every(isFigure) && value[0] !== value[1];
const isSide = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 2 && (value as number) <= PLANE_SIDE;

/** Whether heights can be drawn: above zero, the highest above the lowest, and not without end. */
export const isScale = ({ low, high, noise }: Pick<RecordedPlane, 'low' | 'high' | 'noise'>) =>
  noise > 0 && low >= noise && high > low && high / noise <= PLANE_RANGE;

/** Whether a value of a file, of a message or of the browser's storage is a plane that can be sent. */
export function isPlane(value: unknown): value is RecordedPlane {
  if (typeof value !== 'object' || value === null) return false;
  const { across, down, columns, rows, low, high, noise, heights } = value as Record<
    string,
    unknown
  >;
  return (
    isAxis(across) &&
    isAxis(down) &&
    isSide(columns) &&
    isSide(rows) &&
    isFigure(low) &&
    isFigure(high) &&
    isFigure(noise) &&
    isScale({ low, high, noise }) &&
    typeof heights === 'string' &&
    heights.length <= PLANE_TEXT &&
    /^[A-Za-z0-9+/]*={0,2}$/u.test(heights)
  );
}

/** The plane of a file's or the storage's block with its known fields alone, as a part of a block. */
export function planeOf(value: unknown): { plane?: RecordedPlane } {
  if (!isPlane(value)) return {};
  const { across, down, columns, rows, low, high, noise, heights } = value;
  return {
    plane: {
      across: [across[0], across[1]],
      down: [down[0], down[1]],
      ...{ columns, rows, low, high, noise, heights },
    },
  };
}
