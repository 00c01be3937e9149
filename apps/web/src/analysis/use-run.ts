import type { Progress, ReadResponse } from '@elucida/contract/analysis';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { collectProgress, type StageProgress } from './collect-progress.ts';
import { QUOTA } from '../session/query-keys.ts';

/** What is known while the AI models are waited for. */
export type Waiting = Readonly<Required<Pick<Progress, 'models' | 'ranking'>>>;
const NOBODY: Waiting = { models: [], ranking: [] };

type Start = (options: {
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}) => Promise<ReadResponse>;

/** How far an analysis is. */
export interface Running {
  /** The stages reached so far, in the order they came. */
  readonly progress: readonly StageProgress[];
  /**
   * The AI models' states and the engine's own ranking, as last reported; both empty where no model
   * is asked.
   */
  readonly waiting: Waiting;
  /** Clock of the start, ms since the epoch. */
  readonly startedAt: number | null;
}

export interface Run extends Running {
  readonly running: boolean;
  /** Starts; resolves to null when it was cancelled. Throws what the call throws. */
  start: (call: Start) => Promise<ReadResponse | null>;
  /** Gives up what was not accepted yet. */
  cancel: () => void;
}

/**
 * One analysis at a time: progress, giving up, and the quota read again afterwards. Leaving the
 * page closes the connection; what was accepted goes on.
 */
export function useRun(): Run {
  const client = useQueryClient();
  const controller = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<readonly StageProgress[]>([]);
  const [waiting, setWaiting] = useState(NOBODY);
  const [startedAt, setStartedAt] = useState<number | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const start = useCallback(
    async (call: Start) => {
      const own = new AbortController();
      controller.current?.abort();
      controller.current = own;
      setProgress([]);
      setWaiting(NOBODY);
      setStartedAt(Date.now());
      const onProgress = (event: Progress) => {
        const { models, ranking } = event;
        setProgress((stages) => collectProgress(stages, event));
        if (models ?? ranking)
          setWaiting((last) => ({
            models: models ?? last.models,
            ranking: ranking ?? last.ranking,
          }));
      };
      try {
        return await call({ signal: own.signal, onProgress });
      } catch (error) {
        if (own.signal.aborted) return null;
        throw error;
      } finally {
        if (controller.current === own) {
          controller.current = null;
          setStartedAt(null);
        }
        void client.invalidateQueries({ queryKey: QUOTA });
      }
    },
    [client],
  );
  const cancel = useCallback(() => controller.current?.abort(), []);
  return { running: startedAt !== null, progress, waiting, startedAt, start, cancel };
}
