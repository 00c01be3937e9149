import { symbolOf } from '@elucida/spectra/chemistry/periodic-table';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import type { Candidate } from '../identification.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { MolecularGraph } from '@elucida/molecules/graph';
import { perceive } from '@elucida/molecules/perceive';
import type { Perception } from '@elucida/molecules/perception';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { atomEnvironment, type AtomEnvironment } from './atom-environment.ts';
import type { MoleculeReference } from './statement.ts';

/** A molecule that sentences speak of, atoms numbered as in its SMILES. */
export interface ExplainedMolecule {
  readonly graph: MolecularGraph;
  readonly perception: Perception;
}

/** A candidate with its molecule. */
export interface ExplainedCandidate extends ExplainedMolecule {
  readonly candidate: Candidate;
}

export function explainedCandidate(candidate: Candidate): ExplainedCandidate {
  const graph = graphFromSmiles(candidate.smiles);
  return { candidate, graph, perception: perceive(graph) };
}

export const reference = ({ smiles, names }: Candidate): MoleculeReference => ({ smiles, names });

/** Labels of atoms as element and place in the SMILES, from 1: `C3/C5`. */
export function labelAtoms(
  { graph }: Pick<ExplainedMolecule, 'graph'>,
  atoms: readonly number[],
): string {
  return atoms.map((atom) => `${symbolOf(graph.element[atom])}${atom + 1}`).join('/');
}

export function environmentOf(
  { graph, perception }: ExplainedMolecule,
  atom: number,
): AtomEnvironment {
  return atomEnvironment(graph, perception, atom);
}

/** Evidence of one technique, from high position to low. */
export function evidenceOf(
  { candidate }: Pick<ExplainedCandidate, 'candidate'>,
  technique: SpectrumType,
): Evidence[] {
  return candidate.evidence
    .filter((item) => item.technique === technique)
    .sort((a, b) => (b.observed ?? b.predicted ?? 0) - (a.observed ?? a.predicted ?? 0));
}

/**
 * The atoms and the place in the spectrum that a statement about one piece of evidence carries
 * along.
 */
export function aboutEvidence({ technique, peak, atoms }: Evidence): {
  technique: SpectrumType;
  peaks?: number[];
  atoms?: number[];
} {
  return {
    technique,
    ...(peak !== undefined && { peaks: [peak] }),
    ...(atoms.length > 0 && { atoms: [...atoms] }),
  };
}
