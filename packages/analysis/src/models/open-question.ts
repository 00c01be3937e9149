import type { AnalysisResponse } from '@elucida/contract/analysis';
import { byTechnique } from '@elucida/spectra/techniques/registry';

/**
 * What the judge says after a look, for whoever may propose more: its ranking, and what it leaves
 * open.
 */
export interface LookQuestion {
  /** Hill order. */
  readonly formula: string;
  readonly status: 'ok' | 'inconclusive';
  /** Of the first candidate. */
  readonly confidence: number;
  /** Best first, at most 10. */
  readonly ranking: {
    readonly smiles: string;
    readonly name: string | null;
    readonly confidence: number;
  }[];
  /** Peaks that the best candidate leaves unexplained, in the technique's unit. */
  readonly unexplained: { readonly technique: string; readonly position: number }[];
  /** Why it is inconclusive, as the response's code. */
  readonly reason?: string;
}

/** Field of a peak that holds its position, by technique (manual payload). */
export const POSITION_FIELD = byTechnique(({ form }) => form.peak[0].name);

const MOST_RANKED = 10;

/** The open question of a response. */
export function openQuestion({
  molecular_formula: formula,
  status,
  confidence,
  candidates,
  unexplained = [],
  spectra,
  reason,
}: AnalysisResponse): LookQuestion {
  return {
    formula,
    status,
    confidence,
    ranking: candidates.slice(0, MOST_RANKED).map((candidate) => ({
      smiles: candidate.smiles,
      name: candidate.name,
      confidence: candidate.confidence,
    })),
    unexplained: unexplained.flatMap(([spectrum, peak]) => {
      const { type, peaks } = spectra[spectrum];
      const position = peaks[peak]?.[POSITION_FIELD[type]];
      return typeof position === 'number' ? [{ technique: type, position }] : [];
    }),
    ...(reason !== undefined && { reason }),
  };
}
