import type { Building } from './building.ts';
import { CannotBuild } from './building.ts';
import { areEquivalent } from './equivalent.ts';
import type { Fragment } from './fragment.ts';

interface Wanted {
  readonly wanted: number;
  readonly kind: 'hetero' | 'acyl' | 'alkyl' | 'carbon';
  readonly leavesOne: boolean;
  /** Others of the same group are placed already. */ readonly isRest: boolean;
  /** By a carbon without double bonds. */ readonly isAliphatic: boolean;
}

/**
 * The atom that a radical without locant can only be on, with the hydrogens there are. Throws
 * CannotBuild where the name leaves a choice.
 */
export function onlyPlace(
  building: Building,
  fragment: Fragment,
  order: number,
  { wanted, kind, leavesOne, isRest, isAliphatic }: Wanted,
): { atom: number; total: number } {
  const room = (atom: number): number =>
    building.hydrogens(atom) -
    fragment.frees.filter((free) => free.atom === atom).reduce((sum, free) => sum + free.order, 0);
  const carbonRadical = kind !== 'hetero';
  // Acetylcholine, dimethyltryptamine: the vocabulary says what is meant.
  const meant = carbonRadical ? fragment.places.get('in') : undefined;
  if (
    meant !== undefined &&
    room(meant) >= order &&
    (kind !== 'carbon' || isAliphatic || building.element[meant] !== 7)
  )
    return { atom: meant, total: -1 };
  const open = fragment.core.filter((atom) => room(atom) >= order);
  // Methylpyridinium, cetylpyridinium.
  const onium =
    carbonRadical && order === 1 && wanted === 1
      ? open.filter(
          (atom) =>
            building.charge[atom] === 1 &&
            building.element[atom] === 7 &&
            building.mancude[atom] &&
            room(atom) === 1,
        )
      : [];
  if (onium.length === 1) return { atom: onium[0], total: -1 };
  const carbons = open.filter((atom) => building.element[atom] === 6);
  const nitrogens = [
    ...open,
    ...fragment.hetero.filter((entry) => entry.letter === 'N').map((entry) => entry.atom),
  ].filter(
    (atom, i, all) =>
      building.element[atom] === 7 && room(atom) >= order && all.indexOf(atom) === i,
  );
  let candidates = carbons.length > 0 ? carbons : open;
  const inCore = nitrogens.some((atom) => fragment.core.includes(atom));
  // N or C? Amino acids, piperazine and morpholine mean N; dimethylacetamide too; elsewhere the
  // name is ambiguous.
  if (fragment.nitrogenFirst && carbonRadical && kind !== 'acyl' && fragment.acidic.length > 0)
    throw new CannotBuild('place on the amino acid');
  const toNitrogen =
    fragment.nitrogenFirst ||
    (kind === 'alkyl' &&
      fragment.places.has('acyl') &&
      nitrogens.length === 1 &&
      room(nitrogens[0]) === wanted &&
      carbons.length <= 1);
  if (kind === 'alkyl' && fragment.places.has('acyl') && nitrogens.length > 0 && !toNitrogen)
    throw new CannotBuild('N or C is not stated');
  if (
    fragment.nitrogenFirst &&
    kind === 'carbon' &&
    fragment.core.filter((atom) => building.element[atom] === 7).length !== 2
  )
    throw new CannotBuild('N or C is not stated');
  if (carbonRadical && nitrogens.length > 0 && carbons.length > 0 && (inCore || toNitrogen)) {
    if (!toNitrogen) throw new CannotBuild('N or C is not stated');
    candidates = nitrogens;
  } else if (fragment.nitrogenFirst && carbonRadical) throw new CannotBuild('no hydrogen on N');
  if (candidates.length === 0)
    candidates = [...new Set(fragment.hetero.map((entry) => entry.atom))].filter(
      (atom) => room(atom) >= order && !fragment.acidic.includes(atom),
    );
  // Di(2-ethylhexyl)phosphoric acid: an acid without other hydrogens has the groups on its oxygens.
  if (
    candidates.length === 0 &&
    fragment.acidic.length > 0 &&
    building.element[building.neighbours[fragment.acidic[0]][0]] === 15 &&
    (kind === 'alkyl' || kind === 'carbon')
  ) {
    candidates = fragment.acidic.filter(
      (atom) => building.element[atom] === 8 && room(atom) >= order,
    );
  }
  if (candidates.length === 0) throw new CannotBuild('no place left');
  if (
    fragment.isChain &&
    fragment.frees.length === 1 &&
    fragment.core.length <= 2 &&
    fragment.core.includes(fragment.frees[0].atom) &&
    fragment.frees[0].order === 1 &&
    fragment.core.every((atom) => building.element[atom] === 6)
  ) {
    // Ethylmethyl is not a propyl; chloroethyl is 2-chloroethyl.
    if (kind === 'alkyl') throw new CannotBuild('alkyl on alkyl without a place');
    if (
      fragment.core.length === 2 &&
      room(fragment.core[1]) >= order &&
      fragment.frees[0].atom === fragment.core[0]
    )
      return { atom: fragment.core[1], total: -1 };
  }
  const aromatic = candidates.filter((atom) => building.mancude[atom]);
  // Pentachlorotoluene: as many as the ring takes.
  if (kind !== 'acyl' && aromatic.length > (isRest ? 0 : 1) && aromatic.length === wanted)
    candidates = aromatic;
  const total = candidates.reduce((sum, atom) => sum + room(atom), 0);
  if (total !== wanted && !leavesOne && !areEquivalent(building, candidates, fragment.frees))
    throw new CannotBuild('place not stated');
  return { atom: candidates[0], total };
}
