import { buildBlock, exportJson, type PayloadBlock } from '@elucida/spectra/manual-payload/build-payload';
import type { ManualDraft } from '@elucida/spectra/manual-payload/draft';
import { PEAK_FIELDS } from '@elucida/spectra/manual-payload/fields';
import { writeNotation } from '@elucida/spectra/notation/write-notation';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { plotPeaks } from '@elucida/spectra/plotting/plot-peaks';
import { SpectrumPlot } from '../../spectrum-plot/spectrum-plot.tsx';

/** A block without the rows that have no position yet. */
function withPositions(block: PayloadBlock): Spectrum {
  const position = PEAK_FIELDS[block.type][0]!.name;
  return { ...block, peaks: (block.peaks as Record<string, unknown>[]).filter((peak) => peak[position] !== undefined) } as unknown as Spectrum;
}

/** What the draft looks like: plots, the experimental text, the JSON. Drawn behind the typing, never in its way. */
export function LivePanels({ draft }: { draft: ManualDraft }) {
  const { t } = useTranslation();
  const settled = useDeferredValue(draft);
  const spectra = settled.spectra.map((block) => withPositions(buildBlock(block)));
  const filled = spectra.filter((spectrum) => spectrum.peaks.length > 0);
  return (
    <>
      {filled.length > 0 ? (
        <section className="card grid gap-4" aria-labelledby="plots">
          <h2 id="plots" className="text-lg">{t('manual.plots')}</h2>
          {filled.map((spectrum, index) => (
            <div key={`${spectrum.type}-${index}`}>
              <h3 className="eyebrow">{t(`common.technique.${spectrum.type}`)}</h3>
              <SpectrumPlot technique={spectrum.type} peaks={plotPeaks({ type: spectrum.type, peaks: spectrum.peaks as unknown as Record<string, unknown>[] })} height={170} />
            </div>
          ))}
        </section>
      ) : null}
      {filled.length > 0 ? (
        <section className="card" aria-labelledby="acs">
          <h2 id="acs" className="text-lg">{t('manual.acs')}</h2>
          <p className="field-hint">{t('manual.acsHelp')}</p>
          {filled.map((spectrum, index) => <p key={index} className="mt-2 text-sm wrap-anywhere">{writeNotation(spectrum)}</p>)}
        </section>
      ) : null}
      <details className="card">
        <summary className="font-semibold">{t('manual.preview')}</summary>
        <pre tabIndex={0} aria-label={t('manual.preview')} className="mono mt-3 max-h-96 overflow-auto rounded-sm bg-sunken p-3">{exportJson(settled)}</pre>
      </details>
    </>
  );
}
