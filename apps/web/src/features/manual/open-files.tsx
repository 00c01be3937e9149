import type { ManualDraft } from '@elucida/spectra/manual-payload/draft';
import { addSpectrum } from '@elucida/spectra/manual-payload/edit-draft';
import { useRef, useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { readSpectrumFile, SPECTRUM_FILES } from '../../spectrum-files/read-spectrum-file.ts';
import { useFileReport } from '../../spectrum-files/use-file-report.ts';
import { UploadIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';

/**
 * Opens files of spectra: each spectrum in them becomes a block. Says what was read and what was
 * left out, and why.
 */
export function OpenFiles({ edit }: { edit: (edit: (draft: ManualDraft) => ManualDraft) => void }) {
  const { t } = useTranslation();
  const picker = useRef<HTMLInputElement>(null);
  const [lines, setLines] = useState<readonly string[]>([]);
  const report = useFileReport();
  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    const said: string[] = [];
    for (const file of files) {
      const reading = await readSpectrumFile(file);
      if (reading.spectra.length > 0)
        edit((draft) =>
          reading.spectra.reduce((now, { spectrum }) => addSpectrum(now, spectrum), draft),
        );
      said.push(...report(file.name, reading));
    }
    setLines(said);
  };
  return (
    <div className="grid gap-2">
      <div>
        <button type="button" className="btn" onClick={() => picker.current?.click()}>
          <UploadIcon />
          {t('manual.file.open')}
        </button>
        <input
          ref={picker}
          type="file"
          multiple
          accept={SPECTRUM_FILES.join(',')}
          hidden
          aria-label={t('manual.file.open')}
          onChange={(event) => void open(event)}
        />
      </div>
      <div aria-live="polite">
        {lines.length > 0 ? (
          <Notice tone="info" role="note">
            <ul className="list-disc pl-5">
              {lines.map((line, index) => (
                <li key={index}>{line}</li>
              ))}
            </ul>
          </Notice>
        ) : null}
      </div>
    </div>
  );
}
