import { printedNumber } from '@elucida/spectra/number-format';
import type { RunStart, RunSteps } from '@elucida/spectrometer/run-by-hand';
import { scaleLinear } from 'd3-scale';
import { useMemo, type MouseEvent } from 'react';
import { useFigures } from '../lib/i18n/use-figures.ts';
import { curvePath } from '../spectrum-plot/curve-path.ts';
import { DraggedSpan } from '../spectrum-plot/dragged-span.tsx';
import { TECHNIQUE_COLOUR } from '../spectrum-plot/technique-colour.ts';
import { useDragZoom } from '../spectrum-plot/use-drag-zoom.ts';
import { useWidth } from '../spectrum-plot/use-width.ts';
import { useProcessingText } from './processing-words.ts';
import { scansByKey, type RunPlaces } from './run-places.ts';

interface Props {
  start: RunStart;
  places: RunPlaces;
  steps: RunSteps;
  /** What is taken, in words. */
  words: string;
  onChoose: (field: 'key' | 'pointer', steps: RunSteps) => void;
  onLeft: () => void;
}

/** Px: sides, the name above, the axis below, and all. */
const SIDE = 14,
  TOP = 22,
  AXIS = 40,
  HEIGHT = 200;
/** Px between ticks. */
const TICK = 70;

const none = () => {};

/** Room at both ends of a run of one scan, in the axis's unit. */
const ALONE = 0.5;

function domainOf(at: Float64Array): [number, number] {
  const [from, to] = [at[0]!, at.at(-1)!];
  return from === to ? [from - ALONE, to + ALONE] : [from, to];
}

/**
 * Ions over time, with the scans that are taken: a click or a key takes another, a range that is dragged over is
 * averaged.
 */
export function RunChromatogram({ start, places, steps, words, onChoose, onLeft }: Props) {
  const { run: text } = useProcessingText();
  const figures = useFigures();
  const [frame, width] = useWidth<HTMLDivElement>(640);
  const { totals, usual } = start;
  const { at, nearest, isTimed } = places;
  const [left, right, bottom] = [SIDE, width - SIDE, HEIGHT - AXIS];
  const scale = useMemo(
    () => scaleLinear(domainOf(at), [SIDE, Math.max(SIDE + 1, width - SIDE)]),
    [at, width],
  );
  const heightAt = useMemo(() => {
    const most = totals.reduce((high, total) => Math.max(high, total), 0);
    return scaleLinear([0, most || 1], [bottom, TOP + 4]);
  }, [totals, bottom]);
  const path = useMemo(
    () => curvePath({ x: at, y: Float64Array.from(totals) }, scale, heightAt),
    [at, totals, scale, heightAt],
  );
  const scanAt = (px: number) => nearest(scale.invert(px));
  const { dragged, handlers } = useDragZoom(none, {
    left,
    right,
    onSpan: (from, to) =>
      onChoose('pointer', {
        first: scanAt(Math.min(from, to)),
        last: scanAt(Math.max(from, to)),
      }),
  });
  const onClick = (event: MouseEvent<SVGSVGElement>) => {
    const scan = scanAt(event.clientX - event.currentTarget.getBoundingClientRect().left);
    onChoose('pointer', { first: scan, last: scan });
  };
  const [first, last] = [scale(at[steps.first]!), scale(at[steps.last]!)];
  const usualScan = usual.first;
  return (
    <div ref={frame} className="plot-frame min-w-0">
      <div
        tabIndex={0}
        role="slider"
        aria-label={text.chromatogram}
        aria-description={text.keys}
        aria-valuemin={1}
        aria-valuemax={totals.length}
        aria-valuenow={steps.first + 1}
        aria-valuetext={words}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          const { key, shiftKey } = event;
          const next = scansByKey(steps, { key, shiftKey, count: totals.length });
          if (next === null) return;
          event.preventDefault();
          onChoose('key', next);
        }}
        onBlur={onLeft}
        className="rounded-sm"
      >
        <svg
          width={width}
          height={HEIGHT}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          aria-hidden="true"
          className="block max-w-full touch-pan-y cursor-crosshair select-none"
          style={{ color: TECHNIQUE_COLOUR.MS }}
          onClick={onClick}
          {...handlers}
        >
          <text x={left} y={14} fontSize="13" fill="var(--text-2)">
            {text.chromatogram}
          </text>
          <g data-taken="" stroke="var(--accent)">
            <rect
              x={first}
              width={Math.max(1, last - first)}
              y={TOP}
              height={bottom - TOP}
              fill="var(--accent)"
              fillOpacity="0.15"
              stroke="none"
            />
            <line x1={first} x2={first} y1={TOP} y2={bottom} strokeWidth="1.5" />
            <line x1={last} x2={last} y1={TOP} y2={bottom} strokeWidth="1.5" />
          </g>
          <line x1={left} x2={right} y1={bottom} y2={bottom} stroke="var(--border)" />
          <path
            d={path}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.2"
            strokeLinejoin="round"
          />
          <circle
            data-usual=""
            cx={scale(at[usualScan]!)}
            cy={heightAt(totals[usualScan]!)}
            r="4"
            fill="var(--surface)"
            stroke="currentColor"
            strokeWidth="1.5"
          />
          <g fontSize="13" fill="var(--text-2)" style={{ fontVariantNumeric: 'tabular-nums' }}>
            {scale.ticks(Math.max(2, Math.floor(width / TICK))).map((tick) => (
              <g key={tick} transform={`translate(${scale(tick)},${bottom})`}>
                <line y2="5" stroke="var(--control)" />
                <text y="18" textAnchor="middle">
                  {figures(printedNumber(Number(tick.toFixed(6))))}
                </text>
              </g>
            ))}
            <text x={width / 2} y={bottom + 35} textAnchor="middle" fill="var(--text-3)">
              {isTimed ? text.time : text.scan}
            </text>
          </g>
          {dragged ? <DraggedSpan dragged={dragged} height={bottom} /> : null}
        </svg>
      </div>
    </div>
  );
}
