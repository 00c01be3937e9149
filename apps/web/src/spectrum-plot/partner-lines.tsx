import type { PlotPeak } from '@elucida/spectra/plotting/plot-peak';
import type { ScaleLinear } from 'd3-scale';

interface Props {
  peaks: readonly PlotPeak[];
  scale: ScaleLinear<number, number>;
  /** From the observed spectrum's lower edge to the line that the prediction hangs from, px. */
  from: number;
  to: number;
  current: number | null;
}

/** Lines from each observed signal to what is predicted for it: how far they lean is how far it is off. */
export function PartnerLines({ peaks, scale, from, to, current }: Props) {
  const left = scale.range()[0]!,
    right = scale.range().at(-1)!;
  const outside = (px: number) => px < left || px > right;
  return (
    <g fill="none" stroke="currentColor">
      {peaks.map(({ x, predicted, partner = predicted, agreement }, index) => {
        if (partner === undefined || (outside(scale(x)) && outside(scale(partner)))) return null;
        return (
          <path
            key={index}
            d={`M${scale(x)} ${from}L${scale(partner)} ${to}`}
            strokeWidth={index === current ? 2.2 : 1}
            strokeDasharray={agreement === 'against' ? '2 3' : undefined}
            opacity={index === current ? 1 : 0.55}
          />
        );
      })}
    </g>
  );
}
