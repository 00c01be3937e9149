import { canBeDoubleBonded, maximumMatching } from './double-bond-matching.ts';
import type { Skeleton } from './skeleton.ts';
import type { SkeletonParent } from './skeleton-parent.ts';

/** Most sets of places that are remembered of one ring system. */
const MAX_REMEMBERED = 2_000;
/** Atoms whose sets are keyed by one whole number below 2⁵³. */
const MOST_KEYED = 53;

/**
 * Where a parent's ring double bonds can be, by the atoms of its skeleton. What was found is kept:
 * the same ring systems come again and again, in many numberings.
 */
export class DoubleBondPlaces {
  /** By atom: it can have a ring double bond in the mancude parent. */
  readonly canBeDouble: readonly boolean[];
  /** How many atoms are left without a double bond. */
  readonly count: number;
  readonly #skeleton: Skeleton;
  readonly #parent: SkeletonParent;
  readonly #unmatched = new Map<number, number>();
  readonly #with = new Map<string, DoubleBondPlaces>();

  /**
   * `doubled`: atoms with a double bond that their element's usual bonding number does not give.
   */
  constructor(skeleton: Skeleton, parent: SkeletonParent, doubled: readonly number[] = []) {
    this.#skeleton = skeleton;
    this.#parent = parent;
    this.canBeDouble = skeleton.elements.map(
      (element, i) =>
        parent.mancude[i] &&
        (canBeDoubleBonded(element, skeleton.neighbours[i].length) || doubled.includes(i)),
    );
    this.count = parent.implied?.count ?? unmatched(skeleton, this.canBeDouble);
  }

  /**
   * How many of the atoms but these are left without a double bond where as many as possible have
   * one.
   */
  unmatchedWithout(saturated: readonly number[]): number {
    const key = this.canBeDouble.length <= MOST_KEYED ? setKey(saturated) : -1;
    const known = key < 0 ? undefined : this.#unmatched.get(key);
    if (known !== undefined) return known;
    const left = [...this.canBeDouble];
    for (const i of saturated) left[i] = false;
    const count = unmatched(this.#skeleton, left);
    if (key >= 0) {
      if (this.#unmatched.size >= MAX_REMEMBERED) this.#unmatched.clear();
      this.#unmatched.set(key, count);
    }
    return count;
  }

  /** The same with double bonds at atoms that usually have none. */
  with(doubled: readonly number[]): DoubleBondPlaces {
    const key = doubled.join();
    let places = this.#with.get(key);
    if (!places)
      this.#with.set(key, (places = new DoubleBondPlaces(this.#skeleton, this.#parent, doubled)));
    return places;
  }
}

/** A number for a set of atoms: every atom has its bit. */
function setKey(atoms: readonly number[]): number {
  let low = 0,
    high = 0;
  for (const i of atoms)
    if (i < 26) low |= 1 << i;
    else high |= 1 << (i - 26);
  return high * 0x400_0000 + low;
}

function unmatched(skeleton: Skeleton, eligible: readonly boolean[]): number {
  const mate = maximumMatching(skeleton, eligible);
  let count = 0;
  for (let i = 0; i < eligible.length; i++) if (eligible[i] && mate[i] < 0) count++;
  return count;
}
