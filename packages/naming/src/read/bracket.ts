import type { Unit } from './tree.ts';

/** Units in brackets as one unit. */
export const bracket = (
  units: Unit[],
  locants: readonly string[] | null,
  count: number,
  multiplied: boolean,
  hyphen: boolean,
): Unit => ({
  locants,
  count,
  multiplied,
  hyphen,
  node: { is: 'level', level: { units, stereo: [] } },
});
