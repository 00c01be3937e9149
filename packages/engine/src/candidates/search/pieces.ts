import { graphFromSmiles } from '@elucida/molecules/smiles';
import { decompose, type UnitMolecule } from '@elucida/generator/decompose';
import { GROUPS } from './groups.ts';
import { indexUpTo, type Random } from './random.ts';
import { RING_SYSTEMS } from './ring-systems.ts';

/** A part of known molecules, with how much this search wants of it. */
export interface WeightedPiece {
  readonly molecule: UnitMolecule;
  readonly isCyclic: boolean;
  /** Positive; only ratios count. */
  readonly weight: number;
}

/** What molecules are assembled from: draws of parts that hold a ring, and of open-chain ones. */
export interface Pieces {
  readonly ring: (random: Random) => UnitMolecule;
  readonly group: (random: Random) => UnitMolecule;
  /** The common ring systems, each of which should have its turn. */
  readonly rings: readonly UnitMolecule[];
}

/**
 * Share of draws from the weighted parts, where there are any; the rest from the common ones, all
 * alike.
 */
const WEIGHTED_SHARE = 0.6;

let common: {
  readonly rings: readonly UnitMolecule[];
  readonly groups: readonly UnitMolecule[];
} | null = null;

/** The common ring systems and groups, together with `weighted` parts. */
export function piecesOf(weighted: readonly WeightedPiece[] = []): Pieces {
  const parse = (smiles: string): UnitMolecule => decompose(graphFromSmiles(smiles))!;
  common ??= { rings: RING_SYSTEMS.map(parse), groups: GROUPS.map(parse) };
  const { groups, rings } = common;
  return {
    rings,
    ring: drawFrom(
      rings,
      weighted.filter(({ isCyclic }) => isCyclic),
    ),
    group: drawFrom(
      groups,
      weighted.filter(({ isCyclic }) => !isCyclic),
    ),
  };
}

function drawFrom(
  alike: readonly UnitMolecule[],
  weighted: readonly WeightedPiece[],
): (random: Random) => UnitMolecule {
  let total = 0;
  const upTo = weighted.map(({ weight }) => (total += weight));
  return (random) => {
    if (weighted.length === 0 || random.next() >= WEIGHTED_SHARE)
      return alike[random.below(alike.length)];
    return weighted[indexUpTo(upTo, random.next() * total)].molecule;
  };
}
