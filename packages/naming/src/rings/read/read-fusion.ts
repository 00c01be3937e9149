import { bondsOf, skeletonFromBonds, type Skeleton } from '../skeleton.ts';
import { letteredPeriphery } from '../fused/pieces.ts';
import { fusedNumberings } from '../fused/fused-numberings.ts';
import { fusedRings } from '../fused/fused-rings.ts';
import { formatLocant } from '../locant.ts';
import { uniform, type NamedSkeleton } from './named-skeleton.ts';
import { parseFusion, type FusionPart } from './parse-fusion.ts';

/** Atoms joined so far, and those of the component that the next prefix is attached to. */
interface Growth {
  readonly elements: number[];
  readonly bonds: [number, number][];
}

/**
 * Reads fusion names of any number of components: `furo[3,2-b]pyridine`,
 * `benzo[4,5]imidazo[1,2-a]pyrimidine`, `benzo[1,2-b:4,5-b']dithiophene`.
 */
export function readFusion(name: string): NamedSkeleton | null {
  const parsed = parseFusion(name);
  if (!parsed) return null;
  const growth: Growth = { elements: [], bonds: [] };
  const bases = Array.from({ length: parsed.copies }, () =>
    addComponent(growth, parsed.base.skeleton, []),
  );
  for (const part of parsed.parts)
    if (
      !addPart(
        growth,
        part,
        bases.map((atoms) => ({ atoms, ring: parsed.base })),
      )
    )
      return null;
  const whole = compact(growth);
  if (!whole) return null;
  const system = fusedRings(whole);
  const [locants] = system ? fusedNumberings(whole, system) : [];
  return locants ? uniform(whole, locants, true) : null;
}

interface Host {
  readonly atoms: readonly number[];
  readonly ring: NamedSkeleton;
}

/** Attaches one prefix (all its multiplied copies) with the prefixes attached to it. */
function addPart(growth: Growth, part: FusionPart, hosts: readonly Host[]): boolean {
  for (const sites of part.copies) {
    const glue: [number, number][] = [];
    for (const { own, letters, hostLocants, copy } of sites) {
      const host = hosts[copy];
      const hostPath =
        host &&
        (letters
          ? pathOfSides(host.ring, letters)
          : hostLocants
            ? pathOfLocants(host.ring, hostLocants, hostLocants.length)
            : anyPath(host.ring, 2));
      if (!hostPath) return false;
      const ownPath = own
        ? pathOfLocants(part.ring, own, hostPath.length)
        : anyPath(part.ring, hostPath.length);
      if (!ownPath || ownPath.length !== hostPath.length) return false;
      hostPath.forEach((atom, i) => glue.push([ownPath[i], host.atoms[atom]]));
    }
    if (glue.some(([own, at]) => part.ring.skeleton.elements[own] !== growth.elements[at]))
      return false;
    const atoms = addComponent(growth, part.ring.skeleton, glue);
    for (const child of part.children)
      if (!addPart(growth, child, [{ atoms, ring: part.ring }])) return false;
  }
  return true;
}

/**
 * Adds a component; `glue` lays its atoms on atoms that are there. An atom glued twice joins those
 * two. Returns its atoms in the whole.
 */
function addComponent(
  growth: Growth,
  { elements, neighbours }: Skeleton,
  glue: readonly (readonly [number, number])[],
): number[] {
  const at = new Map<number, number>();
  for (const [own, there] of glue) at.set(own, there);
  const atoms = elements.map((element, own) => {
    const there = at.get(own);
    if (there !== undefined) return there;
    growth.elements.push(element);
    return growth.elements.length - 1;
  });
  for (const [a, b] of bondsOf({ elements, neighbours })) growth.bonds.push([atoms[a], atoms[b]]);
  return atoms;
}

function compact({ elements, bonds }: Growth): Skeleton | null {
  const unique = new Map(
    bonds.map(([a, b]) => [
      Math.min(a, b) * 1000 + Math.max(a, b),
      [Math.min(a, b), Math.max(a, b)] as [number, number],
    ]),
  );
  const skeleton = skeletonFromBonds(elements, [...unique.values()]);
  return skeleton.neighbours.some((list) => list.length < 2) ? null : skeleton;
}

/** Atoms along lettered sides, `bc` is the path over sides b and c. */
function pathOfSides(ring: NamedSkeleton, letters: string): number[] | null {
  const outer = letteredPeriphery(ring.skeleton, ring.locants);
  if (!outer) return null;
  const sides = [...letters].map((letter) => letter.charCodeAt(0) - 97);
  const n = outer.length;
  if (sides.some((side, i) => side < 0 || side >= n || (i > 0 && side !== (sides[i - 1] + 1) % n)))
    return null;
  return [...sides, (sides[sides.length - 1] + 1) % n].map((side) => outer[side]);
}

/**
 * Atoms of a path with these locants; fusion positions between them may be left out of the name.
 */
function pathOfLocants(
  ring: NamedSkeleton,
  locants: readonly string[],
  length: number,
): number[] | null {
  const place = new Map(ring.locants.map((locant, atom) => [formatLocant(locant), atom]));
  const cited = locants.map((locant) => place.get(locant));
  if (cited.some((atom) => atom === undefined)) return null;
  const path = [cited[0]!];
  for (const next of cited.slice(1) as number[]) {
    const between = way(ring.skeleton, path[path.length - 1], next, ring, path);
    if (!between) return null;
    path.push(...between, next);
  }
  return path.length === length || locants.length === length ? path : null;
}

/** Shortest way between two atoms over fusion carbon atoms alone. */
function way(
  { neighbours }: Skeleton,
  from: number,
  to: number,
  ring: NamedSkeleton,
  taken: readonly number[],
): number[] | null {
  const queue: number[][] = [[]];
  for (const inner of queue) {
    const last = inner.length === 0 ? from : inner[inner.length - 1];
    if (neighbours[last].includes(to)) return inner;
    for (const next of neighbours[last]) {
      if (
        ring.locants[next].letter !== '' &&
        !inner.includes(next) &&
        !taken.includes(next) &&
        inner.length < 4
      )
        queue.push([...inner, next]);
    }
  }
  return null;
}

/** A path of a ring of equal atoms. */
function anyPath(ring: NamedSkeleton, length: number): number[] | null {
  const { skeleton } = ring;
  if (
    skeleton.elements.some((element) => element !== 6) ||
    skeleton.neighbours.some((list) => list.length !== 2) ||
    length > skeleton.elements.length
  )
    return null;
  return Array.from({ length }, (_, i) => i);
}
