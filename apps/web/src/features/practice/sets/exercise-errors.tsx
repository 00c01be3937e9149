import type { ProblemSet, WrongAnswer } from '@elucida/contract/practice-sets';
import { atomLabels } from '@elucida/spectra/markup/atom-labels';
import { useMemo } from 'react';
import { formatCount } from '../../../lib/format/numbers.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Markdown } from '../../../ui/markdown.tsx';
import { commonWrong } from './common-errors.ts';
import { useSetsText } from './sets-text.ts';

/** Wrong answers that are told. */
const TOLD = 12;

interface Props {
  problem: ProblemSet['problems'][number];
  students: ProblemSet['students'];
  place: number;
}

/** Wrong answers to an exercise, the commonest first: atoms that do not give a signal, or steps that are right. */
export function ExerciseErrors({ problem, students, place }: Props) {
  const text = useSetsText();
  const language = useLanguage();
  const { smiles, signals = [], steps = [], kind } = problem;
  const labels = useMemo(() => atomLabels(smiles), [smiles]);
  const found = commonWrong(students, place).slice(0, TOLD);
  const say = (answer: WrongAnswer): string => {
    if ('step' in answer) return steps[answer.step]?.text ?? '';
    const { technique, peak, atoms } = answer;
    const signal = signals.find((each) => each.technique === technique && each.peak === peak);
    return `${signal?.label ?? ''} → ${atoms.map((atom) => labels[atom] ?? '').join('/')}`;
  };
  if (found.length === 0) return <p className="text-text-2">{text.one.noWrong}</p>;
  return (
    <div className="text-sm">
      <p className="text-text-2">
        {kind === 'mistake' ? text.one.takenForFalse : text.one.wrongAtoms}
      </p>
      <ul className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-1">
        {found.map(({ answer, students: count }) => (
          <li key={JSON.stringify(answer)} className="flex gap-2">
            <strong className="whitespace-nowrap">
              {text.one.times(formatCount(count, language))}
            </strong>
            <Markdown inline text={say(answer)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
