import type { PracticeHint, ShownProblem } from '@elucida/contract/practice';
import { HINT_COST, type HintKind } from '@elucida/contract/practice-terms';
import { useQueries } from '@tanstack/react-query';
import { fetchHint } from '../../lib/api/practice-calls.ts';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { formatCount } from '../../lib/format/numbers.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { Notice } from '../../ui/notice.tsx';
import { afterHint } from './attempt-changes.ts';
import type { PointedAt } from './pointed-at.ts';
import { usePracticeText } from './practice-text.ts';
import { attemptOf } from './progress.ts';
import { replyParts, type ReplyParts } from './reply-parts.ts';
import { changeProgress, useProgress } from './use-progress.ts';

interface Props {
  problem: ShownProblem;
  onPoint: (at: PointedAt | null) => void;
}

interface HintProps extends Pick<Props, 'onPoint'> {
  hint: PracticeHint;
  parts: ReplyParts;
}

function HintText({ hint, parts: { Markdown }, onPoint }: HintProps) {
  return (
    <div
      tabIndex={0}
      className="rounded-sm border-l-2 border-border px-3 py-1"
      onFocus={() => onPoint(hint)}
      onBlur={() => onPoint(null)}
      onMouseEnter={() => onPoint(hint)}
      onMouseLeave={() => onPoint(null)}
    >
      <Markdown text={hint.text} />
    </div>
  );
}

/** Hints one after another, each for points; those taken stay. */
export function HintsCard({ problem, onPoint }: Props) {
  const text = usePracticeText();
  const words = useErrorWords();
  const language = useLanguage();
  const taken = attemptOf(useProgress(), problem.id).hints;
  const asked = problem.hints.filter((kind) => taken.includes(kind));
  const answers = useQueries({
    queries: asked.map((kind) => ({
      queryKey: ['practice', problem.id, 'hint', kind, language],
      queryFn: async () => {
        const [hint, parts] = await Promise.all([
          fetchHint(problem.id, kind, language),
          replyParts(),
        ]);
        return { hint, parts };
      },
      staleTime: Infinity,
    })),
  });
  const hintOf = (kind: HintKind) => answers[asked.indexOf(kind)];
  return (
    <section className="card" aria-labelledby="practice-hints">
      <h2 id="practice-hints" className="text-lg">
        {text.solve.hints}
      </h2>
      <p className="field-hint">{text.solve.hintsHelp}</p>
      <ol className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
        {problem.hints.map((kind) => {
          const answer = hintOf(kind);
          return (
            <li key={kind}>
              {answer === undefined ? (
                <button
                  type="button"
                  className="btn btn-small"
                  onClick={() => changeProgress((now) => afterHint(now, problem, kind))}
                >
                  {text.solve.hint[kind]}
                  <span className="text-text-2">
                    {text.solve.cost(formatCount(HINT_COST[kind], language))}
                  </span>
                </button>
              ) : (
                <>
                  <h3 className="text-sm">{text.solve.hint[kind]}</h3>
                  {answer.error ? <Notice tone="danger">{words(answer.error)}</Notice> : null}
                  {answer.data ? <HintText {...answer.data} onPoint={onPoint} /> : null}
                </>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
