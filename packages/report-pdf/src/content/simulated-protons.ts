import type { ReportCandidate } from '@elucida/contract/reports';
import { candidateSpinSystem } from '@elucida/engine/techniques/proton/simulation/candidate-spin-system';
import { protonFrequency } from '@elucida/spectra/simulation/proton-frequency';
import { protonSpectrum, type ProtonSpectrum } from '@elucida/spectra/simulation/proton-spectrum';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { techniqueOf } from '@elucida/spectra/techniques/registry';

/** More atoms than any answer has: a SMILES from elsewhere whose spectrum would take long. */
const MAX_SMILES = 300;

/**
 * The predicted ¹H spectrum of a candidate, from the shifts in its evidence; undefined where a
 * result does not hold what it takes.
 */
export function simulatedProtons(
  candidate: ReportCandidate | undefined,
  spectra: readonly Spectrum[],
): ProtonSpectrum | undefined {
  const measured = spectra.find(({ type }) => techniqueOf(type).plot.simulated);
  if (candidate === undefined || measured === undefined || candidate.smiles.length > MAX_SMILES)
    return undefined;
  try {
    const spins = candidateSpinSystem(candidate, spectra);
    return spins && spins.groups.length > 0
      ? protonSpectrum(spins, protonFrequency({ ...measured.metadata }))
      : undefined;
  } catch {
    // A SMILES or evidence that was edited.
    return undefined;
  }
}
