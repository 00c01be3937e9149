import { SET_MAX } from '@elucida/contract/practice-set-terms';
import type { ProblemSet } from '@elucida/contract/practice-sets';
import { useId, useState, type SyntheticEvent } from 'react';
import { changeSet } from '../../../lib/api/set-calls.ts';
import { useErrorWords } from '../../../lib/api/use-error-words.ts';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { dayOfDue, dueOfDay } from './due-date.ts';
import { useSetsText } from './sets-text.ts';

/** Title and rules of a set, which its teacher may change at any time. */
export function SetSettings({ set, onSaved }: { set: ProblemSet; onSaved: () => Promise<void> }) {
  const text = useSetsText();
  const words = useErrorWords();
  const heading = useId();
  const [title, setTitle] = useState(set.title);
  const [day, setDay] = useState(dayOfDue(set.due_at));
  const [hints, setHints] = useState(set.hints);
  const [formula, setFormula] = useState(set.formula_shown);
  const [problem, setProblem] = useState('');
  const [saved, setSaved] = useState(false);
  async function save(): Promise<void> {
    if (title.trim() === '') return setProblem(text.make.noTitle);
    try {
      await changeSet(set.id, {
        title: title.trim(),
        due_at: dueOfDay(day),
        hints,
        formula_shown: formula,
      });
      setProblem('');
      setSaved(true);
      await onSaved();
    } catch (error) {
      setProblem(words(error));
    }
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setSaved(false);
    void save();
  };
  return (
    <section className="card" aria-labelledby={heading}>
      <h2 id={heading} className="text-lg">
        {text.one.settings}
      </h2>
      <form className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3" onSubmit={submit}>
        <TextField
          label={text.make.title}
          value={title}
          maxLength={SET_MAX.title}
          autoComplete="off"
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextField
          label={text.make.dueAt}
          hint={text.make.dueHelp}
          type="date"
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <label className="check">
          <input
            type="checkbox"
            checked={hints}
            onChange={({ target }) => setHints(target.checked)}
          />
          {text.make.hints}
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={formula}
            onChange={({ target }) => setFormula(target.checked)}
          />
          {text.make.formula}
        </label>
        {problem === '' ? null : <Notice tone="danger">{problem}</Notice>}
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" className="btn">
            {text.one.save}
          </button>
          <span role="status" className="text-sm text-text-2">
            {saved ? text.one.saved : ''}
          </span>
        </div>
      </form>
    </section>
  );
}
