import type { Spectrum } from '@elucida/spectra/spectrum';
import type { SpectralFacts } from '../constraints/spectral-facts.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { Molecule } from '@elucida/molecules/molecule';
import { allTechniques } from '../techniques/registry.ts';

/**
 * Neutral evidence for every peak of the judged spectra that the evidence given does not mention.
 */
export function coverPeaks(
  evidence: readonly Evidence[],
  molecule: Molecule,
  facts: SpectralFacts,
  spectra: readonly Spectrum[],
): Evidence[] {
  const mentioned = new Set(
    evidence.flatMap(({ technique, peak }) => (peak === undefined ? [] : [`${technique} ${peak}`])),
  );
  return allTechniques().flatMap(({ type, cover }) => {
    const own = facts[type];
    if (own === null) return [];
    const left = spectra[own.spectrum].peaks.flatMap((peak, index) =>
      mentioned.has(`${type} ${index}`) ? [] : [{ peak, index }],
    );
    return left.length === 0 ? [] : cover(left, molecule, own, facts.formula);
  });
}
