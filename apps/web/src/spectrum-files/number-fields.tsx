import { useId, useState, type ReactNode } from 'react';

interface NumberProps {
  label: string;
  /** Null while it is not known. */
  value: number | null;
  min: number;
  max: number;
  step: number;
  /** Decimals that are shown of a value that was computed. */
  decimals: number;
  hint?: string | undefined;
  disabled?: boolean;
  onChange: (value: number) => void;
  /** The field was left. */
  onLeft?: () => void;
}

/** The number that a text is, where it is one within the limits. */
function within(text: string, { min, max }: Pick<NumberProps, 'min' | 'max'>): number | null {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  return value >= min && value <= max ? value : null;
}

const shortened = (value: number, decimals: number): string =>
  String(Number(value.toFixed(decimals)));

/** The box that a number is typed into: what is typed stays as it was typed until the box is left. */
function NumberBox(props: NumberProps & { id: string }) {
  const { id, value, min, max, step, decimals, hint, disabled, onChange, onLeft } = props;
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      type="number"
      className="input"
      inputMode="decimal"
      // Any number may be typed; keys go by the step.
      {...{ id, min, max, step, disabled }}
      value={typed ?? (value === null ? '' : shortened(value, decimals))}
      aria-describedby={hint ? `${id}-hint` : undefined}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = within(target.value, { min, max });
        if (next !== null) onChange(next);
      }}
      onBlur={() => {
        setTyped(null);
        onLeft?.();
      }}
    />
  );
}

interface LabelledProps extends Pick<NumberProps, 'label' | 'hint'> {
  id: string;
  children: ReactNode;
}

function Labelled({ id, label, hint, children }: LabelledProps) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children}
      {hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** A labelled field for a number. */
export function NumberField(props: NumberProps) {
  const id = useId();
  return (
    <Labelled id={id} label={props.label} hint={props.hint}>
      <NumberBox {...props} id={id} />
    </Labelled>
  );
}

/** A slider with a field for the same number beside it. */
export function NumberSlider(props: NumberProps) {
  const { label, value, min, max, step, disabled, hint, onChange, onLeft } = props;
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint}>
      <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] items-center gap-3">
        <input
          type="range"
          aria-label={label}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="w-full accent-accent"
          {...{ min, max, step, disabled }}
          value={value ?? 0}
          onChange={({ target }) => onChange(Number(target.value))}
          onPointerUp={onLeft}
          onBlur={onLeft}
        />
        <NumberBox {...props} id={id} />
      </div>
    </Labelled>
  );
}
