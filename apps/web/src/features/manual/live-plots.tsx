import { spectrumOfBlock } from '@elucida/spectra/manual-payload/build-payload';
import type { DraftBlock } from '@elucida/spectra/manual-payload/draft';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../lib/format/numbers.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { plotPeaks } from '@elucida/spectra/plotting/plot-peaks';
import { SpectrumPlot } from '../../spectrum-plot/spectrum-plot.tsx';
import { DRAWN, drawnPeaks } from './drawn-peaks.ts';

const BlockPlot = memo(function BlockPlot({ block }: { block: DraftBlock }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const spectrum = useMemo(() => spectrumOfBlock(block), [block]);
  const drawn = useMemo(() => {
    const { type, metadata, trace } = spectrum;
    return { type, peaks: drawnPeaks(spectrum), metadata: { ...metadata }, trace };
  }, [spectrum]);
  const peaks = useMemo(() => plotPeaks(drawn), [drawn]);
  if (peaks.length === 0) return null;
  return (
    <div>
      <h3 className="eyebrow">{t(`common.technique.${block.type}`)}</h3>
      <SpectrumPlot technique={block.type} peaks={peaks} source={drawn} height={220} />
      {spectrum.peaks.length > DRAWN ? (
        <p className="field-hint">
          {t('manual.drawn', {
            drawn: formatCount(DRAWN, language),
            total: formatCount(spectrum.peaks.length, language),
          })}
        </p>
      ) : null}
    </div>
  );
});

/** What each block looks like as a spectrum. */
export function LivePlots({ blocks }: { blocks: readonly DraftBlock[] }) {
  const { t } = useTranslation();
  return (
    <section className="card grid grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="plots">
      <h2 id="plots" className="text-lg">
        {t('manual.plots')}
      </h2>
      {blocks.map((block) => (
        <BlockPlot key={block.id} block={block} />
      ))}
    </section>
  );
}
