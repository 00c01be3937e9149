/**
 * How far a position in two dimensions may lie from the signal of a list, ppm: several points of the
 * usual digital resolution, which is coarse along ¹³C. By judgement.
 */
const FARTHEST = { H1: 0.08, C13: 1 } as const;
/** A signal that lies farther than the nearest by no more than this may be meant as well, ppm. */
const ALIKE = { H1: 0.015, C13: 0.15 } as const;

/** Indexes of the signals that a position may mean, nearest first; none where all lie too far. */
export function snap(position: number, signals: Float64Array, nucleus: 'H1' | 'C13'): number[] {
  if (!Number.isFinite(position)) return [];
  const near: { index: number; distance: number }[] = [];
  signals.forEach((shift, index) => {
    const distance = Math.abs(shift - position);
    if (distance <= FARTHEST[nucleus]) near.push({ index, distance });
  });
  near.sort((a, b) => a.distance - b.distance || a.index - b.index);
  const reach = (near[0]?.distance ?? 0) + ALIKE[nucleus];
  return near.filter(({ distance }) => distance <= reach).map(({ index }) => index);
}
