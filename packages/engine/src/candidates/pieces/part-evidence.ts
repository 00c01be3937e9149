import type { SpectralFacts } from '../../constraints/spectral-facts.ts';
import type { PartEvidence } from './score-part-set.ts';

/** What sets of parts are compared with, of all the facts. */
export function partEvidence({
  C13NMR: carbon,
  H1NMR: proton,
}: Pick<SpectralFacts, 'C13NMR' | 'H1NMR'>): PartEvidence {
  return {
    carbon: carbon?.own ?? null,
    protons: proton && proton.slotShift.length > 0 ? proton.slotShift : null,
  };
}
