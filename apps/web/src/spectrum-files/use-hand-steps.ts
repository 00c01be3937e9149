import type { HandPreview, HandSteps } from '@elucida/spectrometer/process-by-hand';
import type { PivotPhase } from '@elucida/spectrometer/processing/pivot-phase';
import { useEffect, useMemo, useReducer, useState } from 'react';
import type { HandSession } from './hand-session.ts';
import { newestOnly } from './newest-only.ts';
import { startSteps, stepsReducer } from './steps-history.ts';

/** Steps of processing as they stand, what they make, and how they are changed. */
export interface HandStepsState {
  readonly steps: HandSteps;
  /** Of the newest steps that were answered; null before the first. */
  readonly preview: HandPreview | null;
  /** The phase that was found automatically; null before, and where there is none. */
  readonly foundPhase: PivotPhase | null;
  readonly hasFailed: boolean;
  readonly canUndo: boolean;
  /** Changes of the same field in a row are one step of undo. */
  change: (field: string, change: Partial<HandSteps>) => void;
  leave: () => void;
  undo: () => void;
}

/** The steps of an open experiment. While a preview is made, only the newest change waits. */
export function useHandSteps(session: HandSession): HandStepsState {
  const [history, dispatch] = useReducer(stepsReducer, session.start.usual, startSteps);
  const [preview, setPreview] = useState<HandPreview | null>(null);
  const [foundPhase, setFoundPhase] = useState<PivotPhase | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const steps = history.present;
  const ask = useMemo(
    () =>
      newestOnly(async (asked: HandSteps) => ({ asked, answer: await session.preview(asked) }), {
        onAnswer: ({ asked, answer }) => {
          setPreview(answer);
          if (asked.phase === 'automatic') setFoundPhase(answer.used.phase);
        },
        onFailure: () => setHasFailed(true),
      }),
    [session],
  );
  useEffect(() => ask(steps), [ask, steps]);
  return {
    steps,
    preview,
    foundPhase,
    hasFailed,
    canUndo: history.past.length > 0,
    change: (field, change) => dispatch({ kind: 'change', field, change }),
    leave: () => dispatch({ kind: 'left' }),
    undo: () => dispatch({ kind: 'undo' }),
  };
}
