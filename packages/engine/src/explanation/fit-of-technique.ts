import type { SpectrumType } from '@elucida/spectra/spectrum';
import type { Candidate } from '../identification.ts';
import { ofCode } from '../evidence/of-code.ts';
import type { Statement } from '../statements/statement.ts';

/** Ratio of mean deviations from which they are worth quoting. */
const CLEARLY = 1.25;

/**
 * Mean distance between observed and predicted shifts, ppm, over the signals that a candidate
 * assigns.
 */
function meanDeviation(candidate: Candidate, technique: SpectrumType): number | undefined {
  const items = ofCode(candidate.evidence, 'carbon-assignment', 'proton-assignment').filter(
    (item) => item.technique === technique,
  );
  return items.length === 0
    ? undefined
    : items.reduce((sum, { observed, predicted }) => sum + Math.abs(observed - predicted), 0) /
        items.length;
}

/**
 * No single peak decides: the technique that favours the first most, with the mean deviations where
 * they show it.
 */
export function fitOfTechnique(best: Candidate, rival: Candidate): Statement {
  const [technique] = (Object.keys(best.scoreByTechnique) as (SpectrumType | 'prior')[])
    .filter((name): name is SpectrumType => name !== 'prior')
    .sort((a, b) => gain(best, rival, b) - gain(best, rival, a));
  const deviation = meanDeviation(best, technique),
    rivalDeviation = meanDeviation(rival, technique);
  const shown =
    deviation !== undefined && rivalDeviation !== undefined && rivalDeviation > CLEARLY * deviation;
  return {
    kind: 'rival-told-apart-by-technique',
    values: { technique, ...(shown && { deviation, rivalDeviation }) },
    technique,
  };
}

function gain(best: Candidate, rival: Candidate, technique: SpectrumType): number {
  return (best.scoreByTechnique[technique] ?? 0) - (rival.scoreByTechnique[technique] ?? 0);
}
