import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormulaText } from '../../../formula/formula-text.tsx';
import { fetchHistory } from '../../../lib/api/history-calls.ts';
import { useErrorWords } from '../../../lib/api/use-error-words.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useSetsText } from './sets-text.ts';

interface Props {
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
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
      {named.map(({ id, formula, nombre_molecula: name }) => (
        <label key={id} className="flex items-start gap-2">
          <input
            type="checkbox"
            className="mt-1"
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          />
          <span>
            {name} · <FormulaText hill={formula} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
