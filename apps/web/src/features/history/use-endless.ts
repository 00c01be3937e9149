import { useEffect, useRef, useState } from 'react';

/** How far below the window the next page is asked for. */
const AHEAD = '600px';

/**
 * The list goes on by itself once "Load more" was chosen for the first time: a list that grew
 * unasked would keep the footer out of reach. The button stays, for the keyboard. `end` goes to it.
 */
export function useEndless({
  hasMore,
  loading,
  loadMore,
}: {
  hasMore: boolean;
  loading: boolean;
  loadMore: () => void;
}) {
  const [going, setGoing] = useState(false);
  const end = useRef<HTMLButtonElement>(null);
  const next = useRef(loadMore);
  useEffect(() => {
    next.current = loadMore;
  });
  useEffect(() => {
    if (!going || !hasMore || loading || !end.current || !('IntersectionObserver' in globalThis))
      return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) next.current();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [going, hasMore, loading]);
  return {
    end,
    load: () => {
      setGoing(true);
      loadMore();
    },
  };
}
