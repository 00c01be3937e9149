import { alkaneStem } from '../words/alkane-stem.ts';
import { hantzschWidmanName } from './hantzsch-widman.ts';
import { heteroatomKeys } from './heteroatom-keys.ts';
import type { Locant } from './locant.ts';
import { lowestBy } from './lowest.ts';
import { replacementPrefixes } from './replacement-prefixes.ts';
import { retainedMonocycle } from './retained-monocycles.ts';
import type { RingBonds } from './ring-bonds.ts';
import type { Skeleton } from './skeleton.ts';
import { eachLanguage, plainLocant, type SkeletonParent } from './skeleton-parent.ts';

/**
 * Names a single ring (IUPAC 2013, P-22): cycloalkane, benzene, retained or Hantzsch–Widman
 * heterocycle, else a replacement name.
 */
export function monocycleParent(skeleton: Skeleton, bonds: RingBonds): SkeletonParent | null {
  const { elements } = skeleton;
  const numberings = ringNumberings(skeleton);
  const byAtom = numberings.map((order) => locantsOf(order));
  const size = elements.length;
  const all = (mancude: boolean) => elements.map(() => mancude);
  if (elements.every((element) => element === 6)) {
    if (bonds === 'benzene')
      return {
        names: ['benzene', 'benceno', 'bentzeno'],
        takesEne: false,
        mancude: all(true),
        numberings: byAtom,
      };
    return cycloalkane(size, byAtom, ['', '', '']);
  }
  if (bonds !== 'cumulated') {
    const inOrder = numberings[0].map((atom) => elements[atom]);
    const saturated = bonds === 'saturated';
    const retained = retainedMonocycle(inOrder, saturated);
    const systematic = retained ? null : hantzschWidmanName(elements, byAtom[0], saturated);
    const names =
      retained ?? (systematic && eachLanguage((i) => systematic.locants + systematic.words[i]));
    if (names) return { names, takesEne: false, mancude: all(!saturated), numberings: byAtom };
  }
  const prefixes = replacementPrefixes(elements, byAtom[0]);
  return prefixes && cycloalkane(size, byAtom, prefixes);
}

/**
 * Orders of the ring atoms with the lowest locants: the senior element at 1, heteroatoms together,
 * then by seniority (P-22.2.2.1.3, P-31.1.4.2).
 */
export function ringNumberings(skeleton: Skeleton): number[][] {
  const { elements, neighbours } = skeleton;
  const around = [0, neighbours[0][0]];
  while (around.length < elements.length) {
    const last = around[around.length - 1];
    around.push(neighbours[last].find((b) => b !== around[around.length - 2])!);
  }
  const n = around.length;
  const candidates: number[][] = [];
  for (let start = 0; start < n; start++)
    for (const step of [1, -1])
      candidates.push(around.map((_, i) => around[(start + step * i + n * n) % n]));
  const hasSenior = lowestBy(candidates, (order) => [[heteroKey(elements, order)]]);
  return lowestBy(hasSenior, (order) => {
    const place = new Map(order.map((atom, i) => [atom, i + 1]));
    return heteroatomKeys(elements, (atom) => place.get(atom)!);
  });
}

/** 0 where locant 1 is the most senior heteroatom. */
function heteroKey(elements: readonly number[], order: readonly number[]): number {
  const [, bySeniority] = heteroatomKeys(elements, (atom) => order.indexOf(atom) + 1);
  return bySeniority.length === 0 || bySeniority[0] === 1 ? 0 : 1;
}

export function locantsOf(order: readonly number[]): Locant[] {
  const locants = new Array<Locant>(order.length);
  order.forEach((atom, i) => {
    locants[atom] = plainLocant(i + 1);
  });
  return locants;
}

function cycloalkane(
  size: number,
  numberings: Locant[][],
  prefixes: readonly [string, string, string],
): SkeletonParent | null {
  const stem = alkaneStem(size);
  if (!stem) return null;
  const names = eachLanguage(
    (i) => `${prefixes[i]}${['cyclo', 'ciclo', 'ziklo'][i]}${stem[i]}${['ane', 'ano', 'ano'][i]}`,
  );
  return { names, takesEne: true, mancude: numberings[0].map(() => false), numberings };
}
