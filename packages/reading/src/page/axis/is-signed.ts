/** What reaches this far below zero, share of the highest number, is more than a base line. */
const BELOW_SHARE = 0.25;

/**
 * Whether the numbers at a vertical axis go below zero as those of differences do (circular
 * dichroism, first derivatives); absorbances begin at a little below zero at most.
 */
export const isSigned = (heights: readonly number[]): boolean =>
  heights.length >= 2 && Math.min(...heights) < -BELOW_SHARE * Math.max(0, ...heights);
