import { SET_MAX } from '@elucida/contract/practice-set-terms';
import { useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import type { ChosenProblem } from '@elucida/contract/practice-sets';
import { ApiError } from '../../../lib/api/api-error.ts';
import { makeSet } from '../../../lib/api/set-calls.ts';
import { useErrorWords } from '../../../lib/api/use-error-words.ts';
import { formatCount } from '../../../lib/format/numbers.ts';
import { localPath } from '../../../lib/i18n/local-path.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Notice } from '../../../ui/notice.tsx';
import { HistoryPicker } from './history-picker.tsx';
import { ProblemPicker } from './problem-picker.tsx';
import { NEW_RULES, SetFields, sentRules } from './set-fields.tsx';
import { useSetsText } from './sets-text.ts';

/** A new set: its title and rules, and problems from the collection, of one's own, and of the history. */
export function SetForm() {
  const text = useSetsText();
  const words = useErrorWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const [rules, setRules] = useState(NEW_RULES);
  const [ids, setIds] = useState<readonly string[]>([]);
  const [own, setOwn] = useState('');
  const [withHistory, setWithHistory] = useState(false);
  const [items, setItems] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  const molecules = own
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const problems: ChosenProblem[] = [
    ...ids.map((id) => ({ id })),
    ...molecules.map((structure) => ({ structure })),
    ...items.map((history) => ({ history })),
  ];
  /** The molecule that was refused, by its place among the problems. */
  const refused = (error: unknown): string => {
    if (!(error instanceof ApiError) || error.code !== 'set_molecule') return words(error);
    const place = Number(error.fields[0]?.loc.at(-1) ?? -1) - ids.length;
    const molecule = molecules[place];
    return molecule === undefined ? words(error) : text.make.refused(molecule);
  };
  const wrong = (): string => {
    if (rules.title.trim() === '') return text.make.noTitle;
    if (problems.length === 0) return text.make.noProblems;
    return problems.length > SET_MAX.problems ? text.make.tooMany : '';
  };
  async function make(): Promise<void> {
    setBusy(true);
    try {
      const id = await makeSet({ ...sentRules(rules), problems, lang: language });
      await navigate(localPath(language, `/practice/sets/${id}`));
    } catch (error) {
      setProblem(refused(error));
      setBusy(false);
    }
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = wrong();
    setProblem(found);
    if (found === '') void make();
  };
  return (
    <form className="card grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={submit}>
      <h2 className="text-lg">{text.make.heading}</h2>
      <SetFields rules={rules} onChange={setRules} wide />
      <ProblemPicker chosen={ids} onChange={setIds} />
      <div className="field">
        <label className="field-label" htmlFor="own-molecules">
          {text.make.own}
        </label>
        <textarea
          id="own-molecules"
          className="input mono"
          rows={4}
          maxLength={20_000}
          value={own}
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby="own-help"
          onChange={({ target }) => setOwn(target.value)}
        />
        <p id="own-help" className="field-hint">
          {text.make.ownHelp}
        </p>
      </div>
      <details onToggle={(event) => setWithHistory(event.currentTarget.open)}>
        <summary className="cursor-pointer font-semibold">
          {text.make.history} · {text.make.chosen(formatCount(items.length, language))}
        </summary>
        {withHistory ? <HistoryPicker chosen={items} onChange={setItems} /> : null}
      </details>
      {problem === '' ? null : <Notice tone="danger">{problem}</Notice>}
      <div>
        <button type="submit" className="btn btn-primary" aria-disabled={busy || undefined}>
          {text.make.submit}
        </button>
      </div>
    </form>
  );
}
