import { useState, type PointerEvent } from 'react';
import { zoomTo, type PlotView } from './plot-view.ts';

/** Px that the pointer moves before it drags and does not click. */
const LEAST_DRAG = 5;

interface Drag {
  readonly from: number;
  readonly to: number;
}

/**
 * A part of the plot dragged over with the mouse or a pen is seen whole. Fingers scroll the page, and
 * Shift moves along the axis.
 */
export function useDragZoom(
  change: (edit: (view: PlotView) => PlotView) => void,
  { left, right }: { left: number; right: number },
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const at = (event: PointerEvent<SVGSVGElement>) =>
    Math.min(
      right,
      Math.max(left, event.clientX - event.currentTarget.getBoundingClientRect().left),
    );
  const moved = drag !== null && Math.abs(drag.to - drag.from) >= LEAST_DRAG;
  return {
    /** What is dragged over, px; null while nothing is. */
    dragged: moved ? drag : null,
    handlers: {
      onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
        if (event.pointerType === 'touch' || event.button !== 0 || event.shiftKey) return;
        setDrag({ from: at(event), to: at(event) });
      },
      onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
        if (drag === null) return;
        const next = { from: drag.from, to: at(event) };
        // Only a drag is captured, so that a click still reaches the peak under it.
        if (Math.abs(next.to - next.from) >= LEAST_DRAG)
          event.currentTarget.setPointerCapture(event.pointerId);
        setDrag(next);
      },
      onPointerUp: () => {
        if (moved) {
          const share = (px: number) => (px - left) / (right - left);
          change((view) => zoomTo(view, share(drag.from), share(drag.to)));
        }
        setDrag(null);
      },
      onPointerCancel: () => setDrag(null),
    },
  };
}
