import {
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { WHOLE, zoomBy, zoomTo, type PlotView } from './plot-view.ts';
import { LEVEL_PX } from './use-contours.ts';
import { isMeant } from './use-zoom-gestures.ts';

/** Px that the pointer moves before it drags and does not click. */
const LEAST_DRAG = 6;

/** What of each axis is seen. */
export interface MapView {
  readonly x: PlotView;
  readonly y: PlotView;
}
const ALL: MapView = { x: WHOLE, y: WHOLE };

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
type Point = readonly [x: number, y: number];

/**
 * What is seen of a map: a rectangle that is dragged over with a mouse or a pen fills it. Fingers scroll the page;
 * buttons do the same for them and for the keyboard.
 */
export function useMapView() {
  const [view, setView] = useState(ALL);
  const [drag, setDrag] = useState<{ from: Point; to: Point } | null>(null);
  /** The click that ends a drag is none. */
  const ending = useRef(false);
  const moved =
    drag !== null &&
    Math.abs(drag.to[0] - drag.from[0]) >= LEAST_DRAG &&
    Math.abs(drag.to[1] - drag.from[1]) >= LEAST_DRAG;
  const handlersIn = ({ left, right, top, bottom }: Box) => {
    const at = (event: PointerEvent<SVGSVGElement>): Point => {
      const place = event.currentTarget.getBoundingClientRect();
      return [
        Math.min(right, Math.max(left, event.clientX - place.left)),
        Math.min(bottom, Math.max(top, event.clientY - place.top)),
      ];
    };
    return {
      onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
        if (event.pointerType === 'touch' || event.button !== 0) return;
        setDrag({ from: at(event), to: at(event) });
      },
      onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
        if (drag === null) return;
        // Only a drag is captured, so that a click still reaches the peak under it.
        if (moved) event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: drag.from, to: at(event) });
      },
      onPointerUp: () => {
        ending.current = moved;
        if (moved) {
          const [x, y] = [
            [drag.from[0], drag.to[0]].map((px) => (px - left) / (right - left)),
            [drag.from[1], drag.to[1]].map((px) => (px - top) / (bottom - top)),
          ];
          setView((seen) => ({
            x: zoomTo(seen.x, x![0]!, x![1]!),
            y: zoomTo(seen.y, y![0]!, y![1]!),
          }));
        }
        setDrag(null);
      },
      onPointerCancel: () => setDrag(null),
      onClickCapture: (event: MouseEvent) => {
        if (ending.current) event.stopPropagation();
        ending.current = false;
      },
      onDoubleClick: () => setView(ALL),
    };
  };
  return {
    view,
    dragged: moved ? drag : null,
    handlersIn,
    isWhole: view.x.to - view.x.from === 1 && view.y.to - view.y.from === 1,
    /** Nearer (above 0) or farther about a place, in shares of both axes. */
    zoom: (steps: number, about?: Point) =>
      setView(({ x, y }) => ({ x: zoomBy(x, steps, about?.[0]), y: zoomBy(y, steps, about?.[1]) })),
    reset: () => setView(ALL),
  };
}

/** The wheel over a map, with Ctrl or while something of it has the focus, draws more levels or fewer. */
export function useLevelWheel(
  frame: RefObject<HTMLElement | null>,
  add: ((levels: number) => void) | undefined,
): void {
  const latest = useRef(add);
  useEffect(() => {
    latest.current = add;
  });
  const isOn = add !== undefined;
  useEffect(() => {
    const node = frame.current;
    if (!node || !isOn) return;
    let turned = 0;
    const turn = (event: WheelEvent) => {
      if (!isMeant(event, node)) return;
      event.preventDefault();
      turned -= event.deltaY;
      const steps = Math.trunc(turned / LEVEL_PX);
      turned -= steps * LEVEL_PX;
      if (steps !== 0) latest.current?.(Math.sign(steps));
    };
    // React's own handlers may not keep the page from scrolling.
    node.addEventListener('wheel', turn, { passive: false });
    return () => node.removeEventListener('wheel', turn);
  }, [frame, isOn]);
}
