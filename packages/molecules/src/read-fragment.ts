import { neighboursOf, type MolecularGraph } from './graph.ts';
import type { Molecule } from './molecule.ts';
import { perceive } from './perceive.ts';
import { graphFromSmiles } from './smiles.ts';
import { usualCharges } from './usual-charges.ts';
import type { Visit } from './place-atoms.ts';

/** A connected part that molecules have or lack. */
export interface Fragment extends Molecule {
  /** Hydrogens that an atom has at least: those written in its brackets. */
  readonly leastHydrogens: Uint8Array;
  /** All atoms, each but the first with a bonded one before it (`from`; −1 for the first). */
  readonly visits: readonly Visit[];
}

/** Atoms of a SMILES in their order; hydrogens that stand alone are no heavy atoms. */
const ATOMS = /\[[^\]]*\]|Cl|Br|[BCNOPSFIbcnops]/g,
  LONE_HYDROGEN = /^\[\d*H[+-]?\]$/,
  BRACKET = /^\[\d*(?:[A-Z][a-z]?|[bcnops])@{0,2}H(\d?)/;

/**
 * Reads the SMILES of a fragment. Every atom may have further neighbours; one in brackets has at
 * least the hydrogens written there (`[CH3]O` is a methoxy group or methanol, `CO` any C–O). Throws
 * Error where it cannot be read or is not one part.
 */
export function readFragment(smiles: string): Fragment {
  const graph = usualCharges(graphFromSmiles(smiles));
  const atoms = (smiles.match(ATOMS) ?? []).filter((atom) => !LONE_HYDROGEN.test(atom));
  if (atoms.length !== graph.atomCount) throw new Error(`the atoms of ${smiles} do not add up`);
  const visits = visitsOf(graph);
  if (visits.length !== graph.atomCount) throw new Error(`${smiles} has several parts`);
  return {
    graph,
    perception: perceive(graph),
    leastHydrogens: Uint8Array.from(atoms, hydrogensWritten),
    visits,
  };
}

function hydrogensWritten(atom: string): number {
  const written = BRACKET.exec(atom)?.[1];
  return written === undefined ? 0 : Number(written || 1);
}

function visitsOf(graph: MolecularGraph): Fragment['visits'] {
  const visits = [{ atom: 0, from: -1 }];
  const seen = new Set([0]);
  for (const { atom } of visits)
    for (const other of neighboursOf(graph, atom)) {
      if (seen.has(other)) continue;
      seen.add(other);
      visits.push({ atom: other, from: atom });
    }
  return visits;
}
