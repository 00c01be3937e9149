import type { HandPreview, HandSteps } from '@elucida/spectrometer/process-by-hand';
import type { PivotPhase } from '@elucida/spectrometer/processing/pivot-phase';
import { useCallback, useState } from 'react';
import type { CurveSession } from './hand-session.ts';
import { useSteps, type StepsState } from './use-steps.ts';

/** Steps of a spectrum, with the phase that was found automatically: null before, and where there is none. */
export interface HandStepsState extends StepsState<HandSteps, HandPreview> {
  readonly foundPhase: PivotPhase | null;
}

/** The steps of an open spectrum. */
export function useHandSteps(session: CurveSession): HandStepsState {
  const [foundPhase, setFoundPhase] = useState<PivotPhase | null>(null);
  const onAnswer = useCallback((asked: HandSteps, { used }: HandPreview) => {
    if (asked.phase === 'automatic') setFoundPhase(used.phase);
  }, []);
  return { ...useSteps<HandSteps, HandPreview>(session, onAnswer), foundPhase };
}
