import type { SpectrumType, Spectrum } from '@elucida/spectra/spectrum';
import type { SpinSystem } from '@elucida/spectra/simulation/spin-system';
import { perceive } from '../molecules/perceive.ts';
import { graphFromSmiles } from '../molecules/smiles.ts';
import { exchangesHydrogens, solventOf } from '../prediction/solvent.ts';
import { predictSpinSystem } from './predict-spin-system.ts';

/** What a judged candidate says of its hydrogens. */
interface Judged {
  readonly smiles: string;
  readonly evidence: readonly { readonly technique: SpectrumType; readonly atoms: readonly number[]; readonly predicted?: number | undefined }[];
}

/**
 * The spin system of a judged candidate, from the shifts that its evidence states, so that the spectrum drawn is the one that the answer speaks of (salts and
 * the solvent's effect on labile hydrogens included). Undefined where no ¹H spectrum was judged.
 */
export function candidateSpinSystem({ smiles, evidence }: Judged, spectra: readonly Spectrum[]): SpinSystem | undefined {
  const stated = evidence.filter(({ technique, predicted, atoms }) => technique === 'H1NMR' && predicted !== undefined && atoms.length > 0);
  if (stated.length === 0) return undefined;
  const graph = graphFromSmiles(smiles);
  const shift = new Float32Array(graph.atomCount).fill(Number.NaN), sd = new Float32Array(graph.atomCount);
  for (const { atoms, predicted } of stated) for (const atom of atoms) shift[atom] = predicted!;
  return predictSpinSystem({ graph, perception: perceive(graph), predicted: { shift, sd }, deuterated: exchangesHydrogens(solventOf(spectra)) });
}
