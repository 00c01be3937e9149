import type { SavedResult } from '@elucida/contract/history';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { FormulaText } from '../../formula/formula-text.tsx';
import { formatSeconds } from '../../lib/format/numbers.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { saveFile } from '../../lib/save-file.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import { CsvButton } from './csv-button.tsx';
import { ImagePreviews } from './image-previews.tsx';
import { PdfButton } from './pdf-button.tsx';
import { resultFileName } from './result-file-name.ts';

// What checks, draws and plots a result, fetched when one is opened.
const SavedResultView = lazy(async () => ({
  default: (await import('./saved-result-view.tsx')).SavedResultView,
}));

interface Props {
  /** The item's; null for the worked example, which is nobody's. */
  id: string | null;
  name: string | null;
  formula: string;
  result: SavedResult;
  images?: readonly string[];
}

/** Status, time, formula, name, image previews, the result itself, and its exports. */
export function EntryDetails({ id, name, formula, result, images }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const elapsed = typeof result['elapsed_ms'] === 'number' ? result['elapsed_ms'] : null;
  const { image_previews, image_preview, ...bare } = result;
  const previews = images ?? image_previews ?? (image_preview ? [image_preview] : []);
  const status = result.status ?? 'ok';
  const facts = [
    [t('history.status'), t(`history.statusWords.${status as 'ok'}`, { defaultValue: status })],
    [t('history.time'), elapsed === null ? '–' : formatSeconds(elapsed, language)],
    [t('history.formula'), <FormulaText key="formula" hill={formula} />],
    [t('history.name'), name ?? t('history.unnamed')],
  ] as const;
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-border pt-4">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          {facts.map(([term, value]) => (
            <div key={term} className="min-w-0">
              <dt className="text-sm text-text-2">{term}</dt>
              <dd className="m-0 wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap gap-2">
          <button
            type="button"
            className="btn btn-small"
            onClick={() =>
              saveFile(
                resultFileName(name, new Date()),
                JSON.stringify(result, null, 2),
                'application/json',
              )
            }
          >
            <DownloadIcon />
            {t('history.download')}
          </button>
          {id === null ? null : (
            <CsvButton id={id} fileName={() => resultFileName(name, new Date(), 'csv')} />
          )}
          <PdfButton name={name} result={bare} images={previews} />
        </div>
      </div>
      <ImagePreviews previews={previews} />
      {/* A result fills more than a window: what is below it must not be seen to move when it comes. */}
      <Suspense fallback={<p className="min-h-dvh text-text-2">{t('common.loading')}</p>}>
        <SavedResultView result={bare} images={previews} />
      </Suspense>
    </div>
  );
}
