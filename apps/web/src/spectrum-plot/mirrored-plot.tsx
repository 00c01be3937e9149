import { plotDomain } from '@elucida/spectra/plotting/plot-domain';
import type { ProtonSpectrum } from '@elucida/spectra/simulation/proton-spectrum';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import type { ScaleLinear } from 'd3-scale';
import { PlotAxis } from './plot-axis.tsx';
import { PlotFigure } from './plot-figure.tsx';
import { plotScale } from './plot-scale.ts';
import { SimulatedTrace } from './simulated-trace.tsx';

/** A predicted line, or a range where a band is expected. */
export interface PredictedLine {
  /** Left and right end; the same for a line. */
  readonly from: number;
  readonly to: number;
  /** Standard deviation of a line's position; 0 where it is a range already. */
  readonly sd: number;
  /** 0–1, relative to the largest. */
  readonly height: number;
}

interface Props {
  technique: SpectrumType;
  upper: readonly PredictedLine[];
  lower: readonly PredictedLine[];
  /** ¹H: both spectra as they are simulated, drawn as curves in place of lines. */
  simulated?: readonly [upper: ProtonSpectrum, lower: ProtonSpectrum] | undefined;
  label: string;
}

const SIDE = 14,
  AXIS = 40,
  TOP = 10; // px

interface LinesProps {
  lines: readonly PredictedLine[];
  scale: ScaleLinear<number, number>;
  baseline: number;
  room: number;
  traced: boolean;
}

function Lines({ lines, scale, baseline, room, traced }: LinesProps) {
  return lines.map(({ from, to, sd, height }, index) => {
    const left = scale(from),
      right = scale(to),
      tip = baseline + room * Math.max(0.15, height);
    if (from !== to)
      return (
        <rect
          key={index}
          x={Math.min(left, right)}
          width={Math.max(2, Math.abs(right - left))}
          y={Math.min(baseline, tip)}
          height={Math.abs(tip - baseline)}
          fill="currentColor"
          fillOpacity="0.25"
          stroke="currentColor"
        />
      );
    return (
      <g key={index}>
        {sd > 0 ? (
          <rect
            x={Math.min(scale(from - sd), scale(from + sd))}
            width={Math.abs(scale(from + sd) - scale(from - sd))}
            y={baseline + room * 0.06 - 2}
            height="4"
            fill="var(--text-3)"
            fillOpacity="0.5"
          />
        ) : null}
        {traced ? null : (
          <line x1={left} x2={left} y1={baseline} y2={tip} stroke="currentColor" strokeWidth="2" />
        )}
      </g>
    );
  });
}

/**
 * Two predicted spectra on one axis, the second mirrored below the first. Its twin in words is the
 * caller's.
 */
export function MirroredPlot({ technique, upper, lower, simulated, label }: Props) {
  const height = simulated ? 320 : 220;
  const ends = [...upper, ...lower].flatMap(({ from, to, sd }) => [from + sd, to - sd]);
  const domain = plotDomain(technique, ends);
  const bottom = height - AXIS;
  const baseline = bottom / 2;
  const room = baseline - TOP;
  return (
    <PlotFigure technique={technique} label={label} height={height}>
      {(width) => {
        const scale = plotScale(technique, { domain, range: [SIDE, width - SIDE], doubled: false });
        return (
          <>
            <PlotAxis technique={technique} scale={scale} top={bottom} width={width} />
            <line x1={SIDE} x2={width - SIDE} y1={baseline} y2={baseline} stroke="var(--border)" />
            {simulated ? (
              <SimulatedTrace
                spectrum={simulated[0]}
                scale={scale}
                baseline={baseline}
                room={-room}
              />
            ) : null}
            {simulated ? (
              <SimulatedTrace
                spectrum={simulated[1]}
                scale={scale}
                baseline={baseline}
                room={room}
              />
            ) : null}
            <Lines
              lines={upper}
              scale={scale}
              baseline={baseline}
              room={-room}
              traced={simulated !== undefined}
            />
            <Lines
              lines={lower}
              scale={scale}
              baseline={baseline}
              room={room}
              traced={simulated !== undefined}
            />
          </>
        );
      }}
    </PlotFigure>
  );
}
