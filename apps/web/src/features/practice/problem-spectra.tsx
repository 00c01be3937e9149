import type { ShownProblem } from '@elucida/contract/practice';
import { writeNotation } from '@elucida/spectra/notation/write-notation';
import { instrumentTrace } from '@elucida/spectra/plotting/instrument-trace';
import { plotPeaks } from '@elucida/spectra/plotting/plot-peaks';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SpectrumPlot } from '../../spectrum-plot/spectrum-plot.tsx';
import type { PointedAt } from './pointed-at.ts';
import { usePracticeText } from './practice-text.ts';

const HEIGHT = 220; // px
/** Three of them, with their lists, are a page of paper. */
const LOW = 150;

const ProblemSpectrum = memo(function ProblemSpectrum({
  spectrum,
  active,
  listed,
  labelled,
  low,
}: {
  spectrum: Spectrum;
  active: number | null;
  listed: boolean;
  labelled: boolean;
  low: boolean;
}) {
  const { t } = useTranslation();
  const text = usePracticeText();
  // What a sentence points at has its label.
  const isBare = !labelled && active === null;
  const drawn = useMemo(() => {
    const { type, peaks, metadata, plane } = spectrum;
    const trace = spectrum.trace ?? (isBare ? instrumentTrace(spectrum) : null);
    return {
      type,
      peaks: peaks.map((peak) => ({ ...peak })),
      metadata: { ...metadata },
      ...(plane && { plane }),
      ...(trace && { trace, simulated: spectrum.trace === undefined }),
    };
  }, [spectrum, isBare]);
  const peaks = useMemo(() => plotPeaks(drawn), [drawn]);
  return (
    <section
      className="card break-inside-avoid"
      aria-label={t(`common.technique.${spectrum.type}`)}
    >
      <h2 className="text-base">{t(`common.technique.${spectrum.type}`)}</h2>
      <SpectrumPlot
        technique={spectrum.type}
        peaks={peaks}
        source={drawn}
        height={low ? LOW : HEIGHT}
        {...(active === null ? {} : { active })}
        {...(isBare && 'trace' in drawn
          ? { bare: spectrum.trace ? t('plot.curve.recorded') : text.solve.instrument }
          : {})}
      />
      <details className="mt-2" open={listed}>
        <summary className="cursor-pointer text-sm font-semibold print:hidden">
          {text.solve.asList}
        </summary>
        <p className="mono mt-1 text-sm wrap-anywhere">{writeNotation(spectrum)}</p>
      </details>
    </section>
  );
});

/** The spectra of a problem, each as a plot and, where it is asked for, as a list. */
export function ProblemSpectra({
  spectra,
  pointed,
  listed = false,
  labels = 'shown',
  compact = false,
}: {
  spectra: ShownProblem['spectra'];
  pointed: PointedAt | null;
  /** Labels and integrals at first: `asked` shows them to who asks for them. */
  labels?: 'shown' | 'asked';
  /** The lists are open at first: paper cannot be asked. */
  listed?: boolean;
  /** The plots alone, and low. */
  compact?: boolean;
}) {
  const text = usePracticeText();
  const [asked, setAsked] = useState(false);
  const labelled = labels === 'shown' || asked;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {labels === 'asked' && !compact ? (
        <label className="flex items-center gap-2 print:hidden">
          <input
            type="checkbox"
            checked={asked}
            onChange={({ target }) => setAsked(target.checked)}
          />
          {text.solve.labels}
        </label>
      ) : null}
      {spectra.map((spectrum, place) => (
        <ProblemSpectrum
          key={`${spectrum.type} ${place}`}
          spectrum={spectrum}
          listed={listed}
          labelled={labelled}
          low={listed || compact}
          active={pointed?.technique === spectrum.type ? (pointed.peaks[0] ?? null) : null}
        />
      ))}
    </div>
  );
}
