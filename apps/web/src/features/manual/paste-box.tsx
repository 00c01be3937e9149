import type { DraftBlock, ManualDraft } from '@elucida/spectra/manual-payload/draft';
import { putRows } from '@elucida/spectra/manual-payload/edit-draft';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import { useTranslation } from 'react-i18next';
import { readPasted, type Pasted } from '../../spectrum-text/read-pasted.ts';
import { PasteArea } from './paste-area.tsx';

interface Props {
  block: DraftBlock;
  edit: (edit: (draft: ManualDraft) => ManualDraft) => void;
  /** What was read, for the block's report. */
  onPasted: (pasted: Pasted) => void;
}

/**
 * A box for whole peak lists: tables, ACS strings, IR lists. They go behind the rows that are
 * filled.
 */
export function PasteBox({ block, edit, onPasted }: Props) {
  const { t } = useTranslation();
  const apply = (text: string) => {
    const pasted = readPasted(text, block.type);
    onPasted(pasted);
    if (pasted.rows.length === 0) return false;
    edit((draft) => putRows(draft, block.id, { rows: pasted.rows }));
    return true;
  };
  return (
    <details className="min-w-60 flex-1">
      <summary className="inline-block py-1 text-sm text-accent">{t('manual.paste.open')}</summary>
      <PasteArea
        className="input font-mono text-sm"
        rows={3}
        placeholder={techniqueOf(block.type).notation.example}
        label={t('manual.paste.label')}
        apply={t('manual.paste.apply')}
        buttonClass="btn-small"
        onApply={apply}
      />
    </details>
  );
}
