import { hydrideOf } from '../words/hydrides.ts';
import { bondSum, type Molecule } from './molecule.ts';
import type { Body, Ending, Ion, Prefix, Unsaturation } from './name-tree.ts';
import { numbered, type Place } from './place.ts';
import { retainParent } from './retained-parents.ts';
import type { Saturation } from './saturation.ts';
import type { Skeleton } from './skeleton.ts';
import { isOnChain } from './hanging-prefix.ts';
import type { Numbered } from './numbered.ts';

interface Laid {
  readonly places: ReadonlyMap<number, Place>;
  readonly saturation: Saturation;
  readonly ions: readonly Ion[];
  readonly endPlaces: readonly Place[];
  readonly ene: readonly Unsaturation[];
  readonly yne: readonly Unsaturation[];
  readonly hangingPlaces: readonly (Place | null)[];
  readonly stereo: Body['stereo'];
}

/** The body of a name once every place is known. */
export function writeNumbered(
  m: Molecule,
  { request, hanging, carriers }: Numbered,
  { places, saturation, ions, endPlaces, ene, yne, hangingPlaces, stereo }: Laid,
): Body {
  const { skeleton, free, groups, ending } = request;
  const terminal = ending?.terminal ?? false;
  const names = new Set<string>();
  let onChain = 0;
  for (let i = 0; i < hanging.length; i++) {
    if (!isOnChain(hangingPlaces[i])) continue;
    onChain++;
    names.add(hanging[i].sort);
  }
  const features =
    onChain + (terminal ? 0 : carriers.length) + ene.length + yne.length + ions.length;
  const bare = isBare(skeleton, {
    features,
    terminal,
    onChain,
    names: names.size,
    total: hanging.length,
    count: carriers.length,
    bonds: ene.length + yne.length,
  });
  // With N-locants, the only atom of a hydride is cited as 1: N-methyl-1-phenylmethanamine.
  const one =
    skeleton.placeless &&
    groups.length > 0 &&
    (skeleton.valence > 0 || skeleton.parent.type === 'chain') &&
    onChain < hanging.length
      ? numbered(1)
      : null;
  const prefixes: Prefix[] = [];
  for (let i = 0; i < hanging.length; i++)
    prefixes.push({
      place: bare && isOnChain(hangingPlaces[i]) ? one : hangingPlaces[i],
      node: hanging[i].node,
    });
  const end: Ending | null = ending && {
    words: ending.words,
    count: Math.max(1, carriers.length),
    places: terminal || bare || skeleton.placeless ? null : endPlaces,
    added: saturation.added,
    free: free !== undefined,
  };
  const body: Body = {
    kind: 'body',
    parent: skeleton.parent,
    prefixes,
    hydro: saturation.hydro,
    indicated: saturation.indicated,
    lambda: lambdas(m, skeleton, places),
    ions: bare ? ions.map(({ kind }) => ({ place: null, kind })) : ions,
    ene,
    yne,
    bondPlaces: !bare && !(skeleton.parent.type === 'chain' && skeleton.parent.length === 2),
    ending: end,
    stereo,
  };
  return retainParent(body, bare);
}

/**
 * Places need not be cited where there is only one way. `names`: how many different prefixes there
 * are on the chain.
 */
function isBare(
  skeleton: Skeleton,
  state: {
    features: number;
    terminal: boolean;
    onChain: number;
    names: number;
    total: number;
    count: number;
    bonds: number;
  },
): boolean {
  if (skeleton.placeless) return true;
  const { features, terminal, onChain, names, total, count, bonds } = state;
  if (skeleton.parent.type === 'chain' && skeleton.parent.length === 2)
    return terminal ? count === 1 && total === onChain && names <= 1 : features - bonds <= 1;
  if (!skeleton.ring && skeleton.parent.type !== 'chain' && skeleton.atoms.length === 2)
    return features - bonds <= 1 && total === onChain;
  return skeleton.parent.type === 'ring' && skeleton.parent.cyclic && features <= 1;
}

function lambdas(
  m: Molecule,
  skeleton: Skeleton,
  places: ReadonlyMap<number, Place>,
): Body['lambda'] {
  const found: { place: Place | null; bonds: number }[] = [];
  if (skeleton.valence > 0) {
    const bonds = bondSum(m, skeleton.atoms[0]);
    if (bonds !== skeleton.valence) found.push({ place: null, bonds });
  }
  if (skeleton.ring) {
    for (const a of skeleton.atoms) {
      const hydride = m.graph.charge[a] === 0 ? hydrideOf(m.graph.element[a]) : undefined;
      const bonds = hydride ? bondSum(m, a) : 0;
      if (hydride && bonds !== hydride.valence) found.push({ place: places.get(a)!, bonds });
    }
  }
  return found;
}
