import { growBy, panBy, WHOLE, zoomBy, type PlotView } from './plot-view.ts';

/** What a key does to a view; `about`: the place of the marked peak, a share of the whole axis. */
type Edit = (view: PlotView, about: number | undefined) => PlotView;

const KEYS: Readonly<Record<string, Edit>> = {
  '+': (view, about) => zoomBy(view, 1, about),
  '=': (view, about) => zoomBy(view, 1, about),
  '-': (view, about) => zoomBy(view, -1, about),
  '0': () => WHOLE,
  ArrowUp: (view) => growBy(view, 1),
  ArrowDown: (view) => growBy(view, -1),
};
const WITH_SHIFT: Readonly<Record<string, Edit>> = {
  ArrowLeft: (view) => panBy(view, -1),
  ArrowRight: (view) => panBy(view, 1),
};

interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What a key does to the view of a plot; null where it means something else. */
export function viewEdit({ key, shiftKey, ctrlKey, metaKey, altKey }: Key): Edit | null {
  if (ctrlKey || metaKey || altKey) return null;
  return (shiftKey ? WITH_SHIFT[key] : undefined) ?? KEYS[key] ?? null;
}

/** How many peaks further an arrow key goes; null for other keys. */
export function peakStep({ key, shiftKey }: Key, count: number): number | null {
  if (shiftKey) return null;
  return { ArrowRight: 1, ArrowLeft: -1, Home: -count, End: count }[key] ?? null;
}
