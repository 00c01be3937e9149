import { MANUAL_FIELD_MAX } from '@elucida/contract/limits';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormulaEcho } from './formula-echo.tsx';

interface Props {
  value: string;
  onChange: (value: string) => void;
  /** A message about the whole field, such as that it is required. */
  error?: string | undefined;
  disabled?: boolean;
}

/** The molecular formula with its live echo. */
export function FormulaField({ value, onChange, error, disabled }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const wrong = error !== undefined || (value.trim() !== '' && !parseFormula(value).ok);
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {t('formula.label')}
      </label>
      <input
        id={id}
        name="formula"
        className="input font-mono"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={t('formula.placeholder')}
        maxLength={Math.max(MANUAL_FIELD_MAX.formula, value.length)}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        disabled={disabled}
        aria-invalid={wrong || undefined}
        aria-describedby={`${id}-echo`}
      />
      <div id={`${id}-echo`} className="min-h-6" aria-live="polite">
        {error ? <span className="field-error">{error}</span> : <FormulaEcho text={value} />}
      </div>
    </div>
  );
}
