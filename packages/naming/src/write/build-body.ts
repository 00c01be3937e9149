import type { BodyRequest, Built } from './body-request.ts';
import type { CharacteristicGroup } from './characteristic-group.ts';
import { order, type Molecule } from './molecule.ts';
import { alphabetical } from './alphabetical.ts';
import { compareOrders } from './place.ts';
import { renderPrefix } from './render-body.ts';
import { carrierOf, type Hanging } from './hanging-prefix.ts';
import { numberedBody } from './numbered-body.ts';
import type { Numbered } from './numbered.ts';
import { hydrogenOf, saturatedAtoms } from './saturation.ts';
import { ionsIn, multipleBonds } from './skeleton-bonds.ts';
import type { Skeleton } from './skeleton.ts';

/**
 * Names a parent with everything on it, with the right numbering. Null where a branch or the
 * saturation has no name.
 */
export function buildBody(m: Molecule, request: BodyRequest): Built | null {
  const hanging = hangingGroups(m, request);
  if (!hanging) return null;
  const { skeleton, free, groups, ending } = request;
  const ions = ionsIn(m, skeleton);
  if (!ions) return null;
  const { ring } = skeleton;
  const isUnsaturated = ring !== null && ring.state !== 'saturated';
  const carriers: number[] = free ? [free.root] : [];
  if (!free)
    for (const group of groups)
      carriers.push(
        ending?.terminal ? group.carbon : group.at.find((a) => skeleton.atoms.includes(a))!,
      );
  const suffixed: number[] = [];
  if (ring)
    carriers.forEach((a, i) => {
      if (free ? order(m, free.root, free.from) > 1 : isDouble(m, groups[i], a)) suffixed.push(a);
    });
  const asked: Numbered = {
    request,
    hanging,
    carriers,
    suffixed,
    ions,
    saturated: isUnsaturated ? saturatedAtoms(m, ring) : [],
    hydrogen: isUnsaturated ? hydrogenOf(m, ring) : null,
    bonds: multipleBonds(m, skeleton),
  };
  let best: Built | null = null;
  for (const places of skeleton.numberings) best = numberedBody(m, asked, places, best) ?? best;
  return best;
}

/** True where the suffix hangs by a double bond: one, thione, imine. */
const isDouble = (m: Molecule, group: CharacteristicGroup, at: number): boolean =>
  group.carbon < 0 && order(m, at, group.own[0]) === 2;

export function compareKeys(a: Built['key'], b: Built['key']): number {
  for (let i = 0; i < a.length; i++) {
    const difference = compareOrders(a[i], b[i] ?? []);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Everything that hangs on the skeleton and on the nitrogens of its groups, as prefixes. */
function hangingGroups(
  m: Molecule,
  { skeleton, free, groups, elsewhere, branch }: BodyRequest,
): Hanging[] | null {
  const taken = takenAtoms(m, skeleton, groups, elsewhere);
  const hanging: Hanging[] = [];
  for (const a of skeleton.atoms) {
    for (const b of m.neighbours[a]) {
      if (taken[b] === 1 || (free !== undefined && free.root === a && b === free.from)) continue;
      const node = branch(m, b, a);
      if (!node) return null;
      hanging.push({
        atom: a,
        group: -1,
        symbol: '',
        primes: 0,
        node,
        sort: alphabetical(renderPrefix(node, 0)),
      });
    }
  }
  for (let index = 0; index < groups.length; index++) {
    const group = groups[index];
    for (const site of group.sites) {
      if (m.graph.charge[site.atom] < 0) return null;
      for (const b of m.neighbours[site.atom]) {
        if (taken[b] === 1) continue;
        const node = branch(m, b, site.atom);
        if (!node) return null;
        hanging.push({
          atom: carrierOf(skeleton, group),
          group: index,
          symbol: site.symbol,
          primes: site.primes,
          node,
          sort: alphabetical(renderPrefix(node, 0)),
        });
      }
    }
  }
  return hanging.length > 1 ? hanging.sort(byName) : hanging;
}

const byName = (a: Hanging, b: Hanging): number => (a.sort < b.sort ? -1 : a.sort > b.sort ? 1 : 0);

/** 1 by atom of the parent, of its groups, and of what other words speak of. */
function takenAtoms(
  m: Molecule,
  skeleton: Skeleton,
  groups: readonly CharacteristicGroup[],
  elsewhere: readonly number[] | undefined,
): Uint8Array {
  const taken = new Uint8Array(m.graph.atomCount);
  for (const a of skeleton.atoms) taken[a] = 1;
  for (const group of groups) {
    for (const a of group.own) taken[a] = 1;
    if (group.carbon >= 0) taken[group.carbon] = 1;
  }
  if (elsewhere) for (const a of elsewhere) taken[a] = 1;
  return taken;
}
