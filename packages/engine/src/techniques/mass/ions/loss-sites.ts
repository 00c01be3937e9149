import { BR, C, CL, F, I, N, O, P, S, SI } from '@elucida/molecules/atomic-numbers';
import { bondsOf } from '@elucida/molecules/graph';
import type { Molecule } from '@elucida/molecules/molecule';
import { atomsWhere, bitOf, hasAtom, reached, sizeOf, type AtomSet } from './atom-sets.ts';

/** Where a molecule holds what small molecules and radicals are lost from. */
export interface LossSites {
  /** Carbonyl carbons in rings. */
  readonly ringCarbonyl: AtomSet;
  /** Each carbonyl carbon with its neighbours: an acylium ion lacks one of them. */
  readonly acyls: readonly { readonly carbon: AtomSet; readonly around: AtomSet }[];
  /** Carboxyl carbons: of acids, esters, lactones, carbonates, carbamates, anhydrides. */
  readonly carboxyl: AtomSet;
  /** Aromatic carbons that carry an oxygen, or belong to a furan. */
  readonly arenol: AtomSet;
  readonly aldehyde: AtomSet;
  /** –OCH₃, –OCH₂– and –CH₂OH. */
  readonly oxymethylene: AtomSet;
  /** Oxygens that leave as water: of alcohols, acids, ketones and aliphatic ethers. */
  readonly hydroxyl: AtomSet;
  readonly methoxy: AtomSet;
  readonly methyl: AtomSet;
  /** Methyl groups on silicon and on carbons with a branch. */
  readonly branchedMethyl: AtomSet;
  readonly aromatic: AtomSet;
  /** Connected saturated carbons with hydrogens, one set each. */
  readonly chains: readonly AtomSet[];
  /** Nitrogen bound to carbon, apart from nitro groups. */
  readonly nitrogen: AtomSet;
  readonly aminoNitrogen: AtomSet;
  /** Carbonyl carbons next to nitrogen, and those whose nitrogen carries a methyl group. */
  readonly amide: AtomSet;
  readonly methylAmide: AtomSet;
  readonly nitrogenPair: AtomSet;
  readonly nitro: AtomSet;
  readonly sulfur: AtomSet;
  readonly sulfonyl: AtomSet;
  readonly trifluoromethyl: AtomSet;
  /** Carbonyl carbons of acetates and acetamides. */
  readonly acetyl: AtomSet;
  readonly silicon: AtomSet;
  readonly phosphorus: AtomSet;
  readonly halogens: Readonly<Record<'F' | 'Cl' | 'Br' | 'I', AtomSet>>;
}

/** Finds the sites. Atom sets are of the molecule; a part holds those that it shares with them. */
export function lossSites({ graph, perception }: Molecule): LossSites {
  const { atomCount, charge, element, hydrogens } = graph;
  const bonds = Array.from({ length: atomCount }, (_, atom) => bondsOf(graph, atom));
  const where = (holds: (atom: number) => boolean) => atomsWhere(atomCount, holds);
  const bondTo = (atom: number, holds: (other: number, order: number) => boolean) =>
    bonds[atom].some(({ other, order }) => holds(other, order));
  const isAromatic = (atom: number) => perception.aromatic[atom] === 1;
  const carbonyl = where(
    (atom) => element[atom] === C && bondTo(atom, (o, order) => order === 2 && element[o] === O),
  );
  const isCarbonyl = (atom: number) => hasAtom(carbonyl, atom);
  const saturated = where(
    (atom) =>
      element[atom] === C && !isAromatic(atom) && bonds[atom].every(({ order }) => order === 1),
  );
  const isSaturated = (atom: number) => hasAtom(saturated, atom);
  const isMethyl = (atom: number) => isSaturated(atom) && hydrogens[atom] === 3;
  const isNitro = (atom: number) =>
    element[atom] === N &&
    bondTo(atom, (o, order) => element[o] === O && (order === 2 || charge[o] < 0));
  const amide = where((atom) => isCarbonyl(atom) && bondTo(atom, (o) => element[o] === N));
  return {
    ringCarbonyl: where((atom) => isCarbonyl(atom) && perception.smallestRing[atom] > 0),
    acyls: bonds.flatMap((around, atom) =>
      isCarbonyl(atom)
        ? [
            {
              carbon: bitOf(atom),
              around: around.reduce((set, { other }) => set | bitOf(other), 0n),
            },
          ]
        : [],
    ),
    carboxyl: where(
      (atom) => isCarbonyl(atom) && bondTo(atom, (o, order) => order === 1 && element[o] === O),
    ),
    arenol: where(
      (atom) => element[atom] === C && isAromatic(atom) && bondTo(atom, (o) => element[o] === O),
    ),
    aldehyde: where((atom) => isCarbonyl(atom) && hydrogens[atom] > 0),
    oxymethylene: where(
      (atom) => isSaturated(atom) && hydrogens[atom] >= 2 && bondTo(atom, (o) => element[o] === O),
    ),
    hydroxyl: where(
      (atom) =>
        element[atom] === O &&
        !isAromatic(atom) &&
        bonds[atom].every(
          ({ other }) => element[other] === C && (isSaturated(other) || isCarbonyl(other)),
        ),
    ),
    methoxy: where((atom) => isMethyl(atom) && bondTo(atom, (o) => element[o] === O)),
    methyl: where(isMethyl),
    branchedMethyl: where(
      (atom) =>
        isMethyl(atom) &&
        bondTo(atom, (o) => element[o] === SI || (hydrogens[o] < 2 && isSaturated(o))),
    ),
    aromatic: where(isAromatic),
    chains: connected(saturated, (atom) =>
      reached(graph, atom, (_, slot) => isSaturated(graph.neighbours[slot])),
    ),
    nitrogen: where(
      (atom) => element[atom] === N && !isNitro(atom) && bondTo(atom, (o) => element[o] === C),
    ),
    aminoNitrogen: where((atom) => element[atom] === N && hydrogens[atom] === 2),
    amide,
    methylAmide: where(
      (atom) =>
        hasAtom(amide, atom) &&
        bondTo(atom, (n) => element[n] === N && bonds[n].some(({ other }) => isMethyl(other))),
    ),
    nitrogenPair: where((atom) => element[atom] === N && bondTo(atom, (o) => element[o] === N)),
    nitro: where(isNitro),
    sulfur: where((atom) => element[atom] === S),
    sulfonyl: where(
      (atom) => element[atom] === S && bondTo(atom, (o, order) => order === 2 && element[o] === O),
    ),
    trifluoromethyl: where(
      (atom) =>
        element[atom] === C && bonds[atom].filter(({ other }) => element[other] === F).length >= 2,
    ),
    acetyl: where(
      (atom) =>
        isCarbonyl(atom) &&
        bondTo(atom, isMethyl) &&
        bondTo(atom, (o, order) => order === 1 && element[o] !== C),
    ),
    silicon: where((atom) => element[atom] === SI),
    phosphorus: where((atom) => element[atom] === P),
    halogens: {
      F: where((atom) => element[atom] === F),
      Cl: where((atom) => element[atom] === CL),
      Br: where((atom) => element[atom] === BR),
      I: where((atom) => element[atom] === I),
    },
  };
}

/** The connected pieces of a set. */
function connected(set: AtomSet, pieceAt: (atom: number) => AtomSet): AtomSet[] {
  const pieces: AtomSet[] = [];
  let rest = set;
  for (let atom = 0; rest !== 0n; atom++) {
    if ((rest & bitOf(atom)) === 0n) continue;
    const piece = pieceAt(atom);
    pieces.push(piece);
    rest &= ~piece;
  }
  return pieces;
}

/** The most connected saturated carbons that a part holds. */
export const longestChain = ({ chains }: LossSites, atoms: AtomSet): number =>
  chains.reduce((most, chain) => Math.max(most, sizeOf(chain & atoms)), 0);
