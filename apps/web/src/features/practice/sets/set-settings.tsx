import type { ProblemSet } from '@elucida/contract/practice-sets';
import { useId, useState, type SyntheticEvent } from 'react';
import { changeSet } from '../../../lib/api/set-calls.ts';
import { useErrorWords } from '../../../lib/api/use-error-words.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SetFields, sentRules, typedRules } from './set-fields.tsx';
import { useSetsText } from './sets-text.ts';

/** Title and rules of a set, which its teacher may change at any time. */
export function SetSettings({ set, onSaved }: { set: ProblemSet; onSaved: () => Promise<void> }) {
  const text = useSetsText();
  const words = useErrorWords();
  const heading = useId();
  const [rules, setRules] = useState(() => typedRules(set));
  const [problem, setProblem] = useState('');
  const [saved, setSaved] = useState(false);
  async function save(): Promise<void> {
    if (rules.title.trim() === '') return setProblem(text.make.noTitle);
    try {
      await changeSet(set.id, sentRules(rules));
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
        <SetFields rules={rules} onChange={setRules} wide={false} />
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
