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
import { HistoryPicker, type ChosenAnalysis } from './history-picker.tsx';
import { NO_MOLECULES, OwnMoleculesField, typedMolecules } from './own-molecules.tsx';
import type { ChosenOfCollection } from './collection.ts';
import { ProblemPicker } from './problem-picker.tsx';
import { NEW_RULES, SetFields, sentRules } from './set-fields.tsx';
import { useSetsText } from './sets-text.ts';

/** What is said of one problem, with its place. */
const REFUSALS = ['set_molecule', 'set_exercise', 'set_gives_away'] as const;

/** A new set: its title and rules, and problems from the collection, of one's own, and of the history. */
export function SetForm() {
  const text = useSetsText();
  const words = useErrorWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const [rules, setRules] = useState(NEW_RULES);
  const [collection, setCollection] = useState<readonly ChosenOfCollection[]>([]);
  const [own, setOwn] = useState(NO_MOLECULES);
  const [withHistory, setWithHistory] = useState(false);
  const [items, setItems] = useState<readonly ChosenAnalysis[]>([]);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  const molecules = typedMolecules(own);
  const problems: ChosenProblem[] = [...collection, ...molecules, ...items];
  /** The molecule that was refused, by its place among the problems. */
  const refused = (error: unknown): string => {
    const isRefusal = error instanceof ApiError && REFUSALS.some((code) => code === error.code);
    if (!isRefusal) return words(error);
    const place = Number(error.fields[0]?.loc.at(-1) ?? -1) - collection.length;
    const molecule = molecules[place]?.structure;
    if (molecule === undefined) return words(error);
    return error.code === 'set_molecule'
      ? text.make.refused(molecule)
      : text.make.refusedFor(molecule, words(error));
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
      <ProblemPicker chosen={collection} onChange={setCollection} />
      <OwnMoleculesField own={own} onChange={setOwn} />
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
