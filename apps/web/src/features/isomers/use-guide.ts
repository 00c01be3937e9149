import type { ShownIsomers } from '@elucida/contract/shown-isomers';
import { useInfiniteQuery } from '@tanstack/react-query';
import { fetchIsomers, type IsomersAsked } from '../../lib/api/isomer-calls.ts';

/**
 * The guide of a name, page by page; nothing is asked while `asked` is null. Each page is kept as
 * the server sent it.
 */
export function useGuide(asked: IsomersAsked | null) {
  const pages = useInfiniteQuery({
    queryKey: ['isomers', asked],
    queryFn: ({ pageParam, signal }) => fetchIsomers(asked!, { offset: pageParam, signal }),
    initialPageParam: 0,
    getNextPageParam: (last: ShownIsomers, all) => {
      const shown = all.reduce((count, page) => count + page.isomers.length, 0);
      return last.isomers.length > 0 && shown < (last.listed ?? shown) ? shown : undefined;
    },
    enabled: asked !== null,
    staleTime: Infinity,
    retry: false,
  });
  const first = pages.data?.pages[0];
  const guide: ShownIsomers | null = first
    ? { ...first, isomers: pages.data!.pages.flatMap((page) => page.isomers) }
    : null;
  return {
    guide,
    error: pages.error,
    loading: pages.isFetching,
    hasMore: pages.hasNextPage,
    loadMore: () => void pages.fetchNextPage(),
    again: () => void pages.refetch(),
  };
}
