import { formatCaret } from '@elucida/spectra/formula/format-caret';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { useTranslation } from 'react-i18next';
import { useFigures } from '../lib/i18n/use-figures.ts';
import { FormulaText } from './formula-text.tsx';

/**
 * What the field understood, as it is typed: formula, monoisotopic mass, unsaturations; or a caret
 * under what is wrong.
 */
export function FormulaEcho({ text }: { text: string }) {
  const { t } = useTranslation();
  const figures = useFigures();
  if (text.trim() === '') return null;
  const parsed = parseFormula(text);
  if (!parsed.ok) {
    const { code, found = '', count = 0, limit = 0 } = parsed.error;
    return (
      <span className="block text-danger">
        <span className="mono block whitespace-pre leading-4" aria-hidden="true">
          {formatCaret(text, parsed.error)}
        </span>
        <span className="text-sm">{t(`formula.errors.${code}`, { found, count, limit })}</span>
      </span>
    );
  }
  const { hill, monoisotopicMass, unsaturation } = parsed.formula;
  return (
    <span className="figures text-sm text-text-2">
      <FormulaText hill={hill} /> ·{' '}
      {t('formula.mass', { mass: figures(monoisotopicMass.toFixed(3)) })} ·{' '}
      {t('formula.unsaturations', { count: unsaturation })}
    </span>
  );
}
