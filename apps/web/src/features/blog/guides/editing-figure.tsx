import { scaleLinear } from 'd3-scale';
import { PlotAxis } from '../../../spectrum-plot/plot-axis.tsx';
import { PlotFigure } from '../../../spectrum-plot/plot-figure.tsx';
import { ETHYL_ISOBUTYRATE, EXPERIMENTS, PHASES, type Experiment } from './c13nmr-data.ts';

const ROW = 84; // px
const STICK = 34; // px
const SIDE = 14; // px
const EDITING_HEIGHT = EXPERIMENTS.length * ROW + 44; // px

/** The same carbons in each experiment, one under the other: lines point up, down, or are gone. */
export function EditingFigure({
  label,
  names,
}: {
  label: string;
  names: Readonly<Record<Experiment, string>>;
}) {
  return (
    <PlotFigure technique="C13NMR" label={label} height={EDITING_HEIGHT}>
      {(width) => {
        const x = scaleLinear([200, 0], [SIDE, width - SIDE]);
        return (
          <>
            {EXPERIMENTS.map((experiment, row) => {
              const zero = row * ROW + ROW / 2;
              return (
                <g key={experiment}>
                  <text x={SIDE} y={zero - 22} fontSize="13" fontWeight="600" fill="var(--text)">
                    {names[experiment]}
                  </text>
                  <line x1={SIDE} x2={width - SIDE} y1={zero} y2={zero} stroke="var(--border)" />
                  {ETHYL_ISOBUTYRATE.map((carbon) => (
                    <line
                      key={carbon.x}
                      x1={x(carbon.x)}
                      x2={x(carbon.x)}
                      y1={zero}
                      y2={zero - PHASES[experiment][carbon.hydrogens] * carbon.height * STICK}
                      stroke="currentColor"
                      strokeWidth="2"
                    />
                  ))}
                </g>
              );
            })}
            <PlotAxis technique="C13NMR" scale={x} top={EXPERIMENTS.length * ROW} width={width} />
          </>
        );
      }}
    </PlotFigure>
  );
}
