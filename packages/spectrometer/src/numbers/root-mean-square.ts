/** Root of the mean of the squares of numbers; NaN of none. */
export const rootMeanSquare = (values: Float64Array): number =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
