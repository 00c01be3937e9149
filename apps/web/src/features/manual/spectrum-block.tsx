import { PAYLOAD_MAX } from '@elucida/contract/limits';
import { couplingHints } from '@elucida/spectra/manual-payload/coupling-hints';
import type { DraftBlock, ManualDraft } from '@elucida/spectra/manual-payload/draft';
import { addRow, deleteBlock } from '@elucida/spectra/manual-payload/edit-draft';
import { checkPeaks } from '@elucida/spectra/manual-payload/peak-checks';
import { lazy, memo, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../lib/format/numbers.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { TECHNIQUE_COLOUR } from '../../spectrum-plot/technique-colour.ts';
import { PlusIcon, TrashIcon } from '../../ui/icons.tsx';
import { OptionalPart } from '../../ui/optional-part.tsx';
import { BlockMetadata } from './block-metadata.tsx';
import { BlockNotes } from './block-notes.tsx';
import { GridPager } from './grid-pager.tsx';
import { PasteBox } from './paste-box.tsx';
import { PeakGrid } from './peak-grid.tsx';
import type { Pasted } from '../../spectrum-text/read-pasted.ts';
import { focusCell } from './use-grid-keys.ts';
import { usePasteReport } from './use-paste-report.ts';
import { useRowPages } from './use-row-pages.ts';

const WantedMeasurement = lazy(async () => ({
  default: (await import('./wanted-measurement.tsx')).WantedMeasurement,
}));

interface Props {
  block: DraftBlock;
  index: number;
  /** What the spectrum should show, where it was opened to be filled in; Markdown. */
  wanted?: string | null;
  edit: (edit: (draft: ManualDraft) => ManualDraft, touches?: string) => void;
}

/** One spectrum: metadata, peaks, and the amber list of what to check. */
export const SpectrumBlock = memo(function SpectrumBlock({
  block,
  index,
  wanted = null,
  edit,
}: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const checks = useMemo(() => checkPeaks(block), [block]);
  const hints = useMemo(() => couplingHints(block), [block]);
  const pages = useRowPages(block.peaks.length);
  const report = usePasteReport();
  const [pasted, setPasted] = useState('');
  const technique = t(`common.technique.${block.type}`);
  const label = t('manual.block.label', { technique, index });
  const onPasted = (read: Pasted) => setPasted(report(read));
  const add = () => {
    const row = block.peaks.length;
    flushSync(() => {
      edit((draft) => addRow(draft, block.id));
      pages.reveal(row);
    });
    if (section.current) focusCell(section.current, row, 0);
  };
  return (
    <section
      ref={section}
      aria-labelledby={id}
      className="card grid grid-cols-[minmax(0,1fr)] gap-4"
      style={{ borderLeft: `4px solid ${TECHNIQUE_COLOUR[block.type]}` }}
    >
      <div className="flex items-center justify-between gap-3">
        <h3 id={id}>{label}</h3>
        <button
          type="button"
          className="btn btn-quiet btn-small text-text-2"
          onClick={() => edit((draft) => deleteBlock(draft, block.id))}
          aria-label={`${t('manual.block.delete')}: ${label}`}
        >
          <TrashIcon />
          <span className="max-sm:hidden">{t('manual.block.delete')}</span>
        </button>
      </div>
      {wanted === null ? null : (
        <OptionalPart>
          <WantedMeasurement text={wanted} section={section} />
        </OptionalPart>
      )}
      <BlockMetadata block={block} checks={checks} blockId={id} edit={edit} />
      <PeakGrid
        block={block}
        label={t('manual.block.grid', { technique, index })}
        blockId={id}
        checks={checks}
        hints={hints}
        pages={pages}
        edit={edit}
        onPasted={onPasted}
      />
      <GridPager
        pages={pages}
        rows={block.peaks.length}
        label={t('manual.block.pages', { technique, index })}
      />
      {block.peaks.length > PAYLOAD_MAX.peaks ? (
        <p className="notice notice-warning">
          {t('manual.block.tooManyPeaks', { limit: formatCount(PAYLOAD_MAX.peaks, language) })}
        </p>
      ) : null}
      <p role="status" className={pasted === '' ? 'visually-hidden' : 'text-sm text-text-2'}>
        {pasted}
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <button type="button" className="btn btn-small" onClick={add}>
          <PlusIcon />
          {t('manual.block.addPeak')}
        </button>
        <PasteBox block={block} edit={edit} onPasted={onPasted} />
      </div>
      <BlockNotes id={id} checks={checks} hints={hints} />
    </section>
  );
});
