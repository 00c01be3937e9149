import type { Skeleton } from './skeleton.ts';

/**
 * Atom classes that hold over any automorphism: refined from element, colour and neighbours until
 * stable. Comparable between skeletons.
 */
export function refinedClasses(
  { elements, neighbours }: Skeleton,
  colours?: readonly number[],
): number[] {
  let values = elements.map((element, a) =>
    mix(element * 64 + neighbours[a].length, colours?.[a] ?? 0),
  );
  let count = new Set(values).size;
  for (let round = 0; round < elements.length; round++) {
    values = values.map((value, a) => {
      let sum = 0;
      for (const b of neighbours[a]) sum = (sum + mix(values[b], 77)) | 0;
      return mix(value, sum);
    });
    const next = new Set(values).size;
    if (next === count && round > 0) break;
    count = next;
  }
  return values;
}

/**
 * An order of the atoms in which equal skeletons nearly always get the same form, with that form as
 * a key: a key holds the whole structure, so equal keys are equal structures; ties between atoms
 * that look alike are broken by the order of input.
 */
export function skeletonOrder(
  skeleton: Skeleton,
  colours: readonly number[],
): { order: number[]; key: string } {
  const { elements, neighbours } = skeleton;
  const n = elements.length;
  const classes = refinedClasses(skeleton, colours);
  const sizes = new Map<number, number>();
  for (const value of classes) sizes.set(value, (sizes.get(value) ?? 0) + 1);
  const rank = (a: number) => sizes.get(classes[a])! * 0x1_0000_0000 + (classes[a] >>> 0);
  const place = new Int16Array(n).fill(-1);
  const order: number[] = [];
  const visit = (a: number) => {
    place[a] = order.length;
    order.push(a);
  };
  visit(elements.map((_, a) => a).reduce((best, a) => (rank(a) < rank(best) ? a : best), 0));
  // Depth first along the class order; the next atom is the lowest-ranked free neighbour of the
  // latest atom that has one.
  while (order.length < n) {
    let next = -1;
    for (let i = order.length - 1; i >= 0 && next < 0; i--) {
      for (const b of neighbours[order[i]]) {
        if (place[b] >= 0) continue;
        if (
          next < 0 ||
          closes(neighbours, place, b) > closes(neighbours, place, next) ||
          (closes(neighbours, place, b) === closes(neighbours, place, next) && rank(b) < rank(next))
        )
          next = b;
      }
    }
    if (next < 0) break;
    visit(next);
  }
  let key = '';
  for (const a of order) {
    key += `${elements[a]}.${colours[a]}:`;
    key +=
      neighbours[a]
        .map((b) => place[b])
        .filter((p) => p < place[a])
        .sort((p, q) => p - q)
        .join(',') + ';';
  }
  return { order, key };
}

function closes(neighbours: Skeleton['neighbours'], place: Int16Array, b: number): number {
  let count = 0;
  for (const c of neighbours[b]) if (place[c] >= 0) count++;
  return count;
}

function mix(a: number, b: number): number {
  let h = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35);
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  return (h ^ (h >>> 13)) | 0;
}
