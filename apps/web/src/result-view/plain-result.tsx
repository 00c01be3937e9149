import type { PlainResponse } from '@elucida/contract/analysis';
import { useTranslation } from 'react-i18next';
import { FormulaText } from '../formula/formula-text.tsx';
import { formatSeconds } from '../lib/format/numbers.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import type { ResultFrame } from './result-frame.ts';
import { Markdown } from '../ui/markdown.tsx';

/** An answer with no more than the specification's fields (§7): name, formula, time and text. */
export function PlainResult({
  result,
  heading,
  named = false,
  facts,
  bar,
  children,
}: ResultFrame & { result: PlainResponse }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className="grid gap-3">
      {heading}
      {named ? null : (
        <h3 className="wrap-anywhere">{result.nombre_molecula ?? t('result.noName')}</h3>
      )}
      <p className="text-text-2">
        <FormulaText hill={result.molecular_formula} /> · {t('result.elapsed')}:{' '}
        {formatSeconds(result.elapsed_ms, language)}
      </p>
      {facts}
      {bar?.(null)}
      <Markdown text={result.informacion} />
      {children}
    </div>
  );
}
