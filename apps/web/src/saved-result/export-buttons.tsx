import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../lib/api/use-error-words.ts';
import { asDataUrl } from '../lib/as-data-url.ts';
import { saveFile } from '../lib/save-file.ts';
import { DownloadIcon } from '../ui/icons.tsx';
import { Notice } from '../ui/notice.tsx';
import { CsvButton } from './csv-button.tsx';
import { PdfButton } from './pdf-button.tsx';
import { resultFileName } from './result-file-name.ts';
import { TextButtons } from './text-buttons.tsx';

interface Props {
  /** The item's in the history, which has the CSV; null where it has none. */
  historyId: string | null;
  name: string | null;
  /** Without its previews. */
  result: object;
  /** Data URLs, or addresses of this site. */
  images: readonly string[];
}

/** A result as JSON with its images, as CSV, as text and record of its spectra, and as PDF. */
export function ExportButtons({ historyId, name, result, images }: Props) {
  const { t } = useTranslation();
  const words = useErrorWords();
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    setProblem(null);
    try {
      const image_previews = await Promise.all(images.map(asDataUrl));
      const whole = images.length === 0 ? result : { ...result, image_previews };
      saveFile(
        resultFileName(name, new Date()),
        JSON.stringify(whole, null, 2),
        'application/json',
      );
    } catch (error) {
      setProblem(words(error));
    }
  };
  return (
    <>
      <button type="button" className="btn btn-small" onClick={() => void save()}>
        <DownloadIcon />
        {t('history.download')}
      </button>
      {historyId === null ? null : (
        <CsvButton id={historyId} fileName={() => resultFileName(name, new Date(), 'csv')} />
      )}
      <TextButtons name={name} result={result} />
      <PdfButton name={name} result={result} images={images} />
      {problem === null ? null : (
        <Notice tone="danger" className="basis-full">
          {problem}
        </Notice>
      )}
    </>
  );
}
