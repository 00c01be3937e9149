import type { AnalysisRecord } from '@elucida/contract/analyses';
import { fetchAnalysis, followAnalysis } from '../lib/api/analyses-calls.ts';
import { ANALYSES, QUOTA } from '../session/query-keys.ts';
import { useSession } from '../session/use-session.ts';
import { useFollowed, type Reading, type Source } from './use-followed.ts';

export const analysisKey = ({ id, language }: Reading) => [...ANALYSES, id, language] as const;

const OWN: Source<AnalysisRecord> = {
  keyOf: analysisKey,
  read: fetchAnalysis,
  follow: followAnalysis,
  outdated: QUOTA,
};

/** An analysis of one's own, by its id. */
export function useAnalysis(id: string) {
  const { user } = useSession();
  return useFollowed(OWN, user === null ? null : id);
}
