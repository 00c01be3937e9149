import type { Spectrum } from '@elucida/spectra/spectrum';
import type { Evidence } from '../evidence/evidence.ts';
import { MAX_DEGREE } from '@elucida/molecules/graph';
import { isomericSmiles } from '@elucida/molecules/smiles';
import { writeStereoSmiles, type Plane } from '@elucida/molecules/stereo-smiles';
import { allTechniques } from '../techniques/registry.ts';
import type { ExplainedMolecule } from '../statements/explained-candidate.ts';

/**
 * The SMILES of a molecule with the configuration of each CH=CH that its spectra decide; null where
 * they decide none. Its atoms are in another order than the molecule's.
 */
export function markDoubleBonds(
  molecule: ExplainedMolecule,
  evidence: readonly Evidence[],
  spectra: readonly Spectrum[],
): string | null {
  const planes = allTechniques()
    .flatMap(
      ({ decideBonds }) => decideBonds?.({ ...molecule, candidate: { evidence } }, spectra) ?? [],
    )
    .map(({ bond: [a, b], configuration }): Plane => ({
      a,
      b,
      x: otherNeighbour(molecule, a, b),
      y: otherNeighbour(molecule, b, a),
      cis: configuration === 'Z',
    }));
  return planes.length === 0
    ? null
    : isomericSmiles(writeStereoSmiles(molecule.graph, new Map(), planes).smiles);
}

/**
 * The other heavy neighbour of an atom of CH=CH: a configuration is decided only where there is
 * just one.
 */
const otherNeighbour = ({ graph }: ExplainedMolecule, atom: number, partner: number): number =>
  [...graph.neighbours.subarray(atom * MAX_DEGREE, atom * MAX_DEGREE + graph.degree[atom])].find(
    (other) => other !== partner,
  )!;
