import type { AnalysisRecord } from '@elucida/contract/analyses';
import type { QueryClient } from '@tanstack/react-query';
import { fetchAnalysis, keepAnalysis } from '../lib/api/analyses-calls.ts';
import { HISTORY } from '../session/query-keys.ts';
import { analysisKey } from './use-analysis.ts';
import type { Reading } from './use-followed.ts';

/** Saves an ended analysis to the history and answers its record, with the item's id. */
export async function keepResult(reading: Reading, client: QueryClient): Promise<AnalysisRecord> {
  await keepAnalysis(reading.id);
  const record = await fetchAnalysis(reading);
  client.setQueryData(analysisKey(reading), record);
  await client.invalidateQueries({ queryKey: HISTORY });
  return record;
}
