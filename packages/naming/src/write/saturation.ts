import type { IndicatedHydrogen, RingParent } from '../rings/ring-parent.ts';
import { order, type Molecule } from './molecule.ts';
import { byPlace, type Place } from './place.ts';

/**
 * Which positions of a mancude parent are cited as indicated hydrogen, as hydro prefixes, and as
 * hydrogen added by a suffix.
 */
export interface Saturation {
  readonly indicated: Place[];
  readonly hydro: Place[];
  readonly added: Place[];
}

/** Ring atoms of a mancude parent that could have a ring double bond and have none. */
export function saturatedAtoms(m: Molecule, ring: RingParent): number[] {
  const inSystem = new Set(ring.atoms);
  return ring.atoms.filter(
    (a) =>
      ring.mancudeAtoms.has(a) &&
      ring.indicatedHydrogen.canBeDouble(a) &&
      !m.neighbours[a].some((b) => inSystem.has(b) && order(m, a, b) === 2),
  );
}

/**
 * What the ring needs as indicated hydrogen, with the double bonds of its charged atoms and of
 * those with other bonding numbers.
 */
export function hydrogenOf(m: Molecule, ring: RingParent): IndicatedHydrogen {
  const inSystem = new Set(ring.atoms);
  const doubled = ring.atoms.filter(
    (a) =>
      ring.mancudeAtoms.has(a) &&
      !ring.indicatedHydrogen.canBeDouble(a) &&
      m.neighbours[a].some((b) => inSystem.has(b) && order(m, a, b) === 2),
  );
  return doubled.length === 0 ? ring.indicatedHydrogen : ring.indicatedHydrogen.with(doubled);
}

/**
 * Distributes the saturated positions for one numbering. `suffixed`: those whose suffix (`one`,
 * `ylidene`) needs two valences.
 * Indicated hydrogen takes the lowest places (P-31.1.4.2.4) unless a suffix can sit on it and no
 * added hydrogen is needed then;
 * the suffix takes added hydrogen (P-31.1.4.3.4); hydro prefixes say the rest. Null when the
 * positions fit no such name.
 */
export function distribute(
  hydrogen: IndicatedHydrogen,
  options: {
    readonly saturated: readonly number[];
    readonly suffixed: readonly number[];
    readonly places: ReadonlyMap<number, Place>;
  },
): Saturation | null {
  const { saturated, suffixed, places } = options;
  const sorted = [...saturated].sort((a, b) => byPlace(places.get(a)!, places.get(b)!));
  let first: Division | null = null,
    better: Division | null = null;
  for (const indicated of completing(hydrogen, {
    items: sorted.filter((a) => hydrogen.carries(a)),
    size: hydrogen.count,
    base: [],
  })) {
    const division = divide({ sorted, indicated, suffixed, hydrogen });
    if (!division) continue;
    if (!first) first = division;
    if (
      division.added.length === 0 &&
      (division === first || indicated.every((a) => suffixed.includes(a)))
    ) {
      better = division;
      break;
    }
    if (suffixed.length === 0) break;
  }
  const best = better ?? first;
  const at = (atoms: readonly number[]) => atoms.map((a) => places.get(a)!);
  return best && { indicated: at(best.indicated), hydro: at(best.hydro), added: at(best.added) };
}

interface Division {
  readonly indicated: number[];
  readonly hydro: number[];
  readonly added: number[];
}

function divide(options: {
  sorted: readonly number[];
  indicated: number[];
  suffixed: readonly number[];
  hydrogen: IndicatedHydrogen;
}): Division | null {
  const { sorted, indicated, suffixed, hydrogen } = options;
  const rest = sorted.filter((a) => !indicated.includes(a));
  const open = suffixed.filter((a) => !indicated.includes(a));
  const others = rest.filter((a) => !open.includes(a));
  if (open.length === 0)
    return others.length % 2 === 0 ? { indicated, hydro: others, added: [] } : null;
  for (let size = open.length % 2; size <= others.length; size += 2) {
    const found = completing(hydrogen, {
      items: others,
      size,
      base: [...indicated, ...open],
    }).next();
    if (!found.done)
      return {
        indicated,
        hydro: others.filter((a) => !found.value.includes(a)),
        added: found.value,
      };
    if (size > 4) return null;
  }
  return null;
}

/**
 * Every choice of `size` items, lowest first, that leaves no atom without a double bond next to the
 * positions of `base`. Each item brings the number of those atoms down by one at most, so that most
 * choices end early.
 */
function* completing(
  hydrogen: IndicatedHydrogen,
  {
    items,
    size,
    base,
  }: { readonly items: readonly number[]; readonly size: number; readonly base: readonly number[] },
): Generator<number[]> {
  if (hydrogen.unmatchedWithout(base) > size) return;
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = 0; i <= items.length - size; i++)
    for (const rest of completing(hydrogen, {
      items: items.slice(i + 1),
      size: size - 1,
      base: [...base, items[i]],
    }))
      yield [items[i], ...rest];
}
