import { SMILES_MAX } from '@elucida/contract/limits';
import type { PracticeReply, ShownProblem, Solution } from '@elucida/contract/practice';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../lib/api/api-error.ts';
import { askJudge, fetchSolution } from '../../lib/api/practice-calls.ts';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { formatCount } from '../../lib/format/numbers.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { LazyStructureEditor } from '../../structure-editor/lazy-structure-editor.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { afterCheck, afterGivingUp, pointsLeft } from './attempt-changes.ts';
import type { PointedAt } from './pointed-at.ts';
import { usePracticeText } from './practice-text.ts';
import { attemptOf, stateOf } from './progress.ts';
import { replyParts, type ReplyParts } from './reply-parts.ts';
import { changeProgress, useProgress } from './use-progress.ts';

interface Judged {
  readonly reply: PracticeReply;
  readonly parts: ReplyParts;
}
interface Solved {
  readonly solution: Solution;
  readonly parts: ReplyParts;
}

interface Props {
  problem: ShownProblem;
  onPoint: (at: PointedAt | null) => void;
}

/** Where a student answers: a SMILES, a name or a drawing, and what the judge says of it. */
export function AnswerCard({ problem, onPoint }: Props) {
  const { t } = useTranslation();
  const text = usePracticeText();
  const words = useErrorWords();
  const language = useLanguage();
  const id = useId();
  const attempt = attemptOf(useProgress(), problem.id);
  const [params] = useSearchParams();
  const [structure, setStructure] = useState('');
  const [drawing, setDrawing] = useState(false);
  const [solved, setSolved] = useState<Solved | null>(null);
  const { mutate, data, error, isPending, variables } = useMutation<Judged, Error, string>({
    mutationFn: async (asked) => {
      const judged = askJudge(problem.id, { structure: asked, lang: language });
      const [reply, parts] = await Promise.all([judged, replyParts()]);
      return { reply, parts };
    },
    onSuccess: ({ reply: { outcome, solution }, parts }) => {
      const isRight = outcome === 'solved' || outcome === 'equivalent';
      changeProgress((now) => afterCheck(now, problem, isRight));
      if (solution !== null) setSolved({ solution, parts });
    },
  });
  const check = (asked: string) => {
    if (asked.trim() !== '' && !isPending) mutate(asked.trim());
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    check(structure);
  };
  const giveUp = async () => {
    const [solution, parts] = await Promise.all([
      fetchSolution(problem.id, language),
      replyParts(),
    ]);
    changeProgress((now) => afterGivingUp(now, problem));
    setSolved({ solution, parts });
  };
  const isUnreadable = error instanceof ApiError && error.code === 'invalid_smiles';
  return (
    <section className="card grid grid-cols-[minmax(0,1fr)] gap-3" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-lg">
        {text.solve.answer}
      </h2>
      <p className="text-sm text-text-2" role="status">
        {stateOf(attempt) === 'solved' || stateOf(attempt) === 'shown'
          ? text.state[stateOf(attempt)]
          : text.solve.points(formatCount(pointsLeft(attempt), language))}
      </p>
      <form className="grid grid-cols-[minmax(0,1fr)] gap-2" onSubmit={submit}>
        <label className="field-label" htmlFor={id}>
          {text.solve.structure}
        </label>
        <input
          id={id}
          className="input mono"
          value={structure}
          maxLength={SMILES_MAX}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => setStructure(target.value)}
        />
        <p id={`${id}-help`} className="field-hint">
          {text.solve.structureHelp}
        </p>
        <div className="flex flex-wrap gap-3">
          <button
            type="submit"
            className="btn btn-primary"
            disabled={structure.trim() === '' || isPending}
          >
            {text.solve.check}
          </button>
          <button
            type="button"
            className="btn"
            aria-expanded={drawing}
            onClick={() => setDrawing(!drawing)}
          >
            {text.solve.draw}
          </button>
          {solved === null ? (
            <ConfirmDialog
              label={text.solve.giveUp}
              question={text.solve.giveUpSure}
              hint=""
              yes={text.solve.giveUp}
              no={t('common.cancel')}
              onYes={giveUp}
              opener={{ className: 'btn btn-quiet', children: text.solve.giveUp }}
            />
          ) : null}
        </div>
      </form>
      {drawing ? (
        <LazyStructureEditor
          drawn="structure"
          {...(structure === '' ? {} : { smiles: structure })}
          onUse={(smiles) => {
            setStructure(smiles);
            setDrawing(false);
            check(smiles);
          }}
          onClose={() => setDrawing(false)}
        />
      ) : null}
      {isPending ? <p role="status">{text.solve.checking}</p> : null}
      {error ? (
        <Notice tone="danger">{isUnreadable ? text.solve.unreadable : words(error)}</Notice>
      ) : null}
      {data && !isPending ? (
        <data.parts.ReplyView
          key={variables}
          reply={data.reply}
          formula={params.get('formula') === 'hidden' ? null : problem.formula}
          onPoint={onPoint}
        />
      ) : null}
      {solved === null ? null : <solved.parts.SolutionView solution={solved.solution} />}
    </section>
  );
}
