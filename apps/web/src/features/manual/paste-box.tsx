import type { DraftBlock, ManualDraft } from '@elucida/spectra/manual-payload/draft';
import { putRows } from '@elucida/spectra/manual-payload/edit-draft';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readPasted, type Pasted } from '../../spectrum-text/read-pasted.ts';

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
  const id = useId();
  const [text, setText] = useState('');
  const apply = () => {
    const pasted = readPasted(text, block.type);
    onPasted(pasted);
    if (pasted.rows.length === 0) return;
    edit((draft) => putRows(draft, block.id, { rows: pasted.rows }));
    setText('');
  };
  return (
    <details className="min-w-60 flex-1">
      <summary className="inline-block py-1 text-sm text-accent">{t('manual.paste.open')}</summary>
      <div className="mt-2 grid gap-2">
        <label className="field-label" htmlFor={id}>
          {t('manual.paste.label')}
        </label>
        <textarea
          id={id}
          className="input font-mono text-sm"
          rows={3}
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={techniqueOf(block.type).notation.example}
          spellCheck={false}
        />
        <button
          type="button"
          className="btn btn-small justify-self-start"
          disabled={text.trim() === ''}
          onClick={apply}
        >
          {t('manual.paste.apply')}
        </button>
      </div>
    </details>
  );
}
