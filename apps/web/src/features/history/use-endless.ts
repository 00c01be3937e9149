import { useEffect, useRef, useState } from 'react';

/** How far below the window the next page is asked for. */
const AHEAD = '600px';
/** What a person scrolls with; a page that scrolls by itself fires none of these. */
const HANDS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
const SCROLLING_KEYS = ['PageDown', 'End', 'ArrowDown', ' '];

/** Whether a person scrolls: by wheel, finger or key, or holds the window's scroll bar. */
function scrolls(event: Event): boolean {
  if (event instanceof KeyboardEvent)
    return SCROLLING_KEYS.includes(event.key) && event.target === document.body;
  return event.type !== 'pointerdown' || event.target === document.documentElement;
}

/**
 * The list goes on as its end comes near, as soon as a person scrolls. A page that has just opened
 * does not grow unasked, and the button adds to it for who would rather choose. `end` goes to it.
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
  const [moved, setMoved] = useState(false);
  const end = useRef<HTMLButtonElement>(null);
  const next = useRef(loadMore);
  useEffect(() => {
    next.current = loadMore;
  });
  useEffect(() => {
    if (moved || !hasMore) return;
    const begin = (event: Event) => {
      if (scrolls(event)) setMoved(true);
    };
    for (const hand of HANDS) window.addEventListener(hand, begin, { passive: true });
    return () => {
      for (const hand of HANDS) window.removeEventListener(hand, begin);
    };
  }, [moved, hasMore]);
  useEffect(() => {
    if (!moved || !hasMore || loading || !end.current || !('IntersectionObserver' in globalThis))
      return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) next.current();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [moved, hasMore, loading]);
  return {
    end,
    load: () => {
      setMoved(true);
      loadMore();
    },
  };
}
