import type { AnalysisResponse, ReadResponse } from '@elucida/contract/analysis';
import type { ManualPayloadDocument } from '@elucida/spectra/manual-payload/build-payload';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { followAnalysis } from '../lib/api/analyses-calls.ts';
import { analysePeaks } from '../lib/api/analysis-calls.ts';
import { isDailyLimit } from '../lib/api/daily-limit.ts';
import { MANUAL_PREFIX } from '../lib/api/request.ts';
import { useRunErrorWords } from '../lib/api/use-error-words.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import type { LikelyPlace } from '../lib/storage.ts';
import type { AskedModels } from '../models/use-ask-models.ts';
import { QUOTA } from '../session/query-keys.ts';
import {
  fingerprint,
  keepLikely,
  type KeptLikely,
  type LikelyOutcome,
  type LikelyRun,
} from './kept-likely.ts';

const WAITING: LikelyRun = { state: 'waiting', id: null };

const isWhole = (result: ReadResponse): result is AnalysisResponse => 'candidates' in result;

function outcomeOf(result: ReadResponse): LikelyOutcome {
  if (!isWhole(result)) {
    const { nombre_molecula: name } = result;
    return name === null ? { kind: 'undecided' } : { kind: 'named', name };
  }
  const { candidates, status, confidence } = result;
  const [best] = candidates;
  if (best === undefined) return { kind: 'none' };
  const name = best.name ?? best.smiles;
  return status === 'ok'
    ? { kind: 'answer', name, confidence }
    : { kind: 'inconclusive', name, confidence: best.confidence };
}

/** What is sent, but for the formula. */
export type LikelyPayload = Pick<ManualPayloadDocument, 'fragments' | 'structures'> & {
  readonly metadata?: Partial<ManualPayloadDocument['metadata']>;
  readonly spectra: readonly object[];
  /** Spectra of files as well; null where the page has no files now: those that the comparison keeps are meant. */
  readonly fromFiles?: readonly object[] | null;
};

/** The spectra that a comparison would be of now: those of the page, and those that were of files. */
const spectraOf = ({ spectra, fromFiles }: LikelyPayload, kept: readonly object[]): object[] => [
  ...spectra,
  ...(fromFiles ?? kept),
];
const written = (spectra: readonly object[]): string => fingerprint(JSON.stringify(spectra));

/**
 * Analyses of the same spectra with a few formulas, one after another, so that none waits for a place of its own.
 * Structures that are asked about are left out: each has one formula. The daily limit ends it. What was done, and what
 * is under way, is kept in this browser; an analysis that was left under way is followed to its end.
 */
export function useLikelyRuns(place: LikelyPlace, kept: KeptLikely) {
  const client = useQueryClient();
  const language = useLanguage();
  const words = useRunErrorWords();
  const { formulas } = kept;
  const controller = useRef<AbortController | null>(null);
  const [{ runs, of, fromFiles }, setState] = useState({
    runs: kept.runs,
    of: kept.of,
    fromFiles: kept.fromFiles,
  });
  const [isRunning, setIsRunning] = useState(false);
  useEffect(() => () => controller.current?.abort(), []);
  useEffect(
    () => keepLikely(place, { formulas, runs, of, fromFiles }),
    [place, formulas, runs, of, fromFiles],
  );
  const put = useCallback(
    (hill: string, change: (before: LikelyRun) => LikelyRun) =>
      setState((now) => ({
        ...now,
        runs: { ...now.runs, [hill]: change(now.runs[hill] ?? WAITING) },
      })),
    [],
  );

  /** Whether the next one may begin. */
  const runOne = async (
    hill: string,
    signal: AbortSignal,
    answered: () => Promise<ReadResponse>,
  ): Promise<boolean> => {
    try {
      const outcome = outcomeOf(await answered());
      put(hill, ({ id }) => ({ state: 'done', id, outcome }));
      return true;
    } catch (thrown) {
      // Left or stopped: where the page is left, what is kept says that it is under way.
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
  const begin = (): AbortController => {
    const own = new AbortController();
    controller.current?.abort();
    controller.current = own;
    setIsRunning(true);
    return own;
  };
  const end = (own: AbortController) => {
    if (controller.current === own) setIsRunning(false);
  };

  const start = async (payload: LikelyPayload, asked: AskedModels): Promise<void> => {
    const own = begin();
    const spectra = spectraOf(payload, fromFiles);
    setState({ runs: {}, of: written(spectra), fromFiles: payload.fromFiles ?? fromFiles });
    const { structures: _, fromFiles: __, metadata, ...rest } = payload;
    const sent = { ...rest, spectra };
    for (const { hill } of formulas) {
      put(hill, () => ({ state: 'running', id: null }));
      const goesOn = await runOne(hill, own.signal, () =>
        analysePeaks(
          {
            ...sent,
            metadata: { ...metadata, molecular_formula: hill },
            ...asked,
            lang: language,
          },
          {
            signal: own.signal,
            onProgress: () => undefined,
            prefix: MANUAL_PREFIX,
            onAccepted: (id) => put(hill, () => ({ state: 'running', id })),
          },
        ),
      );
      if (!goesOn) break;
    }
    end(own);
  };
  const follow = async (): Promise<void> => {
    const open = Object.entries(kept.runs).flatMap(([hill, { state, id }]) =>
      state === 'running' && id !== null ? [{ hill, id }] : [],
    );
    if (open.length === 0) return;
    const own = begin();
    await Promise.all(
      open.map(({ hill, id }) =>
        runOne(hill, own.signal, () =>
          followAnalysis(id, { signal: own.signal, onProgress: () => undefined }),
        ),
      ),
    );
    end(own);
  };
  const latest = useRef(follow);
  useEffect(() => void latest.current(), []);

  return {
    runOf: (hill: string): LikelyRun => runs[hill] ?? WAITING,
    hasBegun: Object.keys(runs).length > 0,
    isRunning,
    /** Whether the answers are of other spectra than these. */
    isOfOthers: (payload: LikelyPayload): boolean =>
      of !== null && of !== written(spectraOf(payload, fromFiles)),
    /** Whether spectra of files that the page has no more belong to it. */
    hasKept: ({ fromFiles: now }: LikelyPayload): boolean => now === null && fromFiles.length > 0,
    start,
    stop: () => controller.current?.abort(),
  };
}
