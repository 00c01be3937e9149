import type { AnalysisRecord } from '@elucida/contract/analyses';
import type { Language } from '@elucida/messages/catalogue/language';
import type { Progress } from '@elucida/contract/analysis';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { ApiError } from '../lib/api/api-error.ts';
import { collectProgress } from './collect-progress.ts';
import { isOpen } from './is-open.ts';
import { stagesOf } from './stages-of.ts';
import type { Running } from './use-run.ts';

/** An analysis as a page of a language reads it. */
export interface Reading {
  readonly id: string;
  readonly language: Language;
}

/** What of a record says how far an analysis is. */
export type Followable = Pick<
  AnalysisRecord,
  'status' | 'stage' | 'fraction' | 'found' | 'ranking' | 'models' | 'started_at' | 'created_at'
>;

/** Where the records of one kind of analysis come from. */
export interface Source<Shown extends Followable> {
  keyOf(reading: Reading): readonly unknown[];
  read(reading: Reading, signal?: AbortSignal): Promise<Shown>;
  /** Follows it until it ends; throws where it failed or the connection broke. */
  follow(
    id: string,
    options: { signal: AbortSignal; onProgress: (progress: Progress) => void },
  ): Promise<unknown>;
  /** What is out of date once it has ended. */
  readonly outdated?: readonly unknown[];
}

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

const runningOf = (record: Followable): Running => ({
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

interface Following<Shown extends Followable> {
  readonly source: Source<Shown>;
  readonly client: QueryClient;
  readonly signal: AbortSignal;
  readonly show: (change: (running: Running | null) => Running) => void;
  readonly connect: (there: boolean) => void;
}

/** Whether asking again would bring the same: it is gone, or nobody is signed in any more. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Follows an analysis until it ends, over as many connections as that takes. */
async function follow<Shown extends Followable>(
  reading: Reading,
  { source, client, signal, show, connect }: Following<Shown>,
): Promise<void> {
  for (let wait = FIRST_WAIT_MS; !signal.aborted; wait = Math.min(LONGEST_WAIT_MS, wait * 2)) {
    try {
      const record = await source.read(reading, signal);
      connect(true);
      wait = FIRST_WAIT_MS;
      client.setQueryData(source.keyOf(reading), record);
      if (!isOpen(record)) {
        if (source.outdated) void client.invalidateQueries({ queryKey: source.outdated });
        return;
      }
      show(() => runningOf(record));
    } catch (error) {
      if (signal.aborted) return;
      if (isRefusal(error))
        return void client.invalidateQueries({ queryKey: source.keyOf(reading) });
      connect(false);
      await pause(wait, signal);
      continue;
    }
    try {
      const onProgress = (event: Progress) => show((last) => further(last!, event));
      await source.follow(reading.id, { signal: whileConnected(signal), onProgress });
    } catch {
      // It failed, or the connection did: its record says which.
      if (!navigator.onLine) connect(false);
      await pause(wait, signal);
    }
  }
}

/**
 * An analysis by its id: its record, and how far it is while it is under way. `source` is the same
 * one at each call; nothing is asked for while there is no id.
 */
export function useFollowed<Shown extends Followable>(source: Source<Shown>, id: string | null) {
  const language = useLanguage();
  const client = useQueryClient();
  const reading = { id: id ?? '', language };
  const { data, error, isPending } = useQuery({
    queryKey: source.keyOf(reading),
    queryFn: ({ signal }) => source.read(reading, signal),
    enabled: id !== null,
  });
  const [running, setRunning] = useState<Running | null>(null);
  const [connection, setConnection] = useState<Connection>('there');
  const open = data !== undefined && isOpen(data);
  useEffect(() => {
    if (!open || id === null) return;
    const controller = new AbortController();
    void follow(
      { id, language },
      {
        source,
        client,
        signal: controller.signal,
        show: setRunning,
        connect: (there) =>
          setConnection((last) => (there ? (last === 'lost' ? 'again' : last) : 'lost')),
      },
    );
    return () => controller.abort();
  }, [source, id, language, open, client]);
  return {
    record: data,
    error,
    pending: isPending,
    running: running ?? (data && open ? runningOf(data) : null),
    connection,
  };
}
