import type { RingParent } from '../rings/ring-parent.ts';
import type { Locant } from '../rings/locant.ts';
import { parentOfSystem, type Molecule } from './molecule.ts';
import type { Place } from './place.ts';
import type { Skeleton } from './skeleton.ts';

const skeletons = new WeakMap<RingParent, Skeleton>();

/** The skeleton of a ring system; null when the system has no name. */
export function ringSkeleton(m: Molecule, system: number): Skeleton | null {
  const ring = parentOfSystem(m, system);
  if (!ring) return null;
  let skeleton = skeletons.get(ring);
  if (!skeleton) {
    const cyclic = /^(cyclo[^[\]\d]*|benzene)$/.test(ring.names[0]);
    skeleton = {
      parent: { type: 'ring', words: ring.names, takesEne: ring.takesEne, cyclic }, atoms: ring.atoms, numberings: ring.numberings.map(toPlaces), ring, placeless: false, valence: 0,
    };
    skeletons.set(ring, skeleton);
  }
  return skeleton;
}

function toPlaces(numbering: ReadonlyMap<number, Locant>): ReadonlyMap<number, Place> {
  const places = new Map<number, Place>();
  for (const [atom, { number, letter, primes }] of numbering) places.set(atom, { symbol: '', number, letter, primes });
  return places;
}
