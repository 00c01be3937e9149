import type { ScaleLinear } from 'd3-scale';
import { useTranslation } from 'react-i18next';
import type { ExpectedRange } from './plot-annotations.ts';

interface Props {
  ranges: readonly ExpectedRange[];
  scale: ScaleLinear<number, number>;
  baseline: number;
  bottom: number;
}

/**
 * The predicted side of an IR spectrum: a dashed box a range, hollow with a word where nothing was
 * found.
 */
export function PlotRanges({ ranges, scale, baseline, bottom }: Props) {
  const { t } = useTranslation();
  const depth = (bottom - baseline) * 0.55;
  return (
    <g>
      {ranges.map(({ from, to, found }, index) => {
        const left = Math.min(scale(from), scale(to));
        const width = Math.max(3, Math.abs(scale(to) - scale(from)));
        return (
          <g key={index}>
            <rect
              x={left}
              y={baseline}
              width={width}
              height={depth}
              fill={found ? 'currentColor' : 'none'}
              fillOpacity="0.14"
              stroke="currentColor"
              strokeWidth="1.400"
              strokeDasharray="4 3"
            />
            {found ? null : (
              <text
                x={left + width / 2}
                y={baseline + depth + 14}
                textAnchor="middle"
                fontSize="12"
                fill="var(--text)"
              >
                {t('plot.missing')}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
