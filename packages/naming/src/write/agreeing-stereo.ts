import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import { bondKey, matchGraphs, type Coloured } from '@elucida/molecules/match-graphs';
import type { Perception } from '@elucida/molecules/perception';
import type { StereoStructure } from '@elucida/molecules/stereo';
import { centreAt } from '../read/finished-stereo.ts';
import type { ParsedName } from '../read/parsed-name.ts';
import { wishesOf } from '../read/settle-stereo.ts';
import type { Perceived } from './perceived.ts';

/**
 * Whether a name states the configuration of a structure, descriptor by descriptor: the atoms and
 * double bonds for which it states R, S, E or Z are, by one isomorphism, those that have them in
 * the structure. Null where this proves nothing, and it has to be settled: for names whose words
 * have a configuration of their own or whose descriptors have no certain place, and for structures
 * with a descriptor that depends on others (ligands of equal constitution, P-92.1.4.4 and
 * P-92.1.4.5) or with a centre of several rings left open, which may be possible in one
 * configuration only. Elsewhere descriptor and constitution fix the configuration.
 */
export function statesConfiguration(
  parsed: ParsedName,
  read: Perceived,
  stereo: StereoStructure,
  { perception }: Perceived,
): boolean | null {
  const { building } = parsed;
  if (
    !stereo.complete ||
    building.centres.size + building.planes.length > 0 ||
    building.racemic ||
    building.stereoDropped
  )
    return null;
  if (building.stereo.some(({ mark }) => mark.length > 1) || !isByConstitution(stereo, perception))
    return null;
  const stated = statedDescriptors(parsed, read);
  if (!stated) return null;
  return matchGraphs(
    { graph: stereo.graph, perception, atoms: stereo.atoms, bonds: stereo.bonds },
    { ...read, ...stated },
  );
}

/** The descriptors of a name by atom and by bond; null where not all of them have their own. */
function statedDescriptors(
  { building, graph }: ParsedName,
  read: Perceived,
): Pick<Coloured, 'atoms' | 'bonds'> | null {
  let isSure = true;
  const isCentre = (yes: boolean): string => {
    isSure &&= yes;
    return '?';
  };
  const labels = {
    atom: (atom: number) => isCentre(areDistinct(read, atom, -1)),
    bond: (a: number, b: number) => isCentre(areDistinct(read, a, b) && areDistinct(read, b, a)),
  };
  const { shape, wishes, dropped } = wishesOf(building, graph, () => labels);
  const atoms = new Map<number, string>(),
    bonds = new Map<number, string>();
  for (const { mark, atom, plane } of wishes) {
    if (atom >= 0) atoms.set(atom, mark);
    else bonds.set(bondKey(shape.planes[plane].a, shape.planes[plane].b), mark);
  }
  return dropped || !isSure || atoms.size + bonds.size !== wishes.length ? null : { atoms, bonds };
}

/**
 * At every centre and double bond of the structure the constitution alone ranks the ligands. No
 * atom of several rings is a centre left open.
 */
function isByConstitution(
  { graph, atoms, bonds }: StereoStructure,
  perception: Perception,
): boolean {
  const own = { graph, perception };
  for (const atom of atoms.keys()) if (!areDistinct(own, atom, -1)) return false;
  for (const bond of bonds.keys())
    if (!areDistinct(own, bond >> 8, bond & 255) || !areDistinct(own, bond & 255, bond >> 8))
      return false;
  for (let atom = 0; atom < graph.atomCount; atom++) {
    if (
      !atoms.has(atom) &&
      isWhereRingsMeet(graph, perception.ringBond, atom) &&
      centreAt(graph, atom) &&
      areDistinct(own, atom, -1)
    )
      return false;
  }
  return true;
}

/** No two ligands of an atom, but for the one at the other end of its double bond, are alike. */
function areDistinct(
  { graph, perception: { symmetryClass } }: Perceived,
  atom: number,
  without: number,
): boolean {
  for (let slot = atom * MAX_DEGREE, end = slot + graph.degree[atom]; slot < end; slot++) {
    for (let other = slot + 1; other < end; other++) {
      const [p, q] = [graph.neighbours[slot], graph.neighbours[other]];
      if (p !== without && q !== without && symmetryClass[p] === symmetryClass[q]) return false;
    }
  }
  return true;
}

function isWhereRingsMeet({ degree }: MolecularGraph, ringBond: Uint8Array, atom: number): boolean {
  let bonds = 0;
  for (let slot = atom * MAX_DEGREE, end = slot + degree[atom]; slot < end; slot++)
    bonds += ringBond[slot];
  return bonds > 2;
}
