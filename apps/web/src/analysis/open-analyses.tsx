import type { AnalysisBrief } from '@elucida/contract/analyses';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { fetchAnalyses } from '../lib/api/analyses-calls.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { ANALYSES } from '../session/query-keys.ts';
import { useSession } from '../session/use-session.ts';
import { useSettleStarted } from './use-settle-started.ts';
import { OptionalPart } from '../ui/optional-part.tsx';

const OpenList = lazy(async () => ({ default: (await import('./open-list.tsx')).OpenList }));

/** How often those under way are looked for while there are some. */
const LOOKED_FOR_MS = 4_000;

/** Analyses that are under way, with the way to each; nothing where there are none. */
export function OpenAnalyses() {
  const language = useLanguage();
  const { user } = useSession();
  const { data } = useQuery({
    queryKey: [...ANALYSES, 'open', language],
    queryFn: ({ signal }) => fetchAnalyses({ status: 'open', language }, signal),
    enabled: user !== null,
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }: { state: { data: AnalysisBrief[] | undefined } }) =>
      state.data?.length ? LOOKED_FOR_MS : false,
  });
  useSettleStarted(data?.length);
  if (!data?.length) return null;
  return (
    <OptionalPart>
      <OpenList analyses={data} />
    </OptionalPart>
  );
}
