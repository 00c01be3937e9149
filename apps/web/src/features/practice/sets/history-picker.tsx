import type { SetKind } from '@elucida/contract/practice-terms';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormulaText } from '../../../formula/formula-text.tsx';
import { fetchHistory } from '../../../lib/api/history-calls.ts';
import { useErrorWords } from '../../../lib/api/use-error-words.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Notice } from '../../../ui/notice.tsx';
import { KindSelect } from './kind-select.tsx';
import { useSetsText } from './sets-text.ts';

/** An analysis that was chosen, and what students do with it. */
export interface ChosenAnalysis {
  readonly history: string;
  readonly kind: SetKind;
}

interface Props {
  chosen: readonly ChosenAnalysis[];
  onChange: (chosen: readonly ChosenAnalysis[]) => void;
}

/** Analyses of the history to tick, the last ones: their spectra with the answer as the solution. */
export function HistoryPicker({ chosen, onChange }: Props) {
  const { t } = useTranslation();
  const text = useSetsText();
  const words = useErrorWords();
  const language = useLanguage();
  const { data, error } = useQuery({
    queryKey: ['history', 'for sets', language],
    queryFn: ({ signal }) =>
      fetchHistory(
        { offset: 0, filter: { q: '', technique: '', confidence: '' }, language },
        signal,
      ),
  });
  const named = (data ?? []).filter(({ nombre_molecula: name }) => name !== null);
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{text.make.history}</legend>
      <p className="field-hint">{text.make.historyHelp}</p>
      {error ? <Notice tone="danger">{words(error)}</Notice> : null}
      {data === undefined && !error ? <p className="text-text-2">{t('common.loading')}</p> : null}
      {data !== undefined && named.length === 0 ? <p>{text.make.noHistory}</p> : null}
      {named.map(({ id, formula, nombre_molecula: name }) => {
        const own = chosen.find(({ history }) => history === id);
        const others = chosen.filter(({ history }) => history !== id);
        return (
          <div key={id} className="flex flex-wrap items-start gap-x-3 gap-y-1">
            <label className="flex min-w-0 items-start gap-2">
              <input
                type="checkbox"
                className="mt-1"
                checked={own !== undefined}
                onChange={({ target }) =>
                  onChange(
                    target.checked ? [...chosen, { history: id, kind: 'structure' }] : others,
                  )
                }
              />
              <span className="wrap-anywhere">
                {name} · <FormulaText hill={formula} />
              </span>
            </label>
            {own === undefined ? null : (
              <KindSelect
                label={text.make.kindOf(name ?? '')}
                value={own.kind}
                onChange={(kind) =>
                  onChange(chosen.map((each) => (each === own ? { ...own, kind } : each)))
                }
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
