import { useId, useState, type TextareaHTMLAttributes } from 'react';

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  help?: string;
  apply: string;
  buttonClass?: string;
  /** Answers whether the text was taken; the field is empty then. */
  onApply: (text: string) => boolean;
}

/** A field for pasted text, and the button that takes it. */
export function PasteArea({ label, help, apply, buttonClass = '', onApply, ...area }: Props) {
  const id = useId();
  const [text, setText] = useState('');
  return (
    <div className="mt-2 grid gap-2">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        value={text}
        spellCheck={false}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        onChange={(event) => setText(event.target.value)}
      />
      {help === undefined ? null : (
        <p id={`${id}-help`} className="field-hint">
          {help}
        </p>
      )}
      <button
        type="button"
        className={`btn ${buttonClass} justify-self-start`}
        disabled={text.trim() === ''}
        onClick={() => {
          if (onApply(text)) setText('');
        }}
      >
        {apply}
      </button>
    </div>
  );
}
