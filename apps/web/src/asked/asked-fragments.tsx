import type { AskedField as Field } from '@elucida/spectra/manual-payload/asked';
import { useId } from 'react';
import { Structure } from '../structure/structure.tsx';
import { useAskedText } from '../result-view/use-asked-text.ts';
import { AskedField } from './asked-field.tsx';
import type { AskedProps } from './asked-props.ts';
import { COMMON_PARTS, type CommonPart } from './common-parts.ts';
import { RedrawButton } from './redraw-button.tsx';
import { withLine } from './with-line.ts';

const PARTS = Object.keys(COMMON_PARTS) as CommonPart[];

/** Fragments known to be present and to be absent; common ones are put in by their names. */
export function AskedFragments({
  asked,
  disabled,
  onChange,
}: Pick<AskedProps, 'asked' | 'onChange'> & { disabled: boolean }) {
  const text = useAskedText();
  const id = useId();
  const field = (name: Exclude<Field, 'structures'>) => (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <AskedField
        label={text.fragments[name]}
        hint={text.fragments.hint}
        most={text.fragments.most}
        echo={text.fragments.echo(text.fragments[name])}
        drawn="fragment"
        draw={text.fragments.draw}
        value={asked[name]}
        disabled={disabled}
        onChange={(next) => onChange(name, next)}
        line={(line, onDraw) => (
          <li className="grid grid-cols-[72px_minmax(0,1fr)_auto] items-center gap-x-3">
            <Structure smiles={line} name={line} className="h-14" />
            <code className="mono min-w-0 wrap-anywhere">{line}</code>
            <RedrawButton line={line} disabled={disabled} onDraw={() => onDraw(line)} />
          </li>
        )}
      />
      <label className="visually-hidden" htmlFor={`${id}-${name}`}>
        {`${text.fragments.add} (${text.fragments[name]})`}
      </label>
      <select
        id={`${id}-${name}`}
        className="input"
        value=""
        disabled={disabled}
        onChange={(event) => {
          const part = PARTS.find((each) => each === event.target.value);
          if (part) onChange(name, withLine(asked[name], COMMON_PARTS[part]));
        }}
      >
        <option value="">{text.fragments.add}</option>
        {PARTS.map((part) => (
          <option key={part} value={part}>
            {text.fragments.parts[part]}
          </option>
        ))}
      </select>
    </div>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
      {field('present')}
      {field('absent')}
    </div>
  );
}
