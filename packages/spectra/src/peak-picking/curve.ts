/**
 * A recorded curve: positions in the technique's unit, ascending or descending, and as many values.
 */
export interface Curve {
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
}
