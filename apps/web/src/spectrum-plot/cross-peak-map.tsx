import { formatPosition, type PlotPeak } from '@elucida/spectra/plotting/plot-peak';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import type { PairPart } from '@elucida/spectra/techniques/technique';
import { scaleLinear } from 'd3-scale';
import { lazy, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { documentLanguage } from '../lib/i18n/document-language.ts';
import { useFigures } from '../lib/i18n/use-figures.ts';
import { OptionalPart } from '../ui/optional-part.tsx';
import { ContourPaths } from './contour-paths.tsx';
import { MapAxes } from './map-axes.tsx';
import { MapMarks, type MapPlaces } from './map-marks.tsx';
import { MapPeaks, type MapPoint } from './map-peaks.tsx';
import { MapProjection } from './map-projection.tsx';
import {
  BOTTOM,
  CONTOURED,
  HEIGHT,
  LEFT,
  RIGHT,
  spanOf,
  STRIP,
  TOP,
  type MapNucleus,
} from './map-space.ts';
import { seenScale } from './plot-view.ts';
import type { Projections } from './projections.ts';
import { TECHNIQUE_COLOUR } from './technique-colour.ts';
import { useContours } from './use-contours.ts';
import { useLevelWheel, useMapView } from './use-map-view.ts';
import type { PlotSource } from './use-plot-data.ts';
import { useWidth } from './use-width.ts';

// Buttons come after what is drawn, and with their words.
const MapTools = lazy(async () => {
  const [{ MapTools: tools }, { usePlotToolsText: text }] = await Promise.all([
    import('./map-tools.tsx'),
    import('./plot-tools-text.ts'),
  ]);
  await text.load(documentLanguage());
  return { default: tools };
});

interface Props {
  technique: SpectrumType;
  pair: PairPart;
  spectrum: Pick<PlotSource, 'peaks' | 'plane'>;
  peaks: readonly PlotPeak[];
  /** Curves of one dimension along the top and the left edge. */
  projections?: Projections | undefined;
  /** Named places of the axes; a map has them or projections. */
  places?: MapPlaces | undefined;
  /** Place of the marked peak among `peaks`. */
  active: number | null;
  onActive: (peak: number | null) => void;
  onPick: (peak: number | null) => void;
}

/** The list to whose decimals a shift is written. */
const LIST = { '1H': 'H1NMR', '13C': 'C13NMR' } as const;

/**
 * Cross peaks as the field draws them: the hydrogens along the bottom from right to left, their partners
 * down the side; peaks of negative sign are hollow, those that speak against the candidate red. Where the plane was
 * recorded, its contours lie below them. The table below says the same by keyboard.
 */
export function CrossPeakMap(props: Props) {
  const {
    technique,
    pair,
    spectrum,
    peaks,
    projections = {},
    places,
    active,
    onActive,
    onPick,
  } = props;
  const { t } = useTranslation();
  const figures = useFigures();
  const clip = useId();
  const [frame, width] = useWidth<HTMLDivElement>(640);
  const svg = useRef<SVGSVGElement>(null);
  const { view, dragged, handlersIn, isWhole, zoom, reset } = useMapView();
  const contours = useContours(spectrum.plane);
  useLevelWheel(frame, contours?.add);
  const [firstNucleus, secondNucleus] = pair.nuclei;
  const rows = spectrum.peaks;
  const points = peaks.flatMap((peak, place): MapPoint[] => {
    const row = rows[peak.index ?? place];
    const second = Number(row?.[pair.fields[1]]);
    return Number.isFinite(second)
      ? [{ place, first: peak.x, second, hollow: row?.['phase'] === '-', peak }]
      : [];
  });
  const plane = contours?.traced.plane;
  const across = spanOf(
    points.map(({ first }) => first),
    firstNucleus,
    plane?.across,
  );
  const down = spanOf(
    points.map(({ second }) => second),
    secondNucleus,
    plane?.down,
  );
  const height = plane ? CONTOURED : HEIGHT;
  const box = { left: LEFT, right: width - RIGHT, top: TOP, bottom: height - BOTTOM };
  const left = LEFT + (plane && projections.down ? STRIP : 0),
    top = TOP + (plane && projections.across ? STRIP : 0);
  const inner = { ...box, left, top };
  const wholeX = scaleLinear([across[1], across[0]], [left, box.right]);
  const wholeY = scaleLinear(down, [top, box.bottom]);
  const x = seenScale(wholeX, view.x),
    y = seenScale(wholeY, view.y);
  const ends = [Math.max(across[0], down[0]), Math.min(across[1], down[1])] as const;
  const marked = points.find(({ place }) => place === active);
  const write = (nucleus: MapNucleus, shift: number) =>
    figures(formatPosition(LIST[nucleus], shift));
  const about = marked && [
    (wholeX(marked.first) - left) / (box.right - left),
    (wholeY(marked.second) - top) / (box.bottom - top),
  ];

  return (
    <div ref={frame} className="plot-frame min-w-0">
      <div className="mb-1 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
        <OptionalPart instead={null}>
          <MapTools
            contours={contours}
            isWhole={isWhole}
            onZoom={(steps) => zoom(steps, about && [about[0]!, about[1]!])}
            onReset={reset}
            technique={technique}
            peaks={rows}
            svg={svg}
          />
        </OptionalPart>
      </div>
      <svg
        ref={svg}
        role="img"
        aria-label={t('plot.label', { technique: t(`common.technique.${technique}`) })}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        className="block max-w-full touch-pan-y select-none"
        style={{ color: TECHNIQUE_COLOUR[technique] }}
        {...handlersIn(inner)}
      >
        <clipPath id={clip}>
          <rect x={left} y={top} width={Math.max(0, box.right - left)} height={box.bottom - top} />
        </clipPath>
        {plane && projections.across ? (
          <MapProjection
            trace={projections.across}
            domain={x.domain()}
            range={x.range()}
            edge={top}
          />
        ) : null}
        {plane && projections.down ? (
          <MapProjection
            trace={projections.down}
            domain={y.domain()}
            range={y.range()}
            edge={left}
            down
          />
        ) : null}
        <g clipPath={`url(#${clip})`}>
          {firstNucleus === secondNucleus && ends[0] < ends[1] ? (
            <line
              x1={x(ends[0])}
              y1={y(ends[0])}
              x2={x(ends[1])}
              y2={y(ends[1])}
              stroke="var(--border)"
              strokeDasharray="4 4"
            />
          ) : null}
          {contours ? (
            <ContourPaths traced={contours.traced} lowest={contours.lowest} x={x} y={y} />
          ) : null}
        </g>
        <rect
          x={left}
          y={top}
          width={Math.max(0, box.right - left)}
          height={box.bottom - top}
          fill="none"
          stroke="var(--border)"
        />
        <MapAxes x={x} y={y} nuclei={pair.nuclei} box={box} />
        {places ? <MapMarks places={places} x={x} y={y} /> : null}
        <g clipPath={`url(#${clip})`}>
          {marked ? (
            <g stroke="var(--accent)" fill="var(--text)" fontSize="13">
              <line x1={x(marked.first)} x2={x(marked.first)} y1={top} y2={box.bottom} />
              <line x1={left} x2={box.right} y1={y(marked.second)} y2={y(marked.second)} />
              <text
                x={x(marked.first) + (x(marked.first) > width / 2 ? -8 : 8)}
                y={y(marked.second) + (y(marked.second) < top + 30 ? 22 : -8)}
                textAnchor={x(marked.first) > width / 2 ? 'end' : 'start'}
                stroke="none"
              >
                {`${write(firstNucleus, marked.first)} / ${write(secondNucleus, marked.second)}`}
              </text>
            </g>
          ) : null}
          <MapPeaks {...{ points, x, y, active, onActive, onPick }} isOpen={plane !== undefined} />
        </g>
        {dragged ? (
          <rect
            data-screen-only
            x={Math.min(dragged.from[0], dragged.to[0])}
            y={Math.min(dragged.from[1], dragged.to[1])}
            width={Math.abs(dragged.to[0] - dragged.from[0])}
            height={Math.abs(dragged.to[1] - dragged.from[1])}
            fill="var(--focus)"
            fillOpacity="0.15"
            stroke="var(--focus)"
          />
        ) : null}
      </svg>
    </div>
  );
}
