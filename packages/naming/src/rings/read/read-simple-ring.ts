import { skeletonFromBonds } from '../skeleton.ts';
import { formatLocant } from '../locant.ts';
import { plainLocant } from '../skeleton-parent.ts';
import { RETAINED_MONOCYCLES } from '../retained-monocycles.ts';
import { fusedParents } from '../fused/fused-parents.ts';
import { uniform, type NamedSkeleton } from './named-skeleton.ts';
import { readAlkane } from './read-alkane.ts';
import { readHantzschWidman } from './read-hantzsch-widman.ts';
import { readReplacement } from './read-replacement.ts';

let retained: Map<string, NamedSkeleton> | undefined;

/**
 * Reads single rings and retained fused parents: `cyclohexane`, `1-oxacyclododecane`, `benzene`,
 * `[7]annulene`, `pyridine`, `1,3-thiazole`, `quinoline`.
 */
export function readSimpleRing(name: string): NamedSkeleton | null {
  const known = retainedNames();
  return (
    known.get(name) ??
    known.get(`${name}e`) ??
    readCycloalkane(name) ??
    readAnnulene(name) ??
    readHantzschWidman(name)
  );
}

function retainedNames(): Map<string, NamedSkeleton> {
  if (retained) return retained;
  retained = new Map();
  for (const { elements, saturated, words } of RETAINED_MONOCYCLES)
    retained.set(words[0], uniform(...ring(elements), !saturated));
  for (const { words, skeleton, locants, implied } of fusedParents()) {
    const saturated = implied
      ? locants.flatMap((locant, atom) => (implied.includes(formatLocant(locant)) ? [atom] : []))
      : [];
    retained.set(words[0], { ...uniform(skeleton, locants, true), saturated });
  }
  retained.set('benzene', uniform(...ring([6, 6, 6, 6, 6, 6]), true));
  return retained;
}

function ring(elements: readonly number[]): [NamedSkeleton['skeleton'], NamedSkeleton['locants']] {
  return [
    skeletonFromBonds(
      elements,
      elements.map((_, i) => [i, (i + 1) % elements.length]),
    ),
    elements.map((_, i) => plainLocant(i + 1)),
  ];
}

/** A ring of carbon atoms for prefixes such as `cyclopenta`. */
export function carbonRing(size: number, mancude: boolean): NamedSkeleton {
  return uniform(...ring(new Array<number>(size).fill(6)), mancude);
}

function readCycloalkane(name: string): NamedSkeleton | null {
  const hetero = readReplacement(name);
  const match = hetero && /^cyclo([a-z]+)$/.exec(hetero.rest);
  const size = match && readAlkane(match[1]);
  if (!hetero || !size || size < 3 || [...hetero.elements.keys()].some((locant) => locant > size))
    return null;
  return uniform(
    ...ring(Array.from({ length: size }, (_, i) => hetero.elements.get(i + 1) ?? 6)),
    false,
  );
}

function readAnnulene(name: string): NamedSkeleton | null {
  const match = /^\[(\d+)\]annulene?$/.exec(name);
  return match && Number(match[1]) > 2 && Number(match[1]) < 100
    ? carbonRing(Number(match[1]), true)
    : null;
}
