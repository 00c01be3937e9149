import { SET_MAX } from '@elucida/contract/practice-set-terms';
import { TextField } from '../../../ui/text-field.tsx';
import { dayOfDue, dueOfDay } from './due-date.ts';
import { useSetsText } from './sets-text.ts';

/** Title and rules of a set, as they are typed. */
export interface SetRules {
  readonly title: string;
  /** As a date field has it; empty for none. */
  readonly day: string;
  readonly hints: boolean;
  readonly formula: boolean;
}

export const NEW_RULES: SetRules = { title: '', day: '', hints: true, formula: true };

/** The rules of a set as they are sent. */
export const sentRules = ({ title, day, hints, formula }: SetRules) => ({
  title: title.trim(),
  due_at: dueOfDay(day),
  hints,
  formula_shown: formula,
});

/** The rules of a set as they were kept. */
export const typedRules = (set: {
  readonly title: string;
  readonly due_at: string | null;
  readonly hints: boolean;
  readonly formula_shown: boolean;
}): SetRules => ({
  title: set.title,
  day: dayOfDue(set.due_at),
  hints: set.hints,
  formula: set.formula_shown,
});

interface Props {
  rules: SetRules;
  onChange: (rules: SetRules) => void;
  /** Title and due date side by side, where there is room. */
  wide: boolean;
}

/** Title, due date, hints, and whether the formula is shown. */
export function SetFields({ rules, onChange, wide }: Props) {
  const text = useSetsText();
  const box = (name: 'hints' | 'formula') => (
    <label className="check">
      <input
        type="checkbox"
        checked={rules[name]}
        onChange={({ target }) => onChange({ ...rules, [name]: target.checked })}
      />
      {text.make[name]}
    </label>
  );
  return (
    <>
      <div className={`grid items-start gap-4 ${wide ? 'sm:grid-cols-2' : ''}`}>
        <TextField
          label={text.make.title}
          value={rules.title}
          maxLength={SET_MAX.title}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...rules, title: target.value })}
        />
        <TextField
          label={text.make.dueAt}
          hint={text.make.dueHelp}
          type="date"
          value={rules.day}
          onChange={({ target }) => onChange({ ...rules, day: target.value })}
        />
      </div>
      {box('hints')}
      {box('formula')}
    </>
  );
}
