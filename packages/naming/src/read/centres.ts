/**
 * A neighbour of a centre that is not there yet: a hydrogen or a lone pair unless something takes
 * its place.
 */
export const OPEN = -1;
/**
 * A neighbour that will be bonded next: a free valence, or the place of an atom that was taken
 * away.
 */
export const WAITING = -2;

/**
 * A tetrahedral centre while the molecule grows: its neighbours in order; seen from the first, the
 * others turn clockwise or not.
 */
export interface GrowingCentre {
  readonly slots: number[];
  clockwise: boolean;
  /** What took the place of an atom that was taken away. */ substitute?: number;
}

/**
 * Puts a new neighbour where one is waited for, else where a hydrogen was. False where the centre
 * has no place: it is none any more.
 */
export function fillSlot(centre: GrowingCentre, atom: number): boolean {
  let at = centre.slots.indexOf(WAITING);
  if (at >= 0) centre.substitute = atom;
  if (at < 0) at = centre.slots.indexOf(OPEN);
  if (at < 0) return false;
  centre.slots[at] = atom;
  return true;
}

/** Keeps the place of a neighbour that was taken away. */
export function emptySlot(centre: GrowingCentre, atom: number): void {
  const at = centre.slots.indexOf(atom);
  if (at >= 0) centre.slots[at] = WAITING;
}
