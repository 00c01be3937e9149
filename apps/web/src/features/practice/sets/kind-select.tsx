import { SET_KINDS, type SetKind } from '@elucida/contract/practice-terms';
import { useSetsText } from './sets-text.ts';

/** What students do with a molecule. */
export function KindSelect({
  label,
  value,
  onChange,
}: {
  label: string;
  value: SetKind;
  onChange: (kind: SetKind) => void;
}) {
  const text = useSetsText();
  return (
    <select
      className="input w-auto max-w-full"
      aria-label={label}
      value={value}
      onChange={({ target }) =>
        onChange(SET_KINDS.find((each) => each === target.value) ?? 'structure')
      }
    >
      {SET_KINDS.map((kind) => (
        <option key={kind} value={kind}>
          {text.kinds[kind]}
        </option>
      ))}
    </select>
  );
}
