import { MAX_DEGREE, type MolecularGraph } from './graph.ts';

/** An atom, and the one before it in the order that it is bonded to; -1 where a part begins. */
export interface Visit {
  readonly atom: number;
  readonly from: number;
}

/** Whether `other` of the target may be `atom`'s image, next to those placed (-1 for none yet). */
export type Fits = (atom: number, other: number, image: Int16Array) => boolean;

/**
 * Whether the visited atoms have different images in `target`, bonded atoms bonded ones, that all
 * fit: searched for atom by atom along the bonds, with a step back where none fits.
 */
export function placeAtoms(visits: readonly Visit[], target: MolecularGraph, fits: Fits): boolean {
  const image = new Int16Array(visits.length).fill(-1),
    used = new Uint8Array(target.atomCount);
  const place = (at: number): boolean => {
    if (at === visits.length) return true;
    const { atom, from } = visits[at];
    if (from < 0) {
      for (let other = 0; other < target.atomCount; other++)
        if (tryOut(atom, other, at)) return true;
      return false;
    }
    const start = image[from] * MAX_DEGREE,
      end = start + target.degree[image[from]];
    for (let slot = start; slot < end; slot++)
      if (tryOut(atom, target.neighbours[slot], at)) return true;
    return false;
  };
  const tryOut = (atom: number, other: number, at: number): boolean => {
    if (used[other] || !fits(atom, other, image)) return false;
    image[atom] = other;
    used[other] = 1;
    if (place(at + 1)) return true;
    image[atom] = -1;
    used[other] = 0;
    return false;
  };
  return place(0);
}
