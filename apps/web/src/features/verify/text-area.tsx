import { useId } from 'react';

interface Props {
  label: string;
  hint: string;
  rows: number;
  value: string;
  maxLength: number;
  mono?: boolean;
  onChange: (value: string) => void;
}

/** A labelled field of several lines whose hint is read out with it. */
export function TextArea({ label, hint, rows, value, maxLength, mono = false, onChange }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={`input text-sm ${mono ? 'mono' : ''}`}
        rows={rows}
        value={value}
        maxLength={maxLength}
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
