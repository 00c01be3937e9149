import { spectrumOfBlock } from '@elucida/spectra/manual-payload/build-payload';
import type { DraftBlock } from '@elucida/spectra/manual-payload/draft';
import type { RecordedTrace } from '@elucida/spectra/spectrum';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../lib/format/numbers.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { plotPeaks } from '@elucida/spectra/plotting/plot-peaks';
import { projectionsOf } from '../../spectrum-plot/projections.ts';
import { SpectrumPlot } from '../../spectrum-plot/spectrum-plot.tsx';
import { CorrectionBar } from './correction-bar.tsx';
import { DRAWN, drawnPeaks } from './drawn-peaks.ts';
import { useCorrections } from './use-corrections.ts';
import type { Draft } from './use-draft.ts';

interface BlockProps {
  block: DraftBlock;
  edit: Draft['edit'];
  across: RecordedTrace | undefined;
  down: RecordedTrace | undefined;
}

const BlockPlot = memo(function BlockPlot({ block, edit, across, down }: BlockProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const spectrum = useMemo(() => spectrumOfBlock(block), [block]);
  const drawn = useMemo(() => {
    const { type, metadata, trace, plane } = spectrum;
    return { type, peaks: drawnPeaks(spectrum), metadata: { ...metadata }, trace, plane };
  }, [spectrum]);
  const peaks = useMemo(() => plotPeaks(drawn), [drawn]);
  const projections = useMemo(() => ({ across, down }), [across, down]);
  const corrections = useCorrections(block, edit);
  const [hovered, setHovered] = useState<number | null>(null);
  if (peaks.length === 0) return null;
  const isWhole = spectrum.peaks.length <= DRAWN;
  return (
    <div>
      <h3 className="eyebrow">{t(`common.technique.${block.type}`)}</h3>
      {isWhole ? (
        <SpectrumPlot
          technique={block.type}
          peaks={peaks}
          source={drawn}
          projections={projections}
          height={220}
          active={hovered ?? corrections.picked}
          onActive={setHovered}
          onPick={corrections.pick}
          onPlace={corrections.onPlace}
          onSpan={corrections.onSpan}
          onRemove={corrections.remove}
        />
      ) : (
        <SpectrumPlot
          technique={block.type}
          peaks={peaks}
          source={drawn}
          projections={projections}
          height={220}
        />
      )}
      {isWhole ? (
        <CorrectionBar technique={block.type} peaks={peaks} corrections={corrections} />
      ) : (
        <p className="field-hint">
          {t('manual.drawn', {
            drawn: formatCount(DRAWN, language),
            total: formatCount(spectrum.peaks.length, language),
          })}
        </p>
      )}
    </div>
  );
});

/** What each block looks like as a spectrum, on which its peaks can be corrected. */
export function LivePlots({
  blocks,
  edit,
}: {
  blocks: readonly DraftBlock[];
  edit: Draft['edit'];
}) {
  const { t } = useTranslation();
  return (
    <section className="card grid grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="plots">
      <h2 id="plots" className="text-lg">
        {t('manual.plots')}
      </h2>
      {blocks.map((block) => {
        const { across, down } = projectionsOf(block.type, blocks);
        return <BlockPlot key={block.id} {...{ block, edit, across, down }} />;
      })}
    </section>
  );
}
