import type { HistoryItem } from '@elucida/contract/history';
import { useQuery } from '@tanstack/react-query';
import { fetchHistoryItem } from '../../lib/api/history-calls.ts';
import { HISTORY } from '../../session/query-keys.ts';

/** A listed item whole, with its result; as it is listed until that is there, and where it cannot be had. */
export function useHistoryItem(listed: HistoryItem): { item: HistoryItem; loading: boolean } {
  const { data, isPending } = useQuery({
    queryKey: [...HISTORY, 'item', listed.id],
    queryFn: ({ signal }) => fetchHistoryItem(listed.id, signal),
    // A saved result never changes.
    staleTime: Infinity,
  });
  return { item: data ?? listed, loading: isPending };
}
