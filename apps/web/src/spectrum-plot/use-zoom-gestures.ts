import { useEffect, useRef, type RefObject } from 'react';
import { growBy, LEAST_SHARE, transformOf, viewOf, type PlotView } from './plot-view.ts';

interface Gestures {
  view: PlotView;
  change: (edit: (view: PlotView) => PlotView) => void;
  /** Ends of the axis, px. */
  left: number;
  right: number;
  height: number;
}

/** Px of a mouse wheel's turn that makes peaks one step taller. */
const GAIN_PX = 120;

/**
 * Whether the wheel is meant for the plot and not for the page: the plot has the focus, is a
 * full screen, or Ctrl is held (as browsers also report a pinch on a touchpad).
 */
export const isMeant = (event: WheelEvent, node: Element): boolean =>
  event.ctrlKey ||
  document.fullscreenElement?.contains(node) === true ||
  (document.activeElement?.contains(node) === true && document.activeElement !== document.body);

/**
 * Wheel, pinch, and drag with Shift (or one finger once enlarged) move the view: d3-zoom, fetched
 * once a plot is on the page. With Alt, the wheel makes peaks taller.
 */
export function useZoomGestures(svg: RefObject<SVGSVGElement | null>, gestures: Gestures): void {
  const now = useRef(gestures);
  useEffect(() => {
    now.current = gestures;
  });
  const { left, right, height, view } = gestures;
  const place = useRef<((view: PlotView) => void) | null>(null);
  useEffect(() => {
    const node = svg.current;
    if (!node) return;
    let ended = false;
    let detach = () => {};
    void Promise.all([import('d3-zoom'), import('d3-selection')]).then(
      ([{ zoom, zoomIdentity }, { select }]) => {
        if (ended) return;
        const behaviour = zoom<SVGSVGElement, unknown>()
          .extent([
            [left, 0],
            [right, height],
          ])
          .translateExtent([
            [left, 0],
            [right, height],
          ])
          .scaleExtent([1, 1 / LEAST_SHARE])
          .filter((event: WheelEvent | MouseEvent | TouchEvent) => {
            if (event.type === 'wheel') return !event.altKey && isMeant(event as WheelEvent, node);
            if (event.type.startsWith('touch')) {
              const { from, to } = now.current.view;
              return (event as TouchEvent).touches.length > 1 || to - from < 1;
            }
            return event.shiftKey;
          })
          .on(
            'zoom',
            ({
              transform,
              sourceEvent,
            }: {
              transform: { k: number; x: number };
              sourceEvent: unknown;
            }) => {
              if (sourceEvent)
                now.current.change(({ gain }) => viewOf(transform, { gain, left, right }));
            },
          );
        const selection = select(node);
        selection.call(behaviour).on('dblclick.zoom', null);
        // d3-zoom keeps its transform on the element: a view that changed otherwise is put there.
        place.current = (next) => {
          const { k, x } = transformOf(next, left, right);
          selection.property('__zoom', zoomIdentity.translate(x, 0).scale(k));
        };
        place.current(now.current.view);
        const grow = (event: WheelEvent) => {
          if (!event.altKey || !isMeant(event, node)) return;
          event.preventDefault();
          now.current.change((seen) => growBy(seen, -event.deltaY / GAIN_PX));
        };
        node.addEventListener('wheel', grow, { passive: false });
        detach = () => {
          selection.on('.zoom', null);
          node.removeEventListener('wheel', grow);
          place.current = null;
        };
      },
    );
    return () => {
      ended = true;
      detach();
    };
  }, [svg, left, right, height]);
  useEffect(() => place.current?.(view), [view]);
}
