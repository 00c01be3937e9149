/** Files of observed shifts, below the data folder. */
export const SHIFT_FILES = {
  C13: 'nmr/shifts13c.train.jsonl.gz',
  H1: 'nmr/shifts1h.train.jsonl.gz',
} as const;
/** Molecules are held out by `partOf(key, HELD_OUT_PARTS, HELD_OUT_SALT)`: part 0 measures. */
export const HELD_OUT_PARTS = 10;
export const HELD_OUT_SALT = 5;
