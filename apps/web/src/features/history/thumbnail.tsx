import type { HistoryItem } from '@elucida/contract/history';
import { useEffect, useRef, useState } from 'react';
import { Structure } from '../../structure/structure.tsx';

/** How far below the window a drawing is asked for already. */
const AHEAD = '400px';

/** Whether an element has been near the window. Always where the browser cannot say. */
function useSeen<E extends Element>() {
  const [seen, setSeen] = useState(!('IntersectionObserver' in globalThis));
  const element = useRef<E>(null);
  useEffect(() => {
    if (seen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [seen]);
  return { element, seen };
}

/** The structure found, small; asked for once it is near the window. Its name is next to it. */
export function Thumbnail({ item: { result_json: result } }: { item: HistoryItem }) {
  const { element, seen } = useSeen<HTMLSpanElement>();
  const { smiles } = result;
  return (
    <span
      ref={element}
      aria-hidden="true"
      className="block h-14 w-18 shrink-0 rounded-sm border border-border bg-surface p-1"
    >
      {seen && typeof smiles === 'string' && smiles !== '' ? (
        <Structure smiles={smiles} name={smiles} className="h-12" />
      ) : null}
    </span>
  );
}
