import type { PracticeReply, ShownProblem } from '@elucida/contract/practice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { askJudge, fetchSolution } from '../../lib/api/practice-calls.ts';
import { formatCount } from '../../lib/format/numbers.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { AnswerForm, type Solved } from './answer-form.tsx';
import { afterCheck, afterGivingUp, pointsLeft } from './attempt-changes.ts';
import type { PointedAt } from './pointed-at.ts';
import { usePracticeText } from './practice-text.ts';
import { dayOf } from './practised-days.ts';
import { attemptOf, stateOf } from './progress.ts';
import { replyParts } from './reply-parts.ts';
import { readWithout } from './without.ts';
import { changeProgress, useProgress } from './use-progress.ts';

interface Props {
  problem: ShownProblem;
  onPoint: (at: PointedAt | null) => void;
}

/** The answer to a problem of the collection: it changes what this browser keeps, and may be given up. */
export function AnswerCard({ problem, onPoint }: Props) {
  const { t } = useTranslation();
  const text = usePracticeText();
  const language = useLanguage();
  const attempt = attemptOf(useProgress(), problem.id);
  const [params] = useSearchParams();
  const [given, setGiven] = useState<Solved | null>(null);
  const keep = ({ outcome, solution }: PracticeReply) => {
    const isRight = outcome === 'solved' || outcome === 'equivalent';
    changeProgress((now) =>
      afterCheck(now, problem, isRight, { skills: solution?.skills, today: dayOf(new Date()) }),
    );
  };
  const giveUp = async () => {
    const [solution, parts] = await Promise.all([
      fetchSolution(problem.id, language),
      replyParts(),
    ]);
    changeProgress((now) => afterGivingUp(now, problem, solution.skills));
    setGiven({ solution, parts });
  };
  const state = stateOf(attempt);
  return (
    <AnswerForm
      status={
        state === 'solved' || state === 'shown'
          ? text.state[state]
          : text.solve.points(formatCount(pointsLeft(attempt), language))
      }
      ask={(structure) => askJudge(problem.id, { structure, lang: language })}
      onReply={keep}
      formula={params.get('formula') === 'hidden' ? null : problem.formula}
      without={readWithout(params)}
      onPoint={onPoint}
      given={given}
    >
      <ConfirmDialog
        label={text.solve.giveUp}
        question={text.solve.giveUpSure}
        hint=""
        yes={text.solve.giveUp}
        no={t('common.cancel')}
        onYes={giveUp}
        opener={{ className: 'btn btn-quiet', children: text.solve.giveUp }}
      />
    </AnswerForm>
  );
}
