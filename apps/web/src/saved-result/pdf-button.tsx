import { reportFileName } from '@elucida/contract/file-names';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exportPdf } from '../lib/api/report-calls.ts';
import { asDataUrl } from '../lib/as-data-url.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { saveFile } from '../lib/save-file.ts';
import { useSession } from '../session/use-session.ts';
import { DownloadIcon } from '../ui/icons.tsx';
import { Notice } from '../ui/notice.tsx';

interface Props {
  name: string | null;
  result: unknown;
  images: readonly string[];
}

/** Saves an analysis as a report. Only for who is signed in, as the call is. */
export function PdfButton({ name, result, images }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { user } = useSession();
  const [state, setState] = useState<'idle' | 'running' | 'failed'>('idle');
  if (!user) return null;
  const save = async () => {
    setState('running');
    try {
      saveFile(
        reportFileName(name),
        await exportPdf({
          result,
          images: await Promise.all(images.map(asDataUrl)),
          language,
        }),
        'application/pdf',
      );
      setState('idle');
    } catch (error) {
      // The specification wants both (§8): the alert for the reader, the reason in the console.
      console.error(error); // eslint-disable-line no-console
      setState('failed');
    }
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-small"
        disabled={state === 'running'}
        onClick={() => void save()}
      >
        <DownloadIcon />
        {t(state === 'running' ? 'history.pdfRunning' : 'history.pdf')}
      </button>
      {state === 'failed' ? (
        <Notice tone="danger" className="basis-full">
          {t('history.pdfFailed')}
        </Notice>
      ) : null}
    </>
  );
}
