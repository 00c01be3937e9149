import type { PivotPhase } from '@elucida/spectrometer/processing/pivot-phase';
import type { PlanePhases } from '@elucida/spectrometer/processing/process-plane';
import type { PlanePreview, PlaneSteps } from '@elucida/spectrometer/process-plane-by-hand';
import { useCallback, useState } from 'react';
import type { PlaneSession } from './hand-session.ts';
import { useSteps, type StepsState } from './use-steps.ts';

export type PlaneDimension = keyof PlanePhases;
type FoundPhases = Readonly<Record<PlaneDimension, PivotPhase | null>>;

/** Steps of a plane, with the phases that were found automatically: null before, and where there is none. */
export interface PlaneStepsState extends StepsState<PlaneSteps, PlanePreview> {
  readonly found: FoundPhases;
}

const NOTHING: FoundPhases = { direct: null, indirect: null };

/** The steps of an open plane. */
export function usePlaneSteps(session: PlaneSession): PlaneStepsState {
  const [found, setFound] = useState(NOTHING);
  const onAnswer = useCallback(({ phases: asked }: PlaneSteps, { phases }: PlanePreview) => {
    if (phases === null) return;
    setFound((before) => ({
      direct: asked.direct === 'automatic' ? phases.direct.used : before.direct,
      indirect: asked.indirect === 'automatic' ? phases.indirect.used : before.indirect,
    }));
  }, []);
  return { ...useSteps<PlaneSteps, PlanePreview>(session, onAnswer), found };
}
