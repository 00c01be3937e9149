import type { CorrelationType } from '@elucida/spectra/techniques/correlations/correlation-technique';
import { jointFacts, type JointFacts } from './joint/joint-facts.ts';
import type { FactsInput, TechniqueFacts } from '../technique.ts';

/** In the order in which they are scored: the first that was recorded makes the joint assignment. */
const ORDER: readonly CorrelationType[] = ['HSQC', 'HMBC', 'COSY', 'NOESY'];

/** A spectrum whose peaks join two signals, with what all such spectra say together. */
export interface CorrelationFacts extends TechniqueFacts {
  readonly joint: JointFacts;
  /** Its score makes the assignment that the others of the molecule read. */
  readonly leads: boolean;
}

/** The facts of one of the techniques; null where it has no peak. */
export function correlationFacts(
  type: CorrelationType,
  { formula, spectra, foreign }: FactsInput,
): CorrelationFacts | null {
  const places = ORDER.map((each) =>
    spectra.findIndex((spectrum) => spectrum.type === each && spectrum.peaks.length > 0),
  );
  const spectrum = places[ORDER.indexOf(type)];
  if (spectrum < 0) return null;
  return {
    spectrum,
    joint: jointFacts(formula, spectra, foreign),
    leads: ORDER[places.findIndex((place) => place >= 0)] === type,
  };
}
