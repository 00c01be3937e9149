import { plotDomain } from '@elucida/spectra/plotting/plot-domain';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import type { DrawnCurve } from '@elucida/spectra/traces/read-trace';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import { formatPosition } from '@elucida/spectra/plotting/plot-peak';
import { useId, useMemo, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFigures } from '../lib/i18n/use-figures.ts';
import { DraggedSpan } from './dragged-span.tsx';
import { curvePath } from './curve-path.ts';
import { PictureTools } from './picture-tools.tsx';
import { PlotAxis } from './plot-axis.tsx';
import { viewEdit } from './plot-keys.ts';
import { plotScale } from './plot-scale.ts';
import { usePlotToolsText } from './plot-tools-text.ts';
import { isWhole, seenScale } from './plot-view.ts';
import { bandsOf } from './stacked-shape.ts';
import { useAttempt } from './use-attempt.ts';
import { useDragZoom } from './use-drag-zoom.ts';
import { usePlotView } from './use-plot-view.ts';
import { useWidth } from './use-width.ts';
import { useZoomGestures } from './use-zoom-gestures.ts';
import { ViewTools } from './view-tools.tsx';

/** One of several spectra: heights in units of its own tallest line. */
export interface NamedCurve {
  readonly key: string;
  readonly name: string;
  readonly curve: DrawnCurve;
  /** CSS colour; the name is always next to it. */
  readonly colour: string;
  /** Of its line, so that colour is not all that tells curves apart; undefined: unbroken. */
  readonly dashes?: string | undefined;
}

interface Props {
  technique: SpectrumType;
  curves: readonly NamedCurve[];
  overlaid: boolean;
  /** What the plot is, in words. */
  label: string;
  help: string;
}

/** Px: sides, the axis, a band, the one that overlaid curves share, and a row of names. */
const SIDE = 14,
  AXIS = 40,
  BAND = 120,
  SHARED = 300,
  LEGEND = 20;
/** Share of the tallest line that a point must reach to be within the axis. */
const SEEN = 0.03;

/** Ends of what rises from the baseline, ppm. */
function endsOf({ x, y }: DrawnCurve): number[] {
  const first = y.findIndex((value) => Math.abs(value) >= SEEN);
  const last = y.findLastIndex((value) => Math.abs(value) >= SEEN);
  return first === -1 ? [] : [x[first]!, x[last]!];
}

/** Names with their lines, below the axis of a file. The page has them beside what shows and hides each. */
function Legend({
  curves,
  left,
  top,
}: {
  curves: readonly NamedCurve[];
  left: number;
  top: number;
}) {
  return (
    <g data-file-only="" display="none">
      {curves.map(({ key, name, colour, dashes }, k) => {
        const y = top + (k + 0.5) * LEGEND;
        return (
          <g key={key}>
            <line
              {...{ x1: left, x2: left + 28, y1: y, y2: y, stroke: colour, strokeWidth: 2 }}
              strokeDasharray={dashes}
            />
            <text x={left + 36} y={y + 4.5} fontSize="13" fontWeight="600" fill={colour}>
              {name}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Spectra of one nucleus on a common axis, one above the other or overlaid; what is seen of one is seen of all. */
export function StackedPlot({ technique, curves, overlaid, label, help }: Props) {
  const { t } = useTranslation();
  const text = usePlotToolsText();
  const { failed, attempt } = useAttempt();
  const figures = useFigures();
  const clip = useId();
  const [frame, width] = useWidth<HTMLDivElement>(640);
  const svg = useRef<SVGSVGElement>(null);
  const { view, change } = usePlotView();
  const lows = useMemo(
    () => curves.map(({ curve }) => curve.y.reduce((low, value) => Math.min(low, value), 0)),
    [curves],
  );
  const domain = useMemo(
    () =>
      plotDomain(
        technique,
        curves.flatMap(({ curve }) => endsOf(curve)),
      ),
    [technique, curves],
  );
  const [left, right] = [SIDE, width - SIDE];
  const room = overlaid ? SHARED : BAND * Math.max(1, curves.length);
  const height = room + AXIS;
  const whole = plotScale(technique, { domain, range: [left, right], doubled: false });
  const scale = seenScale(whole, view);
  const bands = bandsOf(lows, { height: room, overlaid, gain: view.gain });
  useZoomGestures(svg, { view, change, left, right, height });
  const { dragged, handlers } = useDragZoom(change, { left, right });
  const onKeyDown = (event: KeyboardEvent) => {
    const edit = viewEdit(event);
    if (!edit) return;
    change((seen) => edit(seen, undefined));
    event.preventDefault();
  };
  const ends = scale.domain();
  const written = (ppm: number) => figures(formatPosition(technique, ppm));
  return (
    <div ref={frame} className="plot-frame min-w-0">
      <div role="group" aria-label={text.label} className="mb-1 flex flex-wrap gap-1 print:hidden">
        <ViewTools whole={isWhole(view)} change={change} />
        <PictureTools svg={svg} name={`${techniqueOf(technique).key}-spectra`} attempt={attempt} />
      </div>
      <p role="status" className="text-sm text-danger empty:hidden">
        {failed ? text.failed : null}
      </p>
      <div
        tabIndex={0}
        role="group"
        aria-label={label}
        aria-description={help}
        onKeyDown={onKeyDown}
        className="rounded-sm"
      >
        <svg
          ref={svg}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          data-file-height={overlaid ? height + LEGEND * curves.length + LEGEND / 2 : undefined}
          aria-hidden="true"
          className="block max-w-full touch-pan-y select-none"
          onDoubleClick={() => change((seen) => ({ ...seen, from: 0, to: 1 }))}
          {...handlers}
        >
          {curves.map(({ key, name, curve, colour, dashes }, k) => {
            const { top, bottom, heightAt } = bands[k]!;
            return (
              <g key={key} data-curve={name}>
                <clipPath id={`${clip}${k}`}>
                  <rect x={left} y={top} width={Math.max(0, right - left)} height={bottom - top} />
                </clipPath>
                <line
                  {...{ x1: left, x2: right, y1: heightAt(0), y2: heightAt(0) }}
                  stroke="var(--border)"
                />
                <path
                  d={curvePath(curve, scale, heightAt)}
                  clipPath={`url(#${clip}${k})`}
                  fill="none"
                  stroke={colour}
                  strokeWidth="1.2"
                  strokeLinejoin="round"
                  strokeDasharray={overlaid ? dashes : undefined}
                />
                {overlaid ? null : (
                  <text x={left + 2} y={top + 14} fontSize="13" fontWeight="600" fill={colour}>
                    {name}
                  </text>
                )}
              </g>
            );
          })}
          <PlotAxis technique={technique} scale={scale} top={room} width={width} />
          {overlaid ? <Legend curves={curves} left={left} top={height} /> : null}
          {dragged ? <DraggedSpan dragged={dragged} height={room} /> : null}
        </svg>
      </div>
      <p role="status" className="min-h-6 px-1 text-sm text-text-2 tabular-nums">
        {isWhole({ ...view, gain: 1 })
          ? null
          : t('plot.seen', { from: written(ends[0]!), to: written(ends.at(-1)!) })}
      </p>
    </div>
  );
}
