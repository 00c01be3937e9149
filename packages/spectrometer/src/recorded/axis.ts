/** A frequency axis of evenly spaced points: the shift of the first, and the step from one to the next, ppm. */
export interface Axis {
  /** `1H`, `13C`, … */
  readonly nucleus: string;
  /** Frequency at 0 ppm, MHz. */
  readonly mhz: number;
  readonly points: number;
  readonly first: number;
  /** Below zero: shifts fall from left to right. */
  readonly step: number;
}

/** The shift of a point, which may lie between two. */
export const shiftAt = ({ first, step }: Axis, point: number): number => first + point * step;
/** The point of a shift, between two as a rule. */
export const pointAt = ({ first, step }: Axis, ppm: number): number => (ppm - first) / step;
/** Shifts of all points. */
export const shiftsOf = (axis: Axis): Float64Array =>
  Float64Array.from({ length: axis.points }, (_, point) => shiftAt(axis, point));
