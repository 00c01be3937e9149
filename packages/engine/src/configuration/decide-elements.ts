import { MAX_DEGREE, neighboursOf } from '@elucida/molecules/graph';
import type { Molecule } from '@elucida/molecules/molecule';
import {
  writePartly,
  type Diastereomer,
  type FreeElements,
} from '@elucida/molecules/diastereomers';

/** A configuration is stated from this probability on. */
export const STATED = 0.9;

/** Centres and double bonds whose configuration next to each other is stated. */
export interface Decided {
  /** SMILES with their configuration alone; mirror images are not told apart. */
  readonly smiles: string;
  readonly elements: FreeElements;
  /** What they are like (`relationOf`). */
  readonly relation: string;
  /** That these have the configuration. */
  readonly probability: number;
  /** Whether nothing of the relative configuration is left open. */
  readonly complete: boolean;
}

interface Weighed {
  readonly diastereomer: Diastereomer;
  readonly probability: number;
}

/** What some elements are like next to each other: a mirror image gives the same. */
export function relationOf({ centres, planes }: Diastereomer, elements: FreeElements): string {
  const turns = elements.centres.map((atom) => centres.get(atom)!.clockwise);
  const sides = elements.bonds.map(
    ([a, b]) => planes.find((plane) => plane.a === a && plane.b === b)!.cis,
  );
  return [...turns.map((turn) => turn === turns[0]), ...sides].map(Number).join('');
}

/** The atoms that ring bonds join to an atom, itself among them. */
function ringSystemOf({ graph, perception }: Molecule, atom: number): Set<number> {
  const system = new Set([atom]);
  for (const at of system)
    neighboursOf(graph, at).forEach((other, k) => {
      if (perception.ringBond[at * MAX_DEGREE + k] === 1) system.add(other);
    });
  return system;
}

/**
 * Sets of elements that may be stated together, largest first. Centres of one ring system alone: how those of a
 * chain lie next to each other turns on populations that are not known here.
 */
function statable(molecule: Molecule, { centres, bonds }: FreeElements): FreeElements[] {
  const count = centres.length + bonds.length;
  const sets = Array.from({ length: 2 ** count }, (_, bits): FreeElements => ({
    centres: centres.filter((_, k) => (bits >> k) & 1),
    bonds: bonds.filter((_, k) => (bits >> (centres.length + k)) & 1),
  }));
  return sets
    .filter(({ centres: some, bonds: others }) => {
      if (some.length === 0) return others.length > 0;
      const system = ringSystemOf(molecule, some[0]);
      return some.length > 1 && system.size > 1 && some.every((atom) => system.has(atom));
    })
    .toSorted((a, b) => b.centres.length + b.bonds.length - a.centres.length - a.bonds.length);
}

/**
 * The most of the configuration that is likely enough to be stated, and that was not as likely before anything was
 * measured; null where it is all open. `weighed`: likeliest first.
 */
export function decideElements(
  molecule: Molecule,
  weighed: readonly Weighed[],
  elements: FreeElements,
): Decided | null {
  const count = elements.centres.length + elements.bonds.length;
  let best: (Omit<Decided, 'smiles'> & { readonly like: Diastereomer }) | null = null;
  for (const some of statable(molecule, elements)) {
    const size = some.centres.length + some.bonds.length;
    if (best && size < best.elements.centres.length + best.elements.bonds.length) break;
    const shares = new Map<string, { probability: number; before: number; like: Diastereomer }>();
    for (const { diastereomer, probability } of weighed) {
      const relation = relationOf(diastereomer, some);
      const share = shares.get(relation) ?? { probability: 0, before: 0, like: diastereomer };
      share.probability += probability;
      share.before += 1 / weighed.length;
      shares.set(relation, share);
    }
    for (const [relation, { probability, before, like }] of shares)
      if (probability >= STATED && before < STATED && probability > (best?.probability ?? 0))
        best = { elements: some, relation, probability, complete: size === count, like };
  }
  if (best === null) return null;
  const { like, ...decided } = best;
  return { ...decided, smiles: writePartly(molecule, like, decided.elements) };
}
