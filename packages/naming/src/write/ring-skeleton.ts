import type { RingParent } from '../rings/ring-parent.ts';
import type { Locant } from '../rings/locant.ts';
import { parentOfSystem, type Molecule } from './molecule.ts';
import { placeOf, type Place } from './place.ts';
import type { Skeleton } from './skeleton.ts';

/** The skeleton of a ring system, asked once; null when the system has no name. */
export function ringSkeleton(m: Molecule, system: number): Skeleton | null {
  let skeleton = m.ringSkeletons[system];
  if (skeleton === undefined)
    m.ringSkeletons[system] = skeleton = skeletonOf(parentOfSystem(m, system));
  return skeleton;
}

function skeletonOf(ring: RingParent | null): Skeleton | null {
  if (!ring) return null;
  const cyclic = CYCLIC.test(ring.names[0]);
  return {
    parent: { type: 'ring', words: ring.names, takesEne: ring.takesEne, cyclic },
    atoms: ring.atoms,
    numberings: ring.locants.map((locants) => laidOn(ring.atoms, locants)),
    ring,
    placeless: false,
    valence: 0,
  };
}

const CYCLIC = /^(cyclo[^[\]\d]*|benzene)$/;

function laidOn(atoms: readonly number[], locants: readonly Locant[]): ReadonlyMap<number, Place> {
  const places = new Map<number, Place>();
  for (let i = 0; i < atoms.length; i++) places.set(atoms[i], placeOf(locants[i]));
  return places;
}
