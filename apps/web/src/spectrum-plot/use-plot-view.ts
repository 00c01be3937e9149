import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
    const next = edit(latest.current);
    if (next === latest.current) return;
    latest.current = next;
    if (frame.current !== 0) return;
    frame.current = requestAnimationFrame(() => {
      frame.current = 0;
      // Left to itself React draws after this frame, and the picture follows one frame behind.
      flushSync(() => setView(latest.current));
    });
  }, []);
  return { view, change };
}
