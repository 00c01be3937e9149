import { useId, useState } from 'react';

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

/** A field for a number: what is typed stays as it was typed until the field is left. */
export function NumberField(props: NumberProps) {
  const { label, value, min, max, step, decimals, hint, disabled, onChange, onLeft } = props;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="number"
        className="input"
        inputMode="decimal"
        {...{ min, max, disabled }}
        // Any number may be typed; keys go by the step.
        step={step}
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
      {hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** A slider with a field for the same number beside it. */
export function NumberSlider(props: NumberProps) {
  const { label, value, min, max, step, disabled, onChange, onLeft } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-3">
      <input
        type="range"
        aria-label={label}
        className="mt-8 w-full accent-accent"
        {...{ min, max, step, disabled }}
        value={value ?? 0}
        onChange={({ target }) => onChange(Number(target.value))}
        onPointerUp={onLeft}
        onBlur={onLeft}
      />
      <NumberField {...props} />
    </div>
  );
}
