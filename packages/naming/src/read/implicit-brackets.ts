import { CannotBuild } from './building.ts';
import type { Node, Unit } from './tree.ts';
import { bracket } from './bracket.ts';
import { isHydrocarbon } from './is-hydrocarbon.ts';
import { joinCarbon } from './join-carbon.ts';
import { joinLink } from './join-link.ts';

/**
 * Puts the brackets that names leave out: `dimethylaminobenzene` is (dimethylamino)benzene,
 * `4-chlorophenylacetic acid` (4-chlorophenyl)acetic acid, `3-trifluoromethylaniline`
 * 3-(trifluoromethyl)aniline. Only units without locants of their own take what comes before them.
 * `strict`: only heteroatom links (amino, oxy, carbonyl …) take it.
 */
export function withBrackets(units: readonly Unit[], strict: boolean): Unit[] {
  const out: Unit[] = [];
  units.forEach((unit, index) => {
    const last = index === units.length - 1;
    const before = out.at(-1);
    if (isAminoacyl(unit.node) && unit.count === 1 && unit.locants === null)
      return joinPeptide(out, unit, last ? null : units[index + 1], index === units.length - 2);
    if (
      last ||
      !before ||
      unit.locants !== null ||
      unit.multiplied ||
      before.node.is === 'hydro' ||
      !isSubstituent(before.node)
    )
      out.push(unit);
    else if (unit.node.is === 'radical' && unit.node.joins) {
      if (
        index === units.length - 2 &&
        !units[index + 1].hyphen &&
        /^(thio|seleno|dithio)$/.test(unit.node.name) &&
        isFunctional(units[index + 1].node)
      )
        throw new CannotBuild('thio: replacement or link');
      if (unit.hyphen && !LINKS.has(unit.node.name)) out.push(unit);
      else joinLink(out, unit);
    } else if (strict || !isHydrocarbon(unit.node)) out.push(unit);
    else joinCarbon(out, unit);
  });
  return withOwnHydro(out);
}

/**
 * `3,4-dihydro-2H-pyran-2-ylmethyl`: hydro prefixes before a ring's radical are its own where the
 * root cannot take them.
 */
function withOwnHydro(units: Unit[]): Unit[] {
  const root = units.at(-1)?.node;
  const at = units.findIndex(
    (unit, i) => unit.node.is === 'hydro' && units[i + 1]?.node.is !== 'hydro',
  );
  const ring = units[at + 1];
  if (
    at < 0 ||
    at + 1 >= units.length - 1 ||
    ring.node.is !== 'group' ||
    ring.node.group.base.is !== 'ring' ||
    ring.locants !== null ||
    ring.multiplied
  )
    return units;
  if (
    root?.is !== 'radical' &&
    !(root?.is === 'group' && root.group.base.is === 'chain' && !root.group.base.cyclic)
  )
    return units;
  let first = at;
  while (first > 0 && units[first - 1].node.is === 'hydro') first--;
  return [
    ...units.slice(0, first),
    bracket(units.slice(first, at + 2), null, 1, false, units[first].hyphen),
    ...units.slice(at + 2),
  ];
}

/** Acyl groups of amino acids, marked by the place of their nitrogen. */
const isAminoacyl = (node: Node): boolean =>
  node.is === 'radical' && node.joins && node.notation.includes('|amino');

/**
 * Peptides: what comes before an aminoacyl group is on its nitrogen, and it is on that of the
 * amino acid that ends the name.
 */
function joinPeptide(out: Unit[], unit: Unit, next: Unit | null, isBeforeRoot: boolean): void {
  const before = out.at(-1);
  const inside =
    before &&
    before.count === 1 &&
    (before.locants === null || before.locants.join() === 'N') &&
    before.node.is !== 'hydro' &&
    before.node.is !== 'change' &&
    isSubstituent(before.node)
      ? out.pop()!
      : null;
  const root = next?.node.is === 'group' ? next.node.group.base : null;
  const onAmino = isBeforeRoot && root?.is === 'piece' && root.notation.includes('|amino');
  const whole = inside
    ? bracket([{ ...inside, locants: ['amino'] }, unit], null, 1, false, inside.hyphen)
    : unit;
  out.push(onAmino ? { ...whole, locants: ['amino'] } : whole);
}

/**
 * A retained parent with oxygen or nitrogen, which `thio` before it may mean to replace:
 * bromothiophenol.
 */
const isFunctional = (node: Node): boolean =>
  node.is === 'group' &&
  node.group.base.is === 'piece' &&
  (node.group.base.acid || /[ON]/.test(node.group.base.notation));

/** Links without hydrogen: they make no sense without what comes before them. */
const LINKS = new Set([
  'oxy',
  'thio',
  'carbonyl',
  'sulfonyl',
  'sulfinyl',
  'thiocarbonyl',
  'azo',
  'carbonimidoyl',
  'peroxy',
  'dithio',
  'seleno',
]);

function isSubstituent(node: Node): boolean {
  if (node.is === 'change') return false;
  return (
    node.is !== 'group' ||
    node.group.yls.length > 0 ||
    node.group.suffixes.some((suffix) => suffix.what.ends === 'radical')
  );
}
