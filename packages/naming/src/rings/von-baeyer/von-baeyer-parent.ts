import { alkaneStem } from '../../words/alkane-stem.ts';
import { heteroatomKeys } from '../heteroatom-keys.ts';
import { lowestBy } from '../lowest.ts';
import { locantsOf } from '../monocycle-parent.ts';
import { replacementPrefixes } from '../replacement-prefixes.ts';
import { ringCount, type Skeleton } from '../skeleton.ts';
import { eachLanguage, type SkeletonParent } from '../skeleton-parent.ts';
import { cycloPrefix } from './cyclo-prefix.ts';
import { mainBicycles } from './main-bicycles.ts';
import {
  numberSecondaryBridges,
  type NumberedPolycycle,
  type SecondaryBridge,
} from './secondary-bridges.ts';

/** More rings than this would need too many cycles to be looked at. */
const MAX_RINGS = 10;

/**
 * The von Baeyer name of a ring system without spiro atoms, two to ten rings (IUPAC 2013, P-23):
 * `bicyclo[2.2.1]heptane`, `7-oxabicyclo[4.1.0]heptane`, `tricyclo[3.3.1.1^3,7]decane`. Null for
 * more rings or elements without replacement prefix.
 */
export function vonBaeyerParent(skeleton: Skeleton): SkeletonParent | null {
  const rings = ringCount(skeleton);
  const stem = alkaneStem(skeleton.elements.length);
  if (rings < 2 || rings > MAX_RINGS || !stem) return null;
  const bicycles = mainBicycles(skeleton);
  if (!bicycles) return null;
  const numbered = lowestBy(
    bicycles.flatMap((bicycle) => numberSecondaryBridges(skeleton, bicycle)),
    (polycycle) => numberingKeys(skeleton, polycycle),
  );
  if (numbered.length === 0) return null;
  const numberings = uniqueOrders(numbered.map(({ order }) => order)).map(locantsOf);
  const prefixes = replacementPrefixes(skeleton.elements, numberings[0]);
  if (!prefixes) return null;
  const descriptor = describe(numbered[0]);
  const names = eachLanguage(
    (i) =>
      `${prefixes[i]}${cycloPrefix(rings)[i]}[${descriptor}]${stem[i]}${['ane', 'ano', 'ano'][i]}`,
  );
  return { names, takesEne: true, mancude: skeleton.elements.map(() => false), numberings };
}

/**
 * Independent bridges before dependent ones, large before small, low superscripts first: the order
 * of citation (P-23.2.5.2).
 */
function cited(bridges: readonly SecondaryBridge[]): SecondaryBridge[] {
  return [...bridges].sort(
    (p, q) =>
      Math.min(p.level, 1) - Math.min(q.level, 1) ||
      q.size - p.size ||
      p.low - q.low ||
      p.high - q.high,
  );
}

/**
 * What is compared between numberings: few dependent bridges, large bridges, low superscripts, low
 * heteroatoms (P-23.2.5.1, P-23.3.1).
 */
function numberingKeys(skeleton: Skeleton, { order, bridges }: NumberedPolycycle): number[][] {
  const inOrder = cited(bridges);
  const place = new Map(order.map((atom, i) => [atom, i + 1]));
  return [
    inOrder.map(({ level }) => level),
    inOrder.map(({ size }) => -size),
    inOrder.flatMap(({ low, high }) => [low, high]).sort((p, q) => p - q),
    inOrder.flatMap(({ low, high }) => [low, high]),
    ...heteroatomKeys(skeleton.elements, (atom) => place.get(atom)!),
  ];
}

function describe({ sizes, bridges }: NumberedPolycycle): string {
  return [...sizes, ...cited(bridges).map(({ size, low, high }) => `${size}^${low},${high}`)].join(
    '.',
  );
}

function uniqueOrders(orders: readonly (readonly number[])[]): (readonly number[])[] {
  return [...new Map(orders.map((order) => [order.join(), order])).values()];
}
