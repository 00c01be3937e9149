import { askedLines, hasMoreAsked, MOST_ASKED } from '@elucida/spectra/manual-payload/asked-lines';
import { Fragment, useId, useRef, useState, type ReactNode } from 'react';
import { useSettled } from '../lib/use-settled.ts';
import type { Drawn } from '../structure-editor/drawing-props.ts';
import { LazyStructureEditor } from '../structure-editor/lazy-structure-editor.tsx';
import { withLine } from './with-line.ts';

/** Long enough to type on, short enough to wait for. */
const SETTLED_MS = 600;

interface Props {
  label: string;
  hint: string;
  most: (count: number) => string;
  /** What the list below is called. */
  echo: string;
  /** What the lines are, and the button that draws a further one. */
  drawn: Drawn;
  draw: string;
  value: string;
  disabled: boolean;
  onChange: (text: string) => void;
  /** A line as it was understood: a list item. `onDraw` opens its SMILES as a drawing. */
  line: (line: string, onDraw: (smiles: string) => void) => ReactNode;
}

/** The drawing that is open: a new one, or that of a line. */
interface Drawing {
  readonly smiles?: string;
  readonly line?: string;
}

/**
 * Lines of SMILES or names, typed or drawn, and below them each as it was understood once the
 * typing pauses.
 */
export function AskedField(props: Props) {
  const { label, hint, most, echo, drawn, draw, value, disabled, onChange, line } = props;
  const id = useId();
  const settled = useSettled(value, SETTLED_MS);
  const lines = askedLines(settled);
  const field = useRef<HTMLTextAreaElement>(null);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const close = () => {
    setDrawing(null);
    field.current?.focus();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={field}
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
      <button
        type="button"
        className="btn btn-small justify-self-start"
        disabled={disabled}
        aria-expanded={drawing !== null}
        onClick={() => setDrawing(drawing === null ? {} : null)}
      >
        {draw}
      </button>
      {drawing === null || disabled ? null : (
        <LazyStructureEditor
          drawn={drawn}
          smiles={drawing.smiles}
          onUse={(smiles) => {
            onChange(withLine(value, smiles, drawing.line));
            close();
          }}
          onClose={close}
        />
      )}
      <div aria-live="polite">
        {hasMoreAsked(settled) ? <p className="field-error">{most(MOST_ASKED)}</p> : null}
        {lines.length > 0 ? (
          <ul className="grid gap-2" aria-label={echo}>
            {lines.map((each) => (
              <Fragment key={each}>
                {line(each, (smiles) => setDrawing({ smiles, line: each }))}
              </Fragment>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
