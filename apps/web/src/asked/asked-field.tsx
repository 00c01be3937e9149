import { askedLines, hasMoreAsked, MOST_ASKED } from '@elucida/spectra/manual-payload/asked-lines';
import { Fragment, useId, type ReactNode } from 'react';
import { useSettled } from '../lib/use-settled.ts';

/** Long enough to type on, short enough to wait for. */
const SETTLED_MS = 600;

interface Props {
  label: string;
  hint: string;
  most: (count: number) => string;
  /** What the list below is called. */
  echo: string;
  value: string;
  disabled: boolean;
  onChange: (text: string) => void;
  /** A line as it was understood: a list item. */
  line: (line: string) => ReactNode;
}

/** Lines of SMILES or names, and below them each as it was understood once the typing pauses. */
export function AskedField({ label, hint, most, echo, value, disabled, onChange, line }: Props) {
  const id = useId();
  const settled = useSettled(value, SETTLED_MS);
  const lines = askedLines(settled);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        data-draft
        className="input mono min-h-20"
        rows={3}
        value={value}
        disabled={disabled}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-describedby={`${id}-help`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-help`} className="field-hint">
        {hint}
      </p>
      <div aria-live="polite">
        {hasMoreAsked(settled) ? <p className="field-error">{most(MOST_ASKED)}</p> : null}
        {lines.length > 0 ? (
          <ul className="grid gap-2" aria-label={echo}>
            {lines.map((each) => (
              <Fragment key={each}>{line(each)}</Fragment>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
