import type { AnalysisRecord } from '@elucida/contract/analyses';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { fetchAnalysis } from '../lib/api/analyses-calls.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { useSession } from '../session/use-session.ts';
import { analysisKey } from './use-analysis.ts';

/** State of the route back to where an analysis was started, once it has ended. */
export interface Ended {
  readonly ended: string;
}

/** The analysis that was started on this screen and has ended; null where there is none. */
export function useEnded(): AnalysisRecord | null {
  const state: unknown = useLocation().state;
  const { ended } = (typeof state === 'object' && state !== null ? state : {}) as Partial<Ended>;
  const { user } = useSession();
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: analysisKey({ id: ended ?? '', language }),
    queryFn: ({ signal }) => fetchAnalysis({ id: ended!, language }, signal),
    enabled: typeof ended === 'string' && user !== null,
  });
  return typeof ended === 'string' ? (data ?? null) : null;
}
