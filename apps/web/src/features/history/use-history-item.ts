import type { HistoryItem } from '@elucida/contract/history';
import { useQuery } from '@tanstack/react-query';
import { fetchHistoryItem } from '../../lib/api/history-calls.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { HISTORY } from '../../session/query-keys.ts';

/** A listed item whole, with its result; as it is listed until that is there, and where it cannot be had. */
export function useHistoryItem(listed: HistoryItem): { item: HistoryItem; loading: boolean } {
  const language = useLanguage();
  const { data, isPending } = useQuery({
    queryKey: [...HISTORY, 'item', listed.id, language],
    queryFn: ({ signal }) => fetchHistoryItem({ id: listed.id, language }, signal),
    // A saved result never changes.
    staleTime: Infinity,
  });
  return { item: data ?? listed, loading: isPending };
}
