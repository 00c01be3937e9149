import type { Pending } from './tree.ts';

/** No locants, multipliers or descriptors read yet. */
export const nothing = (): Pending => ({
  locants: null,
  earlier: null,
  hydrogen: [],
  added: [],
  lambda: [],
  count: 1,
  multiplied: false,
  series: null,
  faces: [],
  assembly: 1,
  hyphen: false,
});
