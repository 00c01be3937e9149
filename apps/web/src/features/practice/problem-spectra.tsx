import type { ShownProblem } from '@elucida/contract/practice';
import { writeNotation } from '@elucida/spectra/notation/write-notation';
import { plotPeaks } from '@elucida/spectra/plotting/plot-peaks';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SpectrumPlot } from '../../spectrum-plot/spectrum-plot.tsx';
import type { PointedAt } from './pointed-at.ts';
import { usePracticeText } from './practice-text.ts';

const HEIGHT = 220; // px

const ProblemSpectrum = memo(function ProblemSpectrum({
  spectrum,
  active,
}: {
  spectrum: Spectrum;
  active: number | null;
}) {
  const { t } = useTranslation();
  const text = usePracticeText();
  const drawn = useMemo(() => {
    const { type, peaks, metadata } = spectrum;
    return { type, peaks: peaks.map((peak) => ({ ...peak })), metadata: { ...metadata } };
  }, [spectrum]);
  const peaks = useMemo(() => plotPeaks(drawn), [drawn]);
  return (
    <section className="card" aria-label={t(`common.technique.${spectrum.type}`)}>
      <h2 className="text-base">{t(`common.technique.${spectrum.type}`)}</h2>
      <SpectrumPlot
        technique={spectrum.type}
        peaks={peaks}
        source={drawn}
        height={HEIGHT}
        {...(active === null ? {} : { active })}
      />
      <details className="mt-2">
        <summary className="cursor-pointer text-sm font-semibold">{text.solve.asList}</summary>
        <p className="mono mt-1 text-sm wrap-anywhere">{writeNotation(spectrum)}</p>
      </details>
    </section>
  );
});

/** The spectra of a problem, each as a plot and, where it is asked for, as a list. */
export function ProblemSpectra({
  spectra,
  pointed,
}: {
  spectra: ShownProblem['spectra'];
  pointed: PointedAt | null;
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {spectra.map((spectrum) => (
        <ProblemSpectrum
          key={spectrum.type}
          spectrum={spectrum}
          active={pointed?.technique === spectrum.type ? (pointed.peaks[0] ?? null) : null}
        />
      ))}
    </div>
  );
}
