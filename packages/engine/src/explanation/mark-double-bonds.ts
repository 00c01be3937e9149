import type { H1Peak, Spectrum } from '@elucida/spectra/spectrum';
import type { Evidence } from '../identification.ts';
import { MAX_DEGREE } from '../molecules/graph.ts';
import { isomericSmiles } from '../molecules/smiles.ts';
import { writeStereoSmiles, type Plane } from '../molecules/stereo-smiles.ts';
import { decideDoubleBond, stereoBonds } from './double-bond-configuration.ts';
import type { ExplainedMolecule } from '../statements/explained-candidate.ts';

/**
 * The SMILES of a molecule with the configuration of each CH=CH that its coupling constants decide;
 * null where they decide none. Its atoms are in another
 * order than the molecule's.
 */
export function markDoubleBonds(
  molecule: ExplainedMolecule,
  evidence: readonly Evidence[],
  spectra: readonly Spectrum[],
): string | null {
  const peaks = (spectra.find(({ type }) => type === 'H1NMR')?.peaks ?? []) as readonly H1Peak[];
  const planes = stereoBonds(molecule).flatMap(([a, b]): Plane[] => {
    const decided = decideDoubleBond({ ...molecule, candidate: { evidence } }, [a, b], peaks);
    return decided === undefined
      ? []
      : [
          {
            a,
            b,
            x: otherNeighbour(molecule, a, b),
            y: otherNeighbour(molecule, b, a),
            cis: decided.configuration === 'Z',
          },
        ];
  });
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
