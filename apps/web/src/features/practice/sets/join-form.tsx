import { SET_MAX } from '@elucida/contract/practice-set-terms';
import { useState, type SyntheticEvent } from 'react';
import { joinSet } from '../../../lib/api/set-calls.ts';
import { useErrorWords } from '../../../lib/api/use-error-words.ts';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useSetsText } from './sets-text.ts';
import { keepStudentKey } from './student-key.ts';

/** A name instead of an account, and what is kept under it. */
export function JoinForm({ token }: { token: string }) {
  const text = useSetsText();
  const words = useErrorWords();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  async function join(): Promise<void> {
    setBusy(true);
    try {
      keepStudentKey(token, (await joinSet(token, name.trim())).key);
    } catch (error) {
      setProblem(words(error));
    }
    setBusy(false);
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!busy && name.trim() !== '') void join();
  };
  return (
    <form className="card grid max-w-[65ch] grid-cols-[minmax(0,1fr)] gap-3" onSubmit={submit}>
      <TextField
        label={text.solve.name}
        hint={text.solve.nameHelp}
        value={name}
        maxLength={SET_MAX.name}
        autoComplete="name"
        required
        onChange={({ target }) => setName(target.value)}
      />
      <p className="text-sm text-text-2">{text.solve.kept}</p>
      {problem === '' ? null : <Notice tone="danger">{problem}</Notice>}
      <div>
        <button type="submit" className="btn btn-primary" disabled={name.trim() === '' || busy}>
          {text.solve.begin}
        </button>
      </div>
    </form>
  );
}
