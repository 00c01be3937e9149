import { CODE_DIGITS } from '@elucida/contract/limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  code: string;
  onChange: (code: string) => void;
  /** Element with what is said of the code. */
  describedBy: string;
}

const clean = (text: string) => text.replace(/\s/g, '').slice(0, CODE_DIGITS);

/** A mailed code of six digits, typed or pasted, with white space or without. */
export function CodeField({ code, onChange, describedBy }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {t('account.verification.code')}
      </label>
      <input
        id={id}
        name="code"
        className="input w-40 font-mono text-lg tracking-[0.3em]"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        maxLength={CODE_DIGITS}
        value={code}
        onChange={(event) => onChange(clean(event.target.value))}
        onPaste={(event) => {
          event.preventDefault();
          onChange(clean(event.clipboardData.getData('text')));
        }}
        aria-describedby={describedBy}
      />
    </div>
  );
}
