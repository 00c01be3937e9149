import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { fetchAnalyses } from '../../lib/api/analyses-calls.ts';
import { ANALYSES } from '../../session/query-keys.ts';
import { OptionalPart } from '../../ui/optional-part.tsx';

const UnsavedList = lazy(async () => ({
  default: (await import('./unsaved-list.tsx')).UnsavedList,
}));

/** Ended analyses that are not in the history, most of them uncertain; nothing where there are none. */
export function UnsavedAnalyses() {
  const { data } = useQuery({
    queryKey: [...ANALYSES, 'ended'],
    queryFn: ({ signal }) => fetchAnalyses('ended', signal),
    retry: false,
  });
  const unsaved = data?.filter(
    ({ outcome, history_id: saved }) => outcome !== null && saved === null,
  );
  if (!unsaved?.length) return null;
  return (
    <OptionalPart>
      <UnsavedList analyses={unsaved} />
    </OptionalPart>
  );
}
