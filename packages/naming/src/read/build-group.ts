import { applyCharges } from './apply-charges.ts';
import { applySuffix, takesCarbon } from './apply-suffix.ts';
import { applyUnsaturation } from './apply-unsaturation.ts';
import { applyYl } from './apply-yl.ts';
import { buildChain, buildPiece, buildRing } from './build-base.ts';
import { buildConjunctive } from './build-conjunctive.ts';
import type { Building } from './building.ts';
import { CannotBuild } from './building.ts';
import { changeSkeleton } from './change-skeleton.ts';
import { atomAt, type Fragment } from './fragment.ts';
import type { Ending, Group } from './tree.ts';
import type { BuildLevel } from './build-types.ts';

/** Builds a parent with its replacement atoms, unsaturation, suffixes and free valences. */
export function buildGroup(building: Building, group: Group, buildLevel: BuildLevel): Fragment {
  if (group.base.is === 'piece' && group.base.name === 'phen' && group.yls[0]?.what !== 'ylene')
    throw new CannotBuild('phenylene only');
  if (group.conjunctive)
    return buildConjunctive(building, group, (part) => buildGroup(building, part, buildLevel));
  const { before } = assignBefore(group);
  const fragment =
    group.assembly > 1
      ? buildAssembly(building, group, before.assembly)
      : buildBase(building, group, buildLevel);
  for (const change of group.skeleton) changeSkeleton(building, fragment, group, change);
  for (const { locants, count, element, valence, charge } of group.replacements) {
    const places =
      locants ??
      (count === 1 &&
      group.replacements.length === 1 &&
      group.base.is === 'chain' &&
      (group.base.cyclic || group.base.carbons === 1)
        ? [fragment.places.keys().next().value!]
        : null);
    if (!places || places.length !== count) throw new CannotBuild('replacement without place');
    for (const locant of places) {
      const atom = atomAt(building, fragment, locant);
      if (building.element[atom] !== 6) throw new CannotBuild('no carbon to replace');
      building.element[atom] = element;
      building.charge[atom] = charge;
      const stated = group.lambda.find(([place]) => place === locant)?.[1] ?? valence;
      const gained = group.charges.some(
        (ending) => ending.what === 'ium' && ending.locants?.includes(locant),
      )
        ? 1
        : 0;
      if (stated + gained < building.used(atom)) throw new CannotBuild('valence');
    }
  }
  if (group.base.is === 'ring')
    for (const [locant, valence] of group.base.entry.lambda)
      building.valence[atomAt(building, fragment, locant)] = valence;
  for (const [locant, valence] of group.lambda)
    building.valence[atomAt(building, fragment, locant)] = valence;
  for (const locant of group.hydrogen) building.mancude[atomAt(building, fragment, locant)] = false;
  for (const ending of group.unsaturations)
    applyUnsaturation(
      building,
      fragment,
      group,
      ending,
      ending === before.unsaturation ? group.before : ending.locants,
    );
  for (const ending of group.suffixes)
    applySuffix(
      building,
      fragment,
      ending,
      ending === before.suffix ? group.before : ending.locants,
      group,
    );
  for (const ending of group.yls)
    applyYl(
      building,
      fragment,
      group,
      ending,
      ending === before.yl ? group.before : ending.locants,
    );
  for (const ending of group.charges)
    applyCharges(
      building,
      fragment,
      ending,
      ending === before.charge ? group.before : ending.locants,
    );
  return fragment;
}

function buildBase(building: Building, { base, series }: Group, buildLevel: BuildLevel): Fragment {
  if (series !== null && base.is !== 'piece') {
    if (series === 'DL') building.racemic = true;
    else building.stereoDropped = true;
  }
  switch (base.is) {
    case 'chain':
      return buildChain(building, base.carbons, base.cyclic);
    case 'ring':
      return buildRing(building, base.entry, '');
    case 'piece':
      return withWalks(
        base.walks,
        buildPiece(building, base.notation, {
          nitrogenFirst:
            AMINO_ACID.test(base.notation) ||
            /^(?:ethylenediamine|diethanolamine|diisopropanolamine)$/.test(base.name),
          series,
        }),
      );
    case 'level':
      return buildLevel(building, base.level, false);
  }
}
/** Notes the rings of a stereoparent. */
function withWalks(walks: string, fragment: Fragment): Fragment {
  if (walks !== '')
    fragment.walks.push(
      ...walks
        .split(';')
        .map((walk) => walk.split(' ').map((locant) => fragment.places.get(locant)!)),
    );
  return fragment;
}
// Not carbamic acid, whose nitrogen is the only place: N-phenylcarbamate needs no locant.
const AMINO_ACID = /^&?N(?!C\(=O\)O@).*C\(=O\)O@/;

interface Before {
  assembly: boolean;
  unsaturation?: Ending<unknown>;
  suffix?: Ending<unknown>;
  yl?: Ending<unknown>;
  charge?: Ending<unknown>;
}

/**
 * Which ending the locants right before the parent belong to (`2-butene`, `2-butanol`,
 * `2-pyridyl`): the first that has none and as many places.
 */
function assignBefore(group: Group): { before: Before } {
  const before: Before = { assembly: false };
  const places = group.before;
  if (!places) return { before };
  if (group.assembly > 1) return { before: { assembly: true } };
  // 1,1'-biphenyl: the locants of the bond that the name has anyway.
  if (group.base.is === 'piece' && group.base.name === 'biphenyl' && places.join() === "1,1'")
    return { before };
  const fits = (ending: Ending<unknown>): boolean =>
    ending.locants === null && ending.count === places.length;
  const unsaturation = group.unsaturations.find((ending) => ending.what !== 1 && fits(ending));
  if (unsaturation) return { before: { assembly: false, unsaturation } };
  const suffix = group.suffixes.find(
    (ending) =>
      fits(ending) &&
      (ending.what.how === 'attach' ||
        ending.what.words[0] === 'olide' ||
        (group.base.is === 'piece' && takesCarbon(group.base)) ||
        (group.base.is === 'chain' && !group.base.cyclic && places[0] === '1')),
  );
  if (suffix) return { before: { assembly: false, suffix } };
  const yl = group.yls.find(
    (ending) =>
      ending.locants === null &&
      (ending.count === places.length || (ending.what === 'ylene' && places.length === 2)),
  );
  if (yl) return { before: { assembly: false, yl } };
  const charge = group.charges.find(fits);
  if (charge) return { before: { assembly: false, charge } };
  // `5alpha-cholestane`: the places are only those of the sides.
  if (group.faces.own.length > 0) return { before };
  throw new CannotBuild('locants without use');
}

/**
 * Two or more identical rings bonded at the stated positions: `2,2'-bipyridine`,
 * `1,1'-bi(cyclohexyl)`.
 */
function buildAssembly(building: Building, group: Group, located: boolean): Fragment {
  if (group.base.is !== 'ring' && group.base.is !== 'chain' && group.base.is !== 'piece')
    throw new CannotBuild('assembly');
  const parts: Fragment[] = [];
  for (let k = 0; k < group.assembly; k++) {
    const primes = "'".repeat(k);
    if (group.base.is === 'ring') parts.push(buildRing(building, group.base.entry, primes));
    else {
      const part =
        group.base.is === 'chain'
          ? buildChain(building, group.base.carbons, group.base.cyclic)
          : buildPiece(building, group.base.notation);
      const places = [...part.places].map(([locant, atom]) => [locant + primes, atom] as const);
      part.places.clear();
      for (const [locant, atom] of places) part.places.set(locant, atom);
      parts.push(part);
    }
  }
  const whole = parts[0];
  for (const part of parts.slice(1)) {
    for (const [locant, atom] of part.places) whole.places.set(locant, atom);
    whole.core.push(...part.core);
  }
  const bonds = located ? group.before! : group.assembly === 2 ? ['1', "1'"] : null;
  if (!bonds || bonds.length !== 2 * (group.assembly - 1))
    throw new CannotBuild('assembly locants');
  for (let k = 0; k + 1 < bonds.length; k += 2)
    building.bond(atomAt(building, whole, bonds[k]), atomAt(building, whole, bonds[k + 1]), 1);
  return whole;
}
