import { useEffect, useId, useRef } from 'react';

interface Props {
  label: string;
  all: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
}

/** One of some values, or all of them (an empty value). */
export function ChoiceField({ label, all, value, options, onChange }: Props) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  // Not controlled: a value would be written into the page drawn ahead as an attribute that React does
  // not write here.
  useEffect(() => {
    select.current!.value = value;
  }, [value]);
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select
        ref={select}
        id={id}
        className="input"
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{all}</option>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
