import { useCallback, useRef, useState } from 'react';
import { WHOLE, type PlotView } from './plot-view.ts';

/**
 * What is seen of a plot. `change` may be called many times between two frames: one is drawn, of the
 * last.
 */
export function usePlotView() {
  const [view, setView] = useState<PlotView>(WHOLE);
  const latest = useRef(view);
  const frame = useRef(0);
  const change = useCallback((edit: (view: PlotView) => PlotView) => {
    latest.current = edit(latest.current);
    if (frame.current !== 0) return;
    frame.current = requestAnimationFrame(() => {
      frame.current = 0;
      setView(latest.current);
    });
  }, []);
  return { view, change };
}
