import type { Node, Unit } from './tree.ts';
import { PLAIN_RADICALS } from './is-hydrocarbon.ts';
import { bracket } from './bracket.ts';

/** Puts what comes before an alkyl or aryl group into brackets with it where it belongs there: chlorophenyl. */
export function joinCarbon(out: Unit[], unit: Unit): void {
  const size = chainLength(unit.node);
  const before = out.at(-1)!;
  // (phenylacetyl)methylamine, [(2-thienyl)methyl]methylamine: an acyl or alkyl group in brackets
  // is not on the alkyl group behind it.
  if (size > 0 && before.locants === null && isClosedLevel(before.node)) return void out.push(unit);
  if (size > 0) {
    // Alkyl after alkyl stays apart: ethylmethylamine.
    if (
      isRing(before.node) &&
      !unit.hyphen &&
      before.count === 1 &&
      (before.locants === null || before.locants.length === 1)
    ) {
      if (before.locants !== null && size > 1 && isInside(before.locants, size))
        return takeLocanted(out, unit, size);
      out.pop();
      return void out.push(
        bracket(
          [...takeHydro(out, before), { ...before, locants: null }, unit],
          before.locants,
          1,
          false,
          before.hyphen,
        ),
      );
    }
    if (
      isPlainHydrocarbon(before.node) &&
      !(before.locants !== null && size > 1 && isInside(before.locants, size))
    )
      return void out.push(unit);
    if (before.locants !== null && isInside(before.locants, size) && size > 1)
      return takeLocanted(out, unit, size);
    if (
      before.locants !== null &&
      before.locants.length > 1 &&
      before.locants.length === before.count
    )
      return void out.push(unit);
    if (unit.hyphen) return void out.push(unit);
    out.pop();
    out.push(
      bracket([{ ...before, locants: null }, unit], before.locants, 1, false, before.hyphen),
    );
    return;
  }
  if (before.locants === null || !isInside(before.locants, 9)) return void out.push(unit);
  takeLocanted(out, unit, 9);
}

/** Hydro prefixes right before a ring's radical are the ring's: 3,4-dihydro-2H-pyran-2-ylmethyl. */
function takeHydro(out: Unit[], ring: Unit): Unit[] {
  const hydro: Unit[] = [];
  if (ring.node.is === 'group' && ring.node.group.base.is === 'ring' && ring.locants === null)
    while (out.at(-1)?.node.is === 'hydro') hydro.unshift(out.pop()!);
  return hydro;
}

function takeLocanted(out: Unit[], unit: Unit, size: number): void {
  const inside: Unit[] = [];
  for (
    let before = out.at(-1);
    before &&
    before.locants !== null &&
    isInside(before.locants, size) &&
    (before.multiplied ? before.locants.length === before.count : before.locants.length === 1);
    before = out.at(-1)
  )
    inside.unshift(out.pop()!);
  out.push(inside.length > 0 ? bracket([...inside, unit], null, 1, false, inside[0].hyphen) : unit);
}

const isInside = (locants: readonly string[], size: number): boolean =>
  locants.every(
    (locant) =>
      (/^\d+[a-z]?$/.test(locant) && parseInt(locant, 10) <= size) ||
      (size > 6 && /^(ortho|meta|para)$/.test(locant)),
  );

/** A ring's radical before an alkyl: furan-2-ylmethyl, cyclohexylmethyl. */
const isRing = (node: Node): boolean =>
  (node.is === 'group' &&
    node.group.yls.every((yl) => yl.what === 'yl') &&
    node.group.suffixes.length === 0 &&
    (node.group.base.is === 'ring' ||
      (node.group.base.is === 'chain' && node.group.base.cyclic) ||
      (node.group.base.is === 'piece' && !node.group.base.acid))) ||
  (node.is === 'radical' &&
    (node.name === 'phenyl' ||
      node.name === 'adamantyl' ||
      node.name === 'morpholino' ||
      node.name === 'piperidino'));

/** Carbons of an alkyl group; 0 for rings; −1 for what is not a hydrocarbon. */
function chainLength(node: Node): number {
  if (node.is === 'group')
    return node.group.base.is === 'chain' && !node.group.base.cyclic ? node.group.base.carbons : 0;
  return node.is === 'radical' && ALKYL[node.name] !== undefined ? ALKYL[node.name] : 0;
}

const ALKYL: Readonly<Record<string, number>> = {
  methylene: 1,
  isopropyl: 1,
  isobutyl: 3,
  vinyl: 2,
  allyl: 3,
  ethynyl: 2,
  propargyl: 3,
  methylidene: 1,
};

/** Alkyl and aryl, without a heteroatom at their end. */
function isPlainHydrocarbon(node: Node): boolean {
  // (2-fluorobenzyl)methylamine: benzyl and methyl are both on nitrogen.
  if (node.is === 'level')
    return node.level.units.length > 0 && ALKYL_ROOT(node.level.units.at(-1)!.node);
  if (node.is === 'group')
    return node.group.suffixes.length === 0 && node.group.yls.every((yl) => yl.what !== 'oxy');
  return node.is === 'radical' && PLAIN_RADICALS.has(node.name);
}

/** Brackets round an acyl group or a chain: (phenylacetyl), (2-chloroethyl). */
function isClosedLevel(node: Node): boolean {
  const root = node.is === 'level' ? node.level.units.at(-1)?.node : undefined;
  if (root?.is !== 'group')
    return root?.is === 'radical' && /^(?:formyl|acetyl|benzoyl)$/.test(root.name);
  const { base, suffixes, yls } = root.group;
  return (
    (base.is === 'chain' &&
      !base.cyclic &&
      suffixes.length === 0 &&
      yls.length > 0 &&
      yls.every(({ what }) => what === 'yl')) ||
    suffixes.some(
      ({ what }) =>
        what.ends === 'radical' && what.how === 'merge' && what.notation.startsWith('C(=O)*'),
    )
  );
}

const ALKYL_ROOT = (node: Node): boolean =>
  node.is === 'radical' && /^(benzyl|phenethyl|cinnamyl|allyl|isopropyl|isobutyl)$/.test(node.name);
