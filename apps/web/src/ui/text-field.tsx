import { useId, type ComponentProps, type ReactNode } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'id'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Marks the field as wrong without a message of its own (the message is elsewhere). */
  highlighted?: boolean;
  trailing?: ReactNode;
}

/** A labelled text field whose hint and error are read out with it. */
export function TextField({
  label,
  hint,
  error,
  highlighted = false,
  trailing,
  className = '',
  ...input
}: Props) {
  const id = useId();
  const described =
    [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          className={`input ${className}`}
          aria-invalid={error || highlighted ? true : undefined}
          aria-describedby={described}
        />
        {trailing}
      </div>
      {hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
