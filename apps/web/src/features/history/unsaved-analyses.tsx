import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { fetchAnalyses } from '../../lib/api/analyses-calls.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { ANALYSES } from '../../session/query-keys.ts';
import { OptionalPart } from '../../ui/optional-part.tsx';

const UnsavedList = lazy(async () => ({
  default: (await import('./unsaved-list.tsx')).UnsavedList,
}));

/** Ended analyses that are not in the history, most of them uncertain; nothing where there are none. */
export function UnsavedAnalyses() {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: [...ANALYSES, 'ended', language],
    queryFn: ({ signal }) => fetchAnalyses({ status: 'ended', language }, signal),
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
