import { EXPORT_FILE_NAME, exportJson } from '@elucida/spectra/manual-payload/build-payload';
import type { ManualDraft } from '@elucida/spectra/manual-payload/draft';
import { importDraft } from '@elucida/spectra/manual-payload/import-draft';
import { useRef, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../lib/save-file.ts';

interface Props {
  draft: ManualDraft;
  edit: (edit: (draft: ManualDraft) => ManualDraft) => void;
  onMessage: (message: { words: string; failed: boolean }) => void;
}

/** Export to a file and import from one. Importing can be undone like any edit. */
export function FileActions({ draft, edit, onMessage }: Props) {
  const { t } = useTranslation();
  const picker = useRef<HTMLInputElement>(null);
  const load = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    const imported = importDraft(await file.text());
    if (!imported.ok) return onMessage({ words: t('manual.invalidJson'), failed: true });
    edit(() => imported.draft);
    onMessage({ words: t('manual.imported'), failed: false });
  };
  return (
    <>
      <button
        type="button"
        className="btn"
        onClick={() => saveFile(EXPORT_FILE_NAME, exportJson(draft), 'application/json')}
      >
        {t('manual.exportJson')}
      </button>
      <button type="button" className="btn" onClick={() => picker.current?.click()}>
        {t('manual.importJson')}
      </button>
      <input
        ref={picker}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t('manual.importJson')}
        onChange={(event) => void load(event)}
      />
    </>
  );
}
