import { useId, useState } from 'react';
import { useKeysText } from './keys-text.ts';

/** A key or a secret that was just made: the only time that it is seen. */
export function NewKey({
  value,
  label,
  copyLabel,
}: {
  value: string;
  label: string;
  copyLabel: string;
}) {
  const text = useKeysText();
  const id = useId();
  const [message, setMessage] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setMessage(text.copied);
    } catch {
      setMessage(text.copyFailed);
    }
  };
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="input mono"
        readOnly
        value={value}
        onFocus={(event) => event.target.select()}
      />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <button type="button" className="btn btn-small" onClick={() => void copy()}>
          {copyLabel}
        </button>
        <span role="status" className="text-sm text-text-2">
          {message}
        </span>
      </div>
    </div>
  );
}
