import type { SavedCurve } from '@elucida/spectra/export/csv-text';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import { plotDomain } from '@elucida/spectra/plotting/plot-domain';
import {
  formatPosition,
  type MissingPeak,
  type PlotPeak,
} from '@elucida/spectra/plotting/plot-peak';
import type { ProtonSpectrum } from '@elucida/spectra/simulation/proton-spectrum';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import { lazy, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraggedSpan } from './dragged-span.tsx';
import type { MapPlaces } from './map-marks.tsx';
import type { Projections } from './projections.ts';
import { InfraredOptions, type InfraredView } from './infrared-options.tsx';
import type { ExpectedRange, PlotMark } from './plot-annotations.ts';
import { PlotDrawing } from './plot-drawing.tsx';
import { peakStep, viewEdit } from './plot-keys.ts';
import { PlotLine } from './plot-line.tsx';
import { plotScale } from './plot-scale.ts';
import { plotShape } from './plot-shape.ts';
import { isWhole, seenScale, showing } from './plot-view.ts';
import { TECHNIQUE_COLOUR } from './technique-colour.ts';
import { useDragZoom } from './use-drag-zoom.ts';
import { useFullScreen } from './use-full-screen.ts';
import { usePeakWords } from './use-peak-words.ts';
import { usePlotData, type PlotSource } from './use-plot-data.ts';
import { usePlotView } from './use-plot-view.ts';
import { useWidth } from './use-width.ts';
import { useZoomGestures } from './use-zoom-gestures.ts';
import { documentLanguage } from '../lib/i18n/document-language.ts';
import { OptionalPart } from '../ui/optional-part.tsx';

// Most plots are of one dimension.
const CrossPeakMap = lazy(async () => ({
  default: (await import('./cross-peak-map.tsx')).CrossPeakMap,
}));
// Buttons, help and export come after what is drawn, and with their words.
const PlotTools = lazy(async () => {
  const [{ PlotTools: tools }, { usePlotToolsText: text }] = await Promise.all([
    import('./plot-tools.tsx'),
    import('./plot-tools-text.ts'),
  ]);
  await text.load(documentLanguage());
  return { default: tools };
});

interface Props {
  technique: SpectrumType;
  peaks: readonly PlotPeak[];
  /** The spectrum itself, from which its curve is drawn; without it, positions alone. */
  source?: PlotSource;
  /** Along the edges of a map: curves of one dimension of the same sample. */
  projections?: Projections | undefined;
  missing?: readonly MissingPeak[];
  /** Where a candidate should show bands (IR): the mirrored side when a prediction is a range. */
  ranges?: readonly ExpectedRange[];
  /** The predicted ¹H spectrum, drawn as a curve in place of sticks. */
  simulated?: ProtonSpectrum | undefined;
  /** Named places on the axis. */
  marks?: readonly PlotMark[];
  /** Named places on the axes of a map. */
  places?: MapPlaces | undefined;
  /** Address of the image that the spectrum was read from. */
  image?: string | undefined;
  /** Index of the peak to mark, when the caller keeps it (a line of reasoning, an atom). */
  active?: number | null;
  /** The peak under the pointer, null when it leaves. */
  onActive?: (peak: number | null) => void;
  /** The peak chosen by click, touch or arrow key; null with Escape. */
  onPick?: (peak: number | null) => void;
  /** A place of the axis was clicked, with how much of the axis a pixel is: peaks are not chosen then. */
  onPlace?: ((place: number, perPx: number) => void) | undefined;
  /** A range was dragged over, from end to end: it is not enlarged then. */
  onSpan?: ((from: number, to: number) => void) | undefined;
  /** Delete was pressed on a chosen peak. */
  onRemove?: ((peak: number) => void) | undefined;
  height?: number;
  /** Nothing but the curve is shown, as on an instrument: no labels, integrals or marks; and this below it. */
  bare?: string | undefined;
  /** All points of its curve, for a file, where they are more than its trace keeps. */
  wholeCurve?: (() => Promise<SavedCurve>) | undefined;
}

/** Px: room next to the plot, next to one with a vertical axis, and for the axis below. */
const SIDE = 14,
  ORDINATE = 58,
  NAMED = 24,
  AXIS = 40;
/** Lower plots have no room for figures above the peaks. */
const LABELLED_PX = 160;
/** Least height of a map of cross peaks, px. */
const MAP = 340;
/** Height without and with a prediction, px; and what is left of a full screen by everything else. */
const ALONE = 240,
  MIRRORED = 340,
  AROUND = 150;
/** Share of the height that a prediction takes. */
const SHARE = { simulated: 0.5, other: 0.4 } as const;

const none = () => {};
const NO_PEAKS: readonly PlotPeak[] = [];

/** The plot of a spectrum: peaks along one axis, or, where they join two signals, a map of them. */
export function SpectrumPlot(props: Props) {
  const { technique, peaks, source, projections, places, active, onActive, onPick } = props;
  const [own, setOwn] = useState<number | null>(null);
  const { pair } = techniqueOf(technique);
  if (pair === null || source === undefined) return <LinePlot {...props} />;
  return (
    <OptionalPart fallback={<div style={{ minHeight: MAP }} />}>
      <CrossPeakMap
        technique={technique}
        pair={pair}
        spectrum={source}
        peaks={peaks}
        projections={projections}
        places={places}
        active={active === undefined ? own : active}
        onActive={onActive ?? setOwn}
        onPick={onPick ?? setOwn}
      />
    </OptionalPart>
  );
}

/**
 * Observed peaks upwards; where a prediction exists, its mirror downwards. Arrow keys move a
 * cursor from peak to peak in reading direction, and the line under the plot says what is there.
 * Wheel, pinch, drag and keys enlarge a part.
 */
function LinePlot(props: Props) {
  const { technique, peaks, source, missing = [], ranges = [], simulated, marks = [] } = props;
  const { active, onActive, onPick, onPlace, onSpan, onRemove, image, bare } = props;
  /** What is shown of the peaks; all of them decide what of the axis is seen. */
  const shown = bare === undefined ? peaks : NO_PEAKS;
  const { t } = useTranslation();
  const { transmittance: hanging } = techniqueOf(technique).plot;
  const [frame, width] = useWidth<HTMLDivElement>(640);
  const svg = useRef<SVGSVGElement>(null);
  const screen = useFullScreen(frame);
  const [own, setOwn] = useState<number | null>(null);
  const [options, setOptions] = useState<InfraredView>({ transmittance: hanging, doubled: false });
  const { view, change } = usePlotView();
  const describe = usePeakWords(technique);
  const current = active === undefined ? own : active;
  const choose = (peak: number | null) => {
    setOwn(peak);
    onActive?.(peak);
  };
  const pick = (peak: number | null) => {
    setOwn(peak);
    if (onPick) onPick(peak);
    else onActive?.(peak);
  };

  const positions = [
    ...peaks.flatMap((peak) =>
      peak.predicted === undefined ? [peak.x] : [peak.x, peak.predicted],
    ),
    ...missing.map((peak) => peak.x),
    ...(simulated?.multiplets.map(({ centre }) => centre) ?? []),
    ...marks.map((mark) => mark.x),
  ];
  const domain = plotDomain(technique, positions);
  const absorption = options.transmittance ? 'transmittance' : 'absorbance';
  const data = usePlotData(technique, { peaks, source, domain, view: absorption });
  const left = !data.ordinate ? SIDE : data.ordinate.values ? ORDINATE : NAMED,
    right = width - SIDE;
  const whole = plotScale(technique, { domain, range: [left, right], doubled: options.doubled });
  const scale = seenScale(whole, view);
  const mirrored =
    simulated !== undefined ||
    missing.length + ranges.length > 0 ||
    peaks.some((peak) => peak.predicted !== undefined);
  const { height = mirrored ? MIRRORED : ALONE } = props;
  const drawnHeight = screen.on ? Math.max(height, screen.height - AROUND) : height;
  const labelled = bare === undefined && drawnHeight >= LABELLED_PX;
  const integrals = shown.some(({ integral }) => integral !== undefined);
  const shape = plotShape({
    height: drawnHeight - AXIS,
    labelled,
    longest: shown.reduce((most, { x }) => Math.max(most, formatPosition(technique, x).length), 0),
    integrals,
    mirrored: mirrored ? (simulated ? SHARE.simulated : SHARE.other) : 0,
    hanging: hanging && options.transmittance,
    signed: source?.fromZero === true,
  });
  useZoomGestures(svg, { view, change, left, right, height: drawnHeight });
  const { dragged, handlers } = useDragZoom(change, {
    left,
    right,
    onSpan: onSpan && ((from, to) => onSpan(scale.invert(from), scale.invert(to))),
  });
  const place = (event: React.MouseEvent<SVGSVGElement>) => {
    const px = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const at = Math.min(right, Math.max(left, px));
    onPlace?.(scale.invert(at), Math.abs(scale.invert(at + 1) - scale.invert(at)));
  };

  /** Where a peak is, as a share of the whole axis. */
  const placeOf = (peak: number | null) =>
    peak === null || !shown[peak] ? undefined : (whole(shown[peak].x) - left) / (right - left);
  // Screen order, left to right.
  const way = domain[0] < domain[1] ? 1 : -1;
  const order = shown.map((_, k) => k).sort((a, b) => way * (shown[a]!.x - shown[b]!.x));
  const nth = current === null ? -1 : order.indexOf(current);
  const step = (by: number) => {
    const from = nth === -1 ? (by > 0 ? -1 : order.length) : nth;
    const next = order[Math.max(0, Math.min(order.length - 1, from + by))] ?? null;
    pick(next);
    const at = placeOf(next);
    if (at !== undefined) change((seen) => showing(seen, at));
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') pick(null);
    const edit = viewEdit(event);
    const by = peakStep(event, shown.length);
    if (edit) change((seen) => edit(seen, placeOf(current)));
    else if (event.key === 'f' && !event.ctrlKey && !event.metaKey) screen.toggle();
    else if (by !== null && shown.length > 0) step(by);
    else if (event.key === 'Delete' && onRemove && current !== null) onRemove(current);
    else return;
    event.preventDefault();
  };
  const words = current === null || !shown[current] ? null : describe(shown[current]);

  return (
    <div ref={frame} className="plot-frame min-w-0">
      <div className="mb-1 flex min-h-8 flex-wrap items-center gap-1 print:hidden">
        {hanging ? <InfraredOptions view={options} onChange={setOptions} /> : null}
        <OptionalPart instead={null}>
          <PlotTools
            technique={technique}
            svg={svg}
            whole={isWhole(view)}
            change={change}
            screen={screen}
            image={image}
            source={source}
            wholeCurve={props.wholeCurve}
          />
        </OptionalPart>
      </div>
      <div
        tabIndex={0}
        role="slider"
        aria-label={t('plot.label', { technique: t(`common.technique.${technique}`) })}
        aria-description={t('plot.help')}
        aria-valuemin={0}
        aria-valuemax={shown.length}
        aria-valuenow={nth + 1}
        aria-valuetext={words ?? bare ?? t('plot.count', { count: shown.length })}
        onKeyDown={onKeyDown}
        onMouseLeave={() => choose(null)}
        className="rounded-sm"
      >
        <svg
          ref={svg}
          width={width}
          height={drawnHeight}
          viewBox={`0 0 ${width} ${drawnHeight}`}
          aria-hidden="true"
          className={`block max-w-full touch-pan-y select-none ${onPlace || onSpan ? 'cursor-crosshair' : ''}`}
          style={{ color: TECHNIQUE_COLOUR[technique] }}
          onClick={onPlace && place}
          onDoubleClick={() => change((seen) => ({ ...seen, from: 0, to: 1 }))}
          {...handlers}
        >
          <PlotDrawing
            {...{ technique, missing, ranges, marks, simulated, ...data }}
            peaks={shown}
            {...{ shape, scale, domain, width, labelled, integrals, mirrored, current }}
            gain={view.gain}
            onActive={dragged ? none : choose}
            onPick={onPick && !onPlace ? pick : undefined}
          />
          {dragged ? <DraggedSpan dragged={dragged} height={drawnHeight - AXIS} /> : null}
        </svg>
      </div>
      <PlotLine
        technique={technique}
        words={words ?? bare ?? null}
        count={shown.length}
        observed={data.observed}
        read={source?.source === 'image'}
        mirrored={mirrored}
        seen={isWhole({ ...view, gain: 1 }) ? null : [scale.domain()[0]!, scale.domain().at(-1)!]}
      />
    </div>
  );
}
