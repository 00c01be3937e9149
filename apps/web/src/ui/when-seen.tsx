import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Makes its children when their place comes into the window, and keeps a window's height for them until then: for what is costly to draw and stands below what is read first. */
export function WhenSeen({ children, fallback }: { children: ReactNode; fallback: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  const [seen, setSeen] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (seen || place.current === null) return;
    const observer = new IntersectionObserver(([entry]) => { if (entry?.isIntersecting) setSeen(true); });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [seen]);
  return seen ? children : <p ref={place} className="min-h-dvh text-text-2">{fallback}</p>;
}
