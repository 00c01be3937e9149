import type { ReadResponse } from '@elucida/contract/analysis';
import { buildPayload } from '@elucida/spectra/manual-payload/build-payload';
import type { ManualDraft } from '@elucida/spectra/manual-payload/draft';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { LikelyFormula } from '../../formula/likely.ts';
import { analysePeaks } from '../../lib/api/analysis-calls.ts';
import { isDailyLimit } from '../../lib/api/daily-limit.ts';
import { MANUAL_PREFIX } from '../../lib/api/request.ts';
import { useRunErrorWords } from '../../lib/api/use-error-words.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import type { AskedModels } from '../../models/use-ask-models.ts';
import { QUOTA } from '../../session/query-keys.ts';

/** How far the analysis with one formula is. `id`: that of its page, once it was accepted. */
export type LikelyRun =
  | { readonly state: 'waiting'; readonly id: null }
  | { readonly state: 'running' | 'stopped'; readonly id: string | null }
  | { readonly state: 'done'; readonly id: string | null; readonly result: ReadResponse }
  | { readonly state: 'failed'; readonly id: string | null; readonly message: string };

const WAITING: LikelyRun = { state: 'waiting', id: null };

/**
 * Analyses of the same spectra with a few formulas, one after another, so that none waits for a place of its own.
 * Structures that are asked about are left out: each has one formula. The daily limit ends it.
 */
export function useLikelyRuns(formulas: readonly LikelyFormula[]) {
  const client = useQueryClient();
  const language = useLanguage();
  const words = useRunErrorWords();
  const controller = useRef<AbortController | null>(null);
  const [runs, setRuns] = useState<ReadonlyMap<string, LikelyRun>>(new Map());
  const [isRunning, setIsRunning] = useState(false);
  useEffect(() => () => controller.current?.abort(), []);
  const put = (hill: string, change: (before: LikelyRun) => LikelyRun) =>
    setRuns((all) => new Map(all).set(hill, change(all.get(hill) ?? WAITING)));

  /** Whether the next one may begin. */
  const runOne = async (hill: string, body: object, signal: AbortSignal): Promise<boolean> => {
    put(hill, () => ({ state: 'running', id: null }));
    try {
      const result = await analysePeaks(body, {
        signal,
        onProgress: () => undefined,
        prefix: MANUAL_PREFIX,
        onAccepted: (id) => put(hill, () => ({ state: 'running', id })),
      });
      put(hill, ({ id }) => ({ state: 'done', id, result }));
      return true;
    } catch (thrown) {
      if (signal.aborted) {
        put(hill, ({ id }) => ({ state: 'stopped', id }));
        return false;
      }
      put(hill, ({ id }) => ({ state: 'failed', id, message: words(thrown) }));
      return !isDailyLimit(thrown);
    } finally {
      void client.invalidateQueries({ queryKey: QUOTA });
    }
  };

  const start = async (draft: ManualDraft, asked: AskedModels): Promise<void> => {
    const own = new AbortController();
    controller.current?.abort();
    controller.current = own;
    setRuns(new Map());
    setIsRunning(true);
    for (const { hill } of formulas) {
      const payload = buildPayload({ ...draft, formula: hill, structures: '' });
      if (!(await runOne(hill, { ...payload, ...asked, lang: language }, own.signal))) break;
    }
    if (controller.current === own) setIsRunning(false);
  };
  return {
    runOf: (hill: string): LikelyRun => runs.get(hill) ?? WAITING,
    hasBegun: runs.size > 0,
    isRunning,
    start,
    stop: () => controller.current?.abort(),
  };
}
