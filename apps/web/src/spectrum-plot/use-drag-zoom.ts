import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { zoomTo, type PlotView } from './plot-view.ts';

/** Px that the pointer moves before it drags and does not click. */
const LEAST_DRAG = 5;

interface Drag {
  readonly from: number;
  readonly to: number;
}

/**
 * A part of the plot dragged over with the mouse or a pen is seen whole, or handed to `onSpan` (its ends, px). Fingers
 * scroll the page, and Shift moves along the axis.
 */
export function useDragZoom(
  change: (edit: (view: PlotView) => PlotView) => void,
  {
    left,
    right,
    onSpan,
  }: { left: number; right: number; onSpan?: ((from: number, to: number) => void) | undefined },
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  /** The click that ends a drag is none. */
  const ending = useRef(false);
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
        ending.current = moved;
        if (moved && onSpan) onSpan(drag.from, drag.to);
        else if (moved) {
          const share = (px: number) => (px - left) / (right - left);
          change((view) => zoomTo(view, share(drag.from), share(drag.to)));
        }
        setDrag(null);
      },
      onPointerCancel: () => setDrag(null),
      onClickCapture: (event: MouseEvent) => {
        if (ending.current) event.stopPropagation();
        ending.current = false;
      },
    },
  };
}
