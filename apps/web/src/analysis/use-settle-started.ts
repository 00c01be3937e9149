import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchAnalysis } from '../lib/api/analyses-calls.ts';
import { ApiError } from '../lib/api/api-error.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { useSession } from '../session/use-session.ts';
import { isOpen } from './is-open.ts';
import { keepResult } from './keep-result.ts';
import type { Reading } from './use-followed.ts';
import { forgetStarted, startedHere } from './started-here.ts';

/** Looks how one ended that was started here, and saves what it found (specification §4). */
async function settle(reading: Reading, client: QueryClient): Promise<void> {
  try {
    const { status, outcome, history_id: saved, id } = await fetchAnalysis(reading);
    if (isOpen({ status })) return;
    if (outcome === 'ok' && saved === null) await keepResult(reading, client);
    forgetStarted(id);
  } catch (error) {
    // One that is gone is not asked for again; what else may pass is met at the next visit.
    if (error instanceof ApiError && error.status === 404) forgetStarted(reading.id);
  }
}

/** Saves what was found while no page was open. `open`: how many are under way, as last read. */
export function useSettleStarted(open: number | undefined): void {
  const { user } = useSession();
  const client = useQueryClient();
  const language = useLanguage();
  const userId = user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    for (const id of startedHere()) void settle({ id, language }, client);
  }, [userId, open, language, client]);
}
