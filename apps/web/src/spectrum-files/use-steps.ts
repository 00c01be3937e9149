import { useEffect, useMemo, useReducer, useState } from 'react';
import type { SessionOf } from './hand-session.ts';
import { newestOnly } from './newest-only.ts';
import { startSteps, stepsReducer } from './steps-history.ts';

/** Steps of processing as they stand, what they make, and how they are changed. */
export interface StepsState<Steps, Preview> {
  readonly steps: Steps;
  /** Of the newest steps that were answered; null before the first. */
  readonly preview: Preview | null;
  readonly hasFailed: boolean;
  readonly canUndo: boolean;
  /** Changes of the same field in a row are one step of undo. */
  change: (field: string, change: Partial<Steps>) => void;
  leave: () => void;
  undo: () => void;
}

/**
 * The steps of an open experiment. While a preview is made, only the newest change waits. `onAnswer`: the same function
 * for as long as the session is open.
 */
export function useSteps<Steps, Preview>(
  session: SessionOf<{ readonly usual: Steps }, Steps, Preview>,
  onAnswer?: (asked: Steps, answer: Preview) => void,
): StepsState<Steps, Preview> {
  const [history, dispatch] = useReducer(
    stepsReducer<Steps>,
    session.start.usual,
    startSteps<Steps>,
  );
  const [preview, setPreview] = useState<Preview | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const steps = history.present;
  const ask = useMemo(
    () =>
      newestOnly(async (asked: Steps) => ({ asked, answer: await session.preview(asked) }), {
        onAnswer: ({ asked, answer }) => {
          setPreview(answer);
          onAnswer?.(asked, answer);
        },
        onFailure: () => setHasFailed(true),
      }),
    [session, onAnswer],
  );
  useEffect(() => ask(steps), [ask, steps]);
  return {
    steps,
    preview,
    hasFailed,
    canUndo: history.past.length > 0,
    change: (field, change) => dispatch({ kind: 'change', field, change }),
    leave: () => dispatch({ kind: 'left' }),
    undo: () => dispatch({ kind: 'undo' }),
  };
}
