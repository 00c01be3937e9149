import type { AnalysisRecord } from '@elucida/contract/analyses';
import type { Language } from '@elucida/messages/catalogue/language';
import type { Progress } from '@elucida/contract/analysis';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchAnalysis, followAnalysis } from '../lib/api/analyses-calls.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { ApiError } from '../lib/api/api-error.ts';
import { ANALYSES, QUOTA } from '../session/query-keys.ts';
import { useSession } from '../session/use-session.ts';
import { collectProgress } from './collect-progress.ts';
import { isOpen } from './is-open.ts';
import { stagesOf } from './stages-of.ts';
import type { Running } from './use-run.ts';

/** An analysis as a page of a language reads it. */
export interface Reading {
  readonly id: string;
  readonly language: Language;
}
export const analysisKey = ({ id, language }: Reading) => [...ANALYSES, id, language] as const;

/** `again`: it was lost and is there again. */
export type Connection = 'there' | 'lost' | 'again';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5_000;
/** A connection that a sleeping machine has lost says nothing: each is renewed after a while. */
const RENEWED_MS = 60_000;

/** Ends after a while, or at once when the browser is online or looked at again. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const over = () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', over);
      document.removeEventListener('visibilitychange', over);
      signal.removeEventListener('abort', over);
      resolve();
    };
    const timer = window.setTimeout(over, milliseconds);
    window.addEventListener('online', over);
    document.addEventListener('visibilitychange', over);
    signal.addEventListener('abort', over);
  });

/** A signal that also fires when the browser goes offline, and when a connection has had its time. */
function whileConnected(signal: AbortSignal): AbortSignal {
  const offline = new AbortController();
  window.addEventListener('offline', () => offline.abort(), { once: true, signal });
  return AbortSignal.any([signal, offline.signal, AbortSignal.timeout(RENEWED_MS)]);
}

const runningOf = (record: AnalysisRecord): Running => ({
  progress: stagesOf(record),
  waiting: { models: record.models ?? [], ranking: record.ranking ?? [] },
  startedAt: Date.parse(record.started_at ?? record.created_at),
});

const further = ({ progress, waiting, startedAt }: Running, event: Progress): Running => ({
  progress: collectProgress(progress, event),
  waiting: {
    models: event.models ?? waiting.models,
    ranking: event.ranking ?? waiting.ranking,
  },
  startedAt,
});

interface Following {
  readonly client: QueryClient;
  readonly signal: AbortSignal;
  readonly show: (change: (running: Running | null) => Running) => void;
  readonly connect: (there: boolean) => void;
}

/** Whether asking again would bring the same: it is gone, or nobody is signed in any more. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Follows an analysis until it ends, over as many connections as that takes. */
async function follow(
  reading: Reading,
  { client, signal, show, connect }: Following,
): Promise<void> {
  for (let wait = FIRST_WAIT_MS; !signal.aborted; wait = Math.min(LONGEST_WAIT_MS, wait * 2)) {
    try {
      const record = await fetchAnalysis(reading, signal);
      connect(true);
      wait = FIRST_WAIT_MS;
      client.setQueryData(analysisKey(reading), record);
      if (!isOpen(record)) return void client.invalidateQueries({ queryKey: QUOTA });
      show(() => runningOf(record));
    } catch (error) {
      if (signal.aborted) return;
      if (isRefusal(error))
        return void client.invalidateQueries({ queryKey: analysisKey(reading) });
      connect(false);
      await pause(wait, signal);
      continue;
    }
    try {
      const onProgress = (event: Progress) => show((last) => further(last!, event));
      await followAnalysis(reading.id, { signal: whileConnected(signal), onProgress });
    } catch {
      // It failed, or the connection did: its record says which.
      if (!navigator.onLine) connect(false);
      await pause(wait, signal);
    }
  }
}

/** An analysis by its id: its record, and how far it is while it is under way. */
export function useAnalysis(id: string) {
  const { user } = useSession();
  const language = useLanguage();
  const client = useQueryClient();
  const { data, error, isPending } = useQuery({
    queryKey: analysisKey({ id, language }),
    queryFn: ({ signal }) => fetchAnalysis({ id, language }, signal),
    enabled: user !== null,
  });
  const [running, setRunning] = useState<Running | null>(null);
  const [connection, setConnection] = useState<Connection>('there');
  const open = data !== undefined && isOpen(data);
  useEffect(() => {
    if (!open) return;
    const controller = new AbortController();
    void follow(
      { id, language },
      {
        client,
        signal: controller.signal,
        show: setRunning,
        connect: (there) =>
          setConnection((last) => (there ? (last === 'lost' ? 'again' : last) : 'lost')),
      },
    );
    return () => controller.abort();
  }, [id, language, open, client]);
  return {
    record: data,
    error,
    pending: isPending,
    running: running ?? (data && open ? runningOf(data) : null),
    connection,
  };
}
