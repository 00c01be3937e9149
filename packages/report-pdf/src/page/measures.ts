/** Points. A4: ISO 216, 210 × 297 mm. */
export const PAGE = {
  width: 595.28,
  height: 841.89,
  left: 50,
  right: 50,
  top: 44,
  bottom: 54,
} as const;
export const TEXT_WIDTH = PAGE.width - PAGE.left - PAGE.right;

export const SIZE = {
  title: 20,
  longTitle: 14,
  heading: 12.5,
  subheading: 10.5,
  body: 9.5,
  small: 8.5,
  tiny: 7,
} as const;
/** Line height, relative to the size. */
export const LEADING = 1.29;

/**
 * Ink on paper; everything is distinguished by shape and words too, so that it reads in black and
 * white.
 */
export const INK = {
  text: '#1B1F23',
  second: '#4E565E',
  rule: '#C3C9CE',
  faint: '#EEF0F1',
  accent: '#0B6E6E',
  against: '#B3261E',
  contourUp: '#1F5FBF',
  contourDown: '#A63D00',
} as const;
