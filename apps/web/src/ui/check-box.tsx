import type { ReactNode } from 'react';

interface CheckBoxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  /** The id of a text that says more. */
  readonly describedBy?: string;
  /** Where it is among its neighbours. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** A choice of yes or no with its words behind it, which switch it too. */
export function CheckBox({
  checked,
  onChange,
  disabled,
  describedBy,
  className = '',
  children,
}: CheckBoxProps) {
  return (
    <label className={`check ${className}`}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  );
}
