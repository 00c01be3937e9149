import type { HistoryItem } from '@elucida/contract/history';
import { HISTORY_PAGE } from '@elucida/contract/limits';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { deleteHistory, fetchHistory, type HistoryFilter } from '../../lib/api/history-calls.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { HISTORY } from '../../session/query-keys.ts';
import { useSession } from '../../session/use-session.ts';

/**
 * The user's past analyses that a filter lets through, in pages of 50. A full page means that more
 * may exist.
 */
export function useHistory(filter: HistoryFilter) {
  const { user } = useSession();
  const language = useLanguage();
  const client = useQueryClient();
  const pages = useInfiniteQuery({
    queryKey: [...HISTORY, 'list', filter, language],
    queryFn: ({ pageParam, signal }) =>
      fetchHistory({ offset: pageParam, filter, language }, signal),
    initialPageParam: 0,
    getNextPageParam: (last: HistoryItem[], all) =>
      last.length === HISTORY_PAGE
        ? all.reduce((count, page) => count + page.length, 0)
        : undefined,
    enabled: user !== null,
    // The list stays while another is on its way: typing must not empty it.
    placeholderData: keepPreviousData,
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
