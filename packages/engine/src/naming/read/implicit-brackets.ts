import { CannotBuild } from './building.ts';
import type { Group, Node, Unit } from './tree.ts';

/**
 * Puts the brackets that names leave out: `dimethylaminobenzene` is (dimethylamino)benzene,
 * `4-chlorophenylacetic acid`
 * (4-chlorophenyl)acetic acid, `3-trifluoromethylaniline` 3-(trifluoromethyl)aniline. Only units
 * without locants of their own take what
 * comes before them. `strict`: only heteroatom links (amino, oxy, carbonyl …) take it.
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
 * Peptides: what stands before an aminoacyl group is on its nitrogen, and it is on that of the
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
const TWO = new Set([
  'amino',
  'phosphoryl',
  'phosphanyl',
  'phosphorothioyl',
  'hydrazino',
  'carbamoyl',
  'carbamothioyl',
  'sulfamoyl',
  'ammonio',
  'ureido',
  'boryl',
  'arsino',
  'guanidino',
]);
const THREE = new Set(['silyl', 'siloxy', 'germyl', 'stannyl', 'plumbyl', 'ammonio', 'phosphonio']);

function isSubstituent(node: Node): boolean {
  if (node.is === 'change') return false;
  return (
    node.is !== 'group' ||
    node.group.yls.length > 0 ||
    node.group.suffixes.some((suffix) => suffix.what.ends === 'radical')
  );
}

function joinLink(out: Unit[], link: Unit): void {
  const node = link.node;
  let room = node.is !== 'radical' ? 1 : THREE.has(node.name) ? 3 : TWO.has(node.name) ? 2 : 1;
  const inside: Unit[] = [];
  for (;;) {
    const before = out.at(-1);
    if (!before || room <= 0 || before.node.is === 'hydro') break;
    // `3,4-dimethylthio`: as many positions as multiplied, so the link is multiplied too.
    const onNitrogen =
      node.is === 'radical' &&
      node.name === 'amino' &&
      before.locants?.every((locant) => locant === 'N') === true;
    const shared =
      before.multiplied &&
      before.locants !== null &&
      before.locants.length === before.count &&
      !onNitrogen;
    if (
      inside.length > 0 &&
      before.hyphen === false &&
      before.locants !== null &&
      before.locants.length > 1
    )
      break;
    room -= shared ? 1 : before.count;
    if (room < 0) break;
    out.pop();
    if (shared) {
      out.push(
        bracket(
          [{ ...before, locants: null, count: 1, multiplied: false }, link],
          before.locants,
          before.count,
          true,
          before.hyphen,
        ),
      );
      return;
    }
    inside.unshift({ ...before, locants: null });
    if (onNitrogen) continue;
    if (before.locants !== null) {
      out.push(bracket([...inside, link], before.locants, 1, false, before.hyphen));
      return;
    }
    if (before.hyphen && out.length > 0) break;
  }
  out.push(inside.length > 0 ? bracket([...inside, link], null, 1, false, inside[0].hyphen) : link);
}

const bracket = (
  units: Unit[],
  locants: readonly string[] | null,
  count: number,
  multiplied: boolean,
  hyphen: boolean,
): Unit => ({
  locants,
  count,
  multiplied,
  hyphen,
  node: { is: 'level', level: { units, stereo: [] } },
});

function joinCarbon(out: Unit[], unit: Unit): void {
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

/** Carbons of an alkyl group; 0 for rings; −1 for what is no hydrocarbon. */
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
const CARBON_RADICALS = new Set([
  'phenyl',
  'phenoxy',
  'benzyl',
  'phenethyl',
  'benzylidene',
  'anilino',
  'styryl',
  'cinnamyl',
  'isopropyl',
  'isobutyl',
  'sec-butyl',
  'tert-butyl',
  'vinyl',
  'allyl',
  'adamantyl',
  'methylene',
  'methylidene',
  'benzamido',
  'furfuryl',
  'morpholino',
  'piperidino',
  'piperazino',
  'pyrrolidino',
  'isopentyl',
  'neopentyl',
  'phenylazo',
  'propargyl',
  'ethynyl',
]);

function isHydrocarbon(node: Node): boolean {
  if (node.is === 'level' || node.is === 'change') return false;
  if (node.is === 'radical') return CARBON_RADICALS.has(node.name);
  return node.is === 'group' && isYl(node.group);
}
/** Alkyl and aryl, without a heteroatom at their end. */
function isPlainHydrocarbon(node: Node): boolean {
  // (2-fluorobenzyl)methylamine: benzyl and methyl are both on nitrogen.
  if (node.is === 'level')
    return node.level.units.length > 0 && ALKYL_ROOT(node.level.units.at(-1)!.node);
  if (node.is === 'group')
    return node.group.suffixes.length === 0 && node.group.yls.every((yl) => yl.what !== 'oxy');
  return node.is === 'radical' && PLAIN.has(node.name);
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
const PLAIN = new Set([
  'phenyl',
  'benzyl',
  'phenethyl',
  'styryl',
  'cinnamyl',
  'isopropyl',
  'isobutyl',
  'sec-butyl',
  'tert-butyl',
  'vinyl',
  'allyl',
  'methylene',
  'methylidene',
  'isopentyl',
  'neopentyl',
  'propargyl',
  'ethynyl',
  'adamantyl',
]);
const isYl = (group: Group): boolean => group.yls.length > 0 || group.suffixes.length > 0;
