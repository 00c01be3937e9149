import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * A link opens its screen at the top, or at the anchor it names. Going back leaves the browser's
 * own position.
 */
export function useScrollToTop(): void {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (type !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash, type]);
}
