import type { ObservedCurve } from '@elucida/spectra/plotting/observed-curve';
import { formatPosition } from '@elucida/spectra/plotting/plot-peak';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import { useTranslation } from 'react-i18next';
import { useFigures } from '../lib/i18n/use-figures.ts';

interface Props {
  technique: SpectrumType;
  /** What is said of the peak that is marked; null where none is. */
  words: string | null;
  count: number;
  observed: ObservedCurve | null;
  /** Whether its curve was read from an image. */
  read: boolean;
  mirrored: boolean;
  /** Ends of what is seen; null where it is the whole axis. */
  seen: readonly [number, number] | null;
}

/** The line under a plot: the peak that is marked, else what is drawn and what is seen of it. */
export function PlotLine(props: Props) {
  const { technique, words, count, observed, read, mirrored, seen } = props;
  const { t } = useTranslation();
  const figures = useFigures();
  const parts = [
    ...(words === null
      ? [
          count === 0 ? t('plot.empty') : t('plot.count', { count }),
          ...(observed
            ? [t(`plot.curve.${read && observed.from === 'recorded' ? 'read' : observed.from}`)]
            : []),
        ]
      : [words]),
    ...(seen
      ? [
          t('plot.seen', {
            from: figures(formatPosition(technique, seen[0])),
            to: figures(formatPosition(technique, seen[1])),
          }),
        ]
      : []),
  ];
  return (
    <p className="min-h-6 px-1 text-sm text-text-2 tabular-nums">
      {parts.join(' · ')}
      {mirrored && words === null ? (
        <>
          {' '}
          · <span className="font-semibold">↑</span> {t('plot.observed')} ·{' '}
          <span className="font-semibold">↓</span> {t('plot.predicted')}
        </>
      ) : null}
    </p>
  );
}
