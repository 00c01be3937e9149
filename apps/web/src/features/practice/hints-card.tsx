import type { ShownProblem } from '@elucida/contract/practice';
import { HINT_COST } from '@elucida/contract/practice-terms';
import { useSearchParams } from 'react-router';
import { fetchHint } from '../../lib/api/practice-calls.ts';
import { formatCount } from '../../lib/format/numbers.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { afterHint } from './attempt-changes.ts';
import { HintList } from './hint-list.tsx';
import type { PointedAt } from './pointed-at.ts';
import { usePracticeText } from './practice-text.ts';
import { attemptOf } from './progress.ts';
import { readWithout, withoutBands } from './without.ts';
import { changeProgress, useProgress } from './use-progress.ts';

interface Props {
  problem: ShownProblem;
  onPoint: (at: PointedAt | null) => void;
}

/** The hints of a problem of the collection, each for points. */
export function HintsCard({ problem, onPoint }: Props) {
  const text = usePracticeText();
  const language = useLanguage();
  const [params] = useSearchParams();
  const without = readWithout(params);
  const { hints } = attemptOf(useProgress(), problem.id);
  return (
    <HintList
      problem={problem.id}
      kinds={problem.hints.filter((kind) => kind !== 'band' || !withoutBands(without))}
      taken={hints}
      onTake={(kind) => changeProgress((now) => afterHint(now, problem, kind))}
      fetchHint={(kind) => fetchHint(problem.id, kind, language)}
      help={text.solve.hintsHelp}
      costOf={(kind) => text.solve.cost(formatCount(HINT_COST[kind], language))}
      onPoint={onPoint}
    />
  );
}
