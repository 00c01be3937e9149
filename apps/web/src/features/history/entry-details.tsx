import type { SavedResult } from '@elucida/contract/history';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormulaText } from '../../formula/formula-text.tsx';
import { formatSeconds } from '../../lib/format/numbers.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { ExportButtons } from '../../saved-result/export-buttons.tsx';
import { ImagePreviews } from '../../saved-result/image-previews.tsx';
import { LazySavedResultView } from '../../saved-result/lazy-saved-result-view.tsx';
import { withoutPreviews } from '../../saved-result/without-previews.ts';

interface Props {
  /** The item's; null for the worked example, which is nobody's. */
  id: string | null;
  name: string | null;
  formula: string;
  result: SavedResult;
  images?: readonly string[];
  /** Further actions, before the exports. */
  children?: ReactNode;
}

/** Status, time, formula, name, image previews, the result itself, and its exports. */
export function EntryDetails({ id, name, formula, result, images, children }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const elapsed = typeof result['elapsed_ms'] === 'number' ? result['elapsed_ms'] : null;
  const { bare, previews: stored } = withoutPreviews(result);
  const previews = images ?? stored;
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
          {children}
          <ExportButtons historyId={id} name={name} result={bare} images={previews} />
        </div>
      </div>
      <ImagePreviews previews={previews} />
      <LazySavedResultView result={bare} images={previews} />
    </div>
  );
}
