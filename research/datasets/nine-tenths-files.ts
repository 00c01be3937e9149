/**
 * Names of what was learned from the nine tenths of the molecules that are not held out, in a folder
 * of one's own (`training/shifts/held-out-cases.main.ts`).
 */
export const NINE_TENTHS_FILES = {
  C13: 'nine-tenths-C13.bin',
  H1: 'nine-tenths-H1.bin',
  plausibility: 'nine-tenths-plausibility.bin',
} as const;
