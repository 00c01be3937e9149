import { scaleLinear, type ScaleLinear } from 'd3-scale';

/**
 * What of a plot is seen: the part of the whole axis between two shares of its width (0 at the left
 * end, 1 at the right), and how many times taller than at first peaks are drawn.
 */
export interface PlotView {
  readonly from: number;
  readonly to: number;
  readonly gain: number;
}

export const WHOLE: PlotView = { from: 0, to: 1, gain: 1 };
/** The smallest part that can be seen: 0.005 ppm of a ¹H axis of 10 ppm. */
export const LEAST_SHARE = 1 / 2000;
/** One press of a key or button: how much nearer, how far along, how much taller. */
const STEP = { zoom: 1.5, pan: 0.25, gain: 1.4 } as const;
const MOST_GAIN = 200;
const LEAST_GAIN = 0.2;

/** A part of a width inside the whole, as wide as it was where that fits. */
function inside(from: number, width: number): Pick<PlotView, 'from' | 'to'> {
  const kept = Math.min(1, Math.max(LEAST_SHARE, width));
  const start = Math.min(1 - kept, Math.max(0, from));
  return { from: start, to: start + kept };
}

/** Nearer (`steps` above 0) or farther about a place, a share of the whole axis. */
export function zoomBy(view: PlotView, steps: number, about?: number): PlotView {
  const width = view.to - view.from;
  const place = about ?? (view.from + view.to) / 2;
  const next = Math.min(1, Math.max(LEAST_SHARE, width / STEP.zoom ** steps));
  return { ...view, ...inside(place - ((place - view.from) / width) * next, next) };
}

/** Along the axis; `steps` above 0 to the right. */
export const panBy = (view: PlotView, steps: number): PlotView => {
  const width = view.to - view.from;
  return { ...view, ...inside(view.from + steps * STEP.pan * width, width) };
};

/** The part between two shares of what is seen now, in any order. */
export function zoomTo(view: PlotView, one: number, other: number): PlotView {
  const width = view.to - view.from;
  const from = view.from + Math.min(one, other) * width;
  const wanted = Math.abs(other - one) * width;
  return { ...view, ...inside(from, wanted) };
}

/** Taller (`steps` above 0) or lower peaks. */
export const growBy = (view: PlotView, steps: number): PlotView => ({
  ...view,
  gain: Math.min(MOST_GAIN, Math.max(LEAST_GAIN, view.gain * STEP.gain ** steps)),
});

/** The same view moved, where a place of the whole axis would not be seen, so that it is. */
export function showing(view: PlotView, place: number): PlotView {
  const width = view.to - view.from;
  return place >= view.from && place <= view.to
    ? view
    : { ...view, ...inside(place - width / 2, width) };
}

export const isWhole = ({ from, to, gain }: PlotView): boolean =>
  from === 0 && to === 1 && gain === 1;

/** d3-zoom's transform of a view, over an axis between two places in px, and back. */
export const transformOf = ({ from, to }: PlotView, left: number, right: number) => {
  const k = 1 / (to - from);
  return { k, x: left - k * (left + from * (right - left)) };
};
export function viewOf(
  { k, x }: { readonly k: number; readonly x: number },
  { gain, left, right }: { gain: number; left: number; right: number },
): PlotView {
  const width = 1 / k;
  return { gain, ...inside(((left - x) / k - left) / (right - left), width) };
}

/**
 * The scale of what is seen of a whole axis. Its domain has the ends of what is seen, and between
 * them the place where a doubled scale changes, if that is seen.
 */
export function seenScale(
  whole: ScaleLinear<number, number>,
  { from, to }: PlotView,
): ScaleLinear<number, number> {
  const range = whole.range();
  const left = range[0]!,
    right = range.at(-1)!;
  const place = (share: number) => left + share * (right - left);
  const seen = (px: number) => left + (px - place(from)) / (to - from);
  const ends = [whole.invert(place(from)), whole.invert(place(to))] as const;
  const knees = range
    .slice(1, -1)
    .map((px, k) => ({ px: seen(px), value: whole.domain()[k + 1]! }))
    .filter(({ px }) => px > left && px < right);
  return scaleLinear(
    [ends[0], ...knees.map(({ value }) => value), ends[1]],
    [left, ...knees.map(({ px }) => px), right],
  );
}
