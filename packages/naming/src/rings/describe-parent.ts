import { DoubleBondPlaces } from './double-bond-places.ts';
import type { Locant } from './locant.ts';
import type { IndicatedHydrogen, RingParent, RingState } from './parent-types.ts';
import { ringSeniority } from './ring-seniority.ts';
import type { Skeleton } from './skeleton.ts';
import type { SkeletonParent } from './skeleton-parent.ts';

/** A named skeleton, and what does not depend on the graph it is laid on. */
export interface KnownParent {
  readonly parent: SkeletonParent;
  readonly skeleton: Skeleton;
  readonly state: RingState;
  readonly places: DoubleBondPlaces;
  readonly seniority: readonly number[];
}

export function knownParent(parent: SkeletonParent, skeleton: Skeleton): KnownParent {
  const count = parent.mancude.reduce((sum, mancude) => sum + (mancude ? 1 : 0), 0);
  const state = count === 0 ? 'saturated' : count === parent.mancude.length ? 'mancude' : 'mixed';
  return {
    parent,
    skeleton,
    state,
    places: new DoubleBondPlaces(skeleton, parent),
    seniority: ringSeniority(skeleton, parent.numberings[0]),
  };
}

/** Lays a skeleton's parent on the atoms of a graph: atom i of the skeleton is `atoms[i]`. */
export function describeParent(known: KnownParent, atoms: readonly number[]): RingParent {
  return new LaidParent(known, atoms);
}

class LaidParent implements RingParent {
  readonly names: RingParent['names'];
  readonly state: RingState;
  readonly takesEne: boolean;
  readonly atoms: readonly number[];
  readonly locants: readonly (readonly Locant[])[];
  readonly indicatedHydrogen: IndicatedHydrogen;
  readonly seniority: readonly number[];
  readonly #mancude: readonly boolean[];
  #mancudeAtoms: ReadonlySet<number> | undefined;

  constructor(
    { parent, skeleton, state, places, seniority }: KnownParent,
    atoms: readonly number[],
  ) {
    this.names = parent.names;
    this.state = state;
    this.takesEne = parent.takesEne;
    this.atoms = atoms;
    this.locants = parent.numberings;
    this.indicatedHydrogen = new LaidHydrogen({ parent, skeleton, places }, atoms);
    this.seniority = seniority;
    this.#mancude = parent.mancude;
  }

  /** Laid out where it is asked for: saturated rings never are. */
  get mancudeAtoms(): ReadonlySet<number> {
    return (this.#mancudeAtoms ??= new Set(this.atoms.filter((_, i) => this.#mancude[i])));
  }
}

class LaidHydrogen implements IndicatedHydrogen {
  readonly count: number;
  readonly #parent: Pick<KnownParent, 'parent' | 'skeleton' | 'places'>;
  readonly #atoms: readonly number[];

  constructor(
    known: Pick<KnownParent, 'parent' | 'skeleton' | 'places'>,
    atoms: readonly number[],
  ) {
    this.#parent = known;
    this.#atoms = atoms;
    this.count = known.places.count;
  }

  carries(atom: number): boolean {
    const {
      parent: { implied },
      skeleton,
    } = this.#parent;
    return (
      implied === undefined || skeleton.elements[this.#atoms.indexOf(atom)] === implied.element
    );
  }

  canBeDouble(atom: number): boolean {
    const i = this.#atoms.indexOf(atom);
    return i >= 0 && this.#parent.places.canBeDouble[i];
  }

  unmatchedWithout(saturated: readonly number[]): number {
    return this.#parent.places.unmatchedWithout(saturated.map((atom) => this.#atoms.indexOf(atom)));
  }

  with(doubled: readonly number[]): IndicatedHydrogen {
    return new LaidHydrogen(
      {
        ...this.#parent,
        places: this.#parent.places.with(doubled.map((atom) => this.#atoms.indexOf(atom))),
      },
      this.#atoms,
    );
  }
}
