import type { HistoryItem } from '@elucida/contract/history';
import { HISTORY_PAGE } from '@elucida/contract/limits';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { deleteHistory, fetchHistory } from '../../lib/api/history-calls.ts';
import { HISTORY } from '../../session/query-keys.ts';
import { useSession } from '../../session/use-session.ts';

/** The user's past analyses in pages of 50. A full page means that more may exist. */
export function useHistory() {
  const { user } = useSession();
  const client = useQueryClient();
  const pages = useInfiniteQuery({
    queryKey: [...HISTORY, 'list'],
    queryFn: ({ pageParam, signal }) => fetchHistory(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (last: HistoryItem[], all) =>
      last.length === HISTORY_PAGE
        ? all.reduce((count, page) => count + page.length, 0)
        : undefined,
    enabled: user !== null,
  });
  const all = pages.data?.pages.flat() ?? [];
  return {
    // An item that arrived between two pages would show twice.
    items: all.filter((item, index) => all.findIndex((other) => other.id === item.id) === index),
    hasMore: pages.hasNextPage,
    loading: pages.isFetching,
    reload: () => void client.invalidateQueries({ queryKey: HISTORY }),
    loadMore: () => void pages.fetchNextPage(),
    remove: async (id: string) => {
      await deleteHistory(id);
      await client.invalidateQueries({ queryKey: HISTORY });
    },
  };
}
