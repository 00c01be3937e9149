import type { DraftBlock, ManualDraft } from '@elucida/spectra/manual-payload/draft';
import { addRow, deleteBlock } from '@elucida/spectra/manual-payload/edit-draft';
import { checkPeaks } from '@elucida/spectra/peak-checks';
import { memo, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TECHNIQUE_COLOUR } from '../../spectrum-plot/technique-colour.ts';
import { PlusIcon, TrashIcon } from '../../ui/icons.tsx';
import { BlockMetadata } from './block-metadata.tsx';
import { PasteBox } from './paste-box.tsx';
import { PeakGrid } from './peak-grid.tsx';
import { focusCell } from './use-grid-keys.ts';

interface Props {
  block: DraftBlock;
  index: number;
  edit: (edit: (draft: ManualDraft) => ManualDraft, touches?: string) => void;
}

/** One spectrum: metadata, peaks, and the amber list of what to check. */
export const SpectrumBlock = memo(function SpectrumBlock({ block, index, edit }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const checks = useMemo(() => checkPeaks(block), [block]);
  const technique = t(`common.technique.${block.type}`);
  const label = t('manual.block.label', { technique, index });
  const add = () => {
    edit((draft) => addRow(draft, block.id));
    const row = block.peaks.length;
    requestAnimationFrame(() => { if (section.current) focusCell(section.current, row, 0); });
  };
  return (
    <section ref={section} aria-labelledby={id} className="card grid grid-cols-[minmax(0,1fr)] gap-4" style={{ borderLeft: `4px solid ${TECHNIQUE_COLOUR[block.type]}` }}>
      <div className="flex items-center justify-between gap-3">
        <h3 id={id}>{label}</h3>
        <button type="button" className="btn btn-quiet btn-small text-text-2" onClick={() => edit((draft) => deleteBlock(draft, block.id))} aria-label={`${t('manual.block.delete')}: ${label}`}>
          <TrashIcon /><span className="max-sm:hidden">{t('manual.block.delete')}</span>
        </button>
      </div>
      <BlockMetadata block={block} checks={checks} warningsId={`${id}-warnings`} edit={edit} />
      <PeakGrid block={block} label={t('manual.block.grid', { technique, index })} checks={checks} warningsId={`${id}-warnings`} edit={edit} />
      <div className="flex flex-wrap items-start gap-3">
        <button type="button" className="btn btn-small" onClick={add}><PlusIcon />{t('manual.block.addPeak')}</button>
        <PasteBox block={block} edit={edit} />
      </div>
      <div aria-live="polite">
        {checks.length > 0 ? (
          <div className="notice notice-warning" id={`${id}-warnings`}>
            <p className="font-semibold">{t('manual.block.warnings')}</p>
            <ul className="list-disc pl-5">
              {checks.map((check) => <li key={`${check.code}-${check.row ?? 0}`}>{t(`manual.checks.${check.code}`, { row: check.row ?? 0 })}</li>)}
            </ul>
          </div>
        ) : null}
      </div>
    </section>
  );
});
