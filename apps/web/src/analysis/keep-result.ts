import type { AnalysisRecord } from '@elucida/contract/analyses';
import type { QueryClient } from '@tanstack/react-query';
import { fetchAnalysis, keepAnalysis } from '../lib/api/analyses-calls.ts';
import { HISTORY } from '../session/query-keys.ts';
import { analysisKey } from './use-analysis.ts';

/** Saves an ended analysis to the history and answers its record, with the item's id. */
export async function keepResult(id: string, client: QueryClient): Promise<AnalysisRecord> {
  await keepAnalysis(id);
  const record = await fetchAnalysis(id);
  client.setQueryData(analysisKey(id), record);
  await client.invalidateQueries({ queryKey: HISTORY });
  return record;
}
