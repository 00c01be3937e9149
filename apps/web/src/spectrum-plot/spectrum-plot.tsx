import { techniqueOf } from '@elucida/spectra/techniques/registry';
import { plotDomain } from '@elucida/spectra/plotting/plot-domain';
import type { MissingPeak, PlotPeak } from '@elucida/spectra/plotting/plot-peak';
import type { ProtonSpectrum } from '@elucida/spectra/simulation/proton-spectrum';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InfraredOptions, type InfraredView } from './infrared-options.tsx';
import type { ExpectedRange, PlotMark } from './plot-annotations.ts';
import { PlotAxis } from './plot-axis.tsx';
import { PlotMarks } from './plot-marks.tsx';
import { PlotPeaks } from './plot-peaks.tsx';
import { PlotRanges } from './plot-ranges.tsx';
import { plotScale } from './plot-scale.ts';
import { plotShape } from './plot-shape.ts';
import { PlotTrace } from './plot-trace.tsx';
import { SimulatedTrace } from './simulated-trace.tsx';
import { TECHNIQUE_COLOUR } from './technique-colour.ts';
import { usePeakWords } from './use-peak-words.ts';
import { useWidth } from './use-width.ts';

interface Props {
  technique: SpectrumType;
  peaks: readonly PlotPeak[];
  missing?: readonly MissingPeak[];
  /** Where a candidate should show bands (IR): the mirrored side when a prediction is a range. */
  ranges?: readonly ExpectedRange[];
  /** The predicted ¹H spectrum, drawn as a curve in place of sticks. */
  simulated?: ProtonSpectrum | undefined;
  /** Named places on the axis. */
  marks?: readonly PlotMark[];
  /** Index of the peak to mark, when the caller keeps it (a line of reasoning, an atom). */
  active?: number | null;
  /** The peak under the pointer, null when it leaves. */
  onActive?: (peak: number | null) => void;
  /** The peak chosen by click, touch or arrow key; null with Escape. */
  onPick?: (peak: number | null) => void;
  height?: number;
}

const SIDE = 14; // px
const AXIS = 40; // px

/**
 * Observed peaks upwards; where a prediction exists, its dashed mirror downwards. Arrow keys move a
 * cursor from peak to
 * peak in reading direction, and the line under the plot says what is there.
 */
export function SpectrumPlot({
  technique,
  peaks,
  missing = [],
  ranges = [],
  simulated,
  marks = [],
  active,
  onActive,
  onPick,
  height = simulated ? 280 : 220,
}: Props) {
  const { t } = useTranslation();
  const { transmittance } = techniqueOf(technique).plot;
  const [frame, width] = useWidth<HTMLDivElement>(640);
  const [own, setOwn] = useState<number | null>(null);
  const [view, setView] = useState<InfraredView>({ transmittance: false, doubled: false });
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
  const x = plotScale(technique, {
    domain: plotDomain(technique, positions),
    range: [SIDE, width - SIDE],
    doubled: view.doubled,
  });
  const mirrored =
    simulated !== undefined ||
    missing.length + ranges.length > 0 ||
    peaks.some((peak) => peak.predicted !== undefined);
  const plotHeight = height - AXIS;
  const baseline = mirrored ? plotHeight * (simulated ? 0.5 : 0.58) : plotHeight - 2;
  const shape = plotShape(baseline, transmittance && view.transmittance);

  // Screen order, left to right.
  const order = peaks.map((_, index) => index).sort((a, b) => x(peaks[a]!.x) - x(peaks[b]!.x));
  const place = current === null ? -1 : order.indexOf(current);
  const step = (by: number) =>
    pick(
      order[
        Math.max(
          0,
          Math.min(order.length - 1, place === -1 ? (by > 0 ? 0 : order.length - 1) : place + by),
        )
      ] ?? null,
    );
  const onKeyDown = (event: React.KeyboardEvent) => {
    const move = {
      ArrowRight: 1,
      ArrowUp: 1,
      ArrowLeft: -1,
      ArrowDown: -1,
      Home: -peaks.length,
      End: peaks.length,
    }[event.key];
    if (event.key === 'Escape') pick(null);
    if (move === undefined || peaks.length === 0) return;
    event.preventDefault();
    step(move);
  };
  const words = current === null || !peaks[current] ? null : describe(peaks[current]);

  return (
    <div ref={frame} className="min-w-0">
      {transmittance ? <InfraredOptions view={view} onChange={setView} /> : null}
      <div
        tabIndex={0}
        role="slider"
        aria-label={t('plot.label', { technique: t(`common.technique.${technique}`) })}
        aria-description={t('plot.help')}
        aria-valuemin={0}
        aria-valuemax={peaks.length}
        aria-valuenow={place + 1}
        aria-valuetext={words ?? t('plot.count', { count: peaks.length })}
        onKeyDown={onKeyDown}
        onMouseLeave={() => choose(null)}
        className="rounded-sm"
      >
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          className="block max-w-full"
          style={{ color: TECHNIQUE_COLOUR[technique] }}
        >
          <PlotAxis technique={technique} scale={x} top={plotHeight} width={width} />
          <line x1={SIDE} x2={width - SIDE} y1={baseline} y2={baseline} stroke="var(--border)" />
          <PlotMarks marks={marks} scale={x} baseline={baseline} />
          <PlotRanges ranges={ranges} scale={x} baseline={baseline} bottom={plotHeight} />
          {simulated ? (
            <SimulatedTrace
              spectrum={simulated}
              scale={x}
              baseline={baseline}
              room={plotHeight - baseline - 2}
            />
          ) : null}
          <PlotTrace technique={technique} peaks={peaks} scale={x} shape={shape} />
          <PlotPeaks
            technique={technique}
            peaks={peaks}
            missing={missing}
            scale={x}
            shape={shape}
            baseline={baseline}
            bottom={plotHeight}
            current={current}
            onActive={choose}
            onPick={onPick ? pick : undefined}
            traced={simulated !== undefined}
          />
        </svg>
      </div>
      <p className="min-h-6 px-1 text-sm text-text-2 tabular-nums">
        {words ?? (peaks.length === 0 ? t('plot.empty') : t('plot.count', { count: peaks.length }))}
        {mirrored && words === null ? (
          <>
            {' '}
            · <span className="font-semibold">{simulated ? '↑' : '—'}</span> {t('plot.observed')} ·{' '}
            <span className="font-semibold">{simulated ? '↓' : '╌'}</span> {t('plot.predicted')}
          </>
        ) : null}
      </p>
    </div>
  );
}
