import type { Verification } from '@elucida/contract/verification';
import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { verifyStructure } from '../../lib/api/verification-calls.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import type { Case } from './cases.ts';
import { useRefusalWords } from './refusal-words.ts';

/** What became of a row. */
export type RowState =
  | { readonly state: 'waiting' | 'running' }
  | { readonly state: 'done'; readonly verification: Verification }
  | { readonly state: 'failed'; readonly reason: string };

/** A row of the table with what became of it. */
export interface TableRow {
  readonly place: number;
  readonly asked: Case;
  readonly now: RowState;
}

/** Verifications of one table at once: the rest of the server is for others. */
const AT_ONCE = 2;
/** Tries of a row while the server is busy, and seconds between them where it names none. */
const TRIES = 20,
  WAIT_S = 5;
const WAITING: RowState = { state: 'waiting' };

const pause = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1_000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

const isDailyLimit = (error: unknown) => error instanceof ApiError && error.code === 'daily_limit';
const isBusy = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 503 || error.status === 429);

/** Runs a table row by row; what is stopped goes on where it was, and counts nothing twice. */
export function useTableRun() {
  const words = useRefusalWords();
  const lang = useLanguage();
  const [rows, setRows] = useState<readonly TableRow[]>([]);
  const [running, setRunning] = useState(false);
  const [limited, setLimited] = useState(false);
  const abort = useRef<AbortController>(undefined);

  const change = (place: number, now: RowState) =>
    setRows((all) => all.map((row) => (row.place === place ? { ...row, now } : row)));

  async function judge({ asked }: TableRow, signal: AbortSignal): Promise<Verification> {
    const { structure, spectra, formula, byproducts } = asked;
    const body = {
      structure,
      spectra,
      ...(formula === undefined ? {} : { formula }),
      ...(byproducts === undefined ? {} : { byproducts }),
      lang,
    };
    for (let left = TRIES; ; left--)
      try {
        return await verifyStructure(body, signal);
      } catch (error) {
        if (signal.aborted || left === 0 || isDailyLimit(error) || !isBusy(error)) throw error;
        await pause(error.retryAfterS ?? WAIT_S, signal);
      }
  }

  async function runOne(row: TableRow, { signal }: AbortController): Promise<void> {
    change(row.place, { state: 'running' });
    try {
      change(row.place, { state: 'done', verification: await judge(row, signal) });
    } catch (error) {
      if (isDailyLimit(error)) {
        setLimited(true);
        abort.current?.abort();
      }
      const again = signal.aborted || isDailyLimit(error);
      change(row.place, again ? WAITING : { state: 'failed', reason: words(error, row.asked) });
    }
  }

  async function start(): Promise<void> {
    const controller = new AbortController();
    abort.current = controller;
    setRunning(true);
    setLimited(false);
    const left = rows.filter(({ now }) => now.state === 'waiting');
    const lane = async (): Promise<void> => {
      for (let next = left.shift(); next !== undefined; next = left.shift()) {
        if (controller.signal.aborted) return;
        await runOne(next, controller);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    setRunning(false);
  }

  return {
    rows,
    running,
    limited,
    load: (cases: readonly Case[]) =>
      setRows(cases.map((asked, place) => ({ place, asked, now: WAITING }))),
    start,
    stop: () => abort.current?.abort(),
  };
}
