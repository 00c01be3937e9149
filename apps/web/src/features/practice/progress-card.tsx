import type { ListedProblem } from '@elucida/contract/practice';
import { PRACTICE_FIELDS } from '@elucida/contract/practice-terms';
import { useTranslation } from 'react-i18next';
import { deleteSharedProgress } from '../../lib/api/practice-calls.ts';
import { formatCount } from '../../lib/format/numbers.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { usePracticeText } from './practice-text.ts';
import type { Progress } from '@elucida/contract/merge-progress';
import { SkillsTable } from './skills-table.tsx';
import { LOOKED_BACK, practisedDays } from './practised-days.ts';
import { attemptOf, BEGINNER } from './progress.ts';
import { changeProgress } from './use-progress.ts';

type Listed = Pick<ListedProblem, 'id' | 'fields'>;

interface Props {
  problems: readonly Listed[];
  progress: Progress;
  /** It is kept with an account as well. */
  withAccount: boolean;
}

/** What this student has solved, field by field: to look at, to print, to delete. */
export function ProgressCard({ problems, progress, withAccount }: Props) {
  const { t } = useTranslation();
  const text = usePracticeText();
  const language = useLanguage();
  const write = (count: number) => formatCount(Math.round(count), language);
  const pointsOf = ({ id }: Listed) => attemptOf(progress, id).points;
  const solved = problems.filter((problem) => pointsOf(problem) !== null);
  const sum = (of: readonly Listed[]) =>
    of.reduce((points, problem) => points + (pointsOf(problem) ?? 0), 0);
  const rows = PRACTICE_FIELDS.map((field) => {
    const own = problems.filter(({ fields }) => fields.includes(field));
    return { field, all: own.length, done: own.filter((problem) => solved.includes(problem)) };
  }).filter(({ done }) => done.length > 0);
  const kept = withAccount ? text.progress.keptWithAccount : text.progress.kept;
  const days = practisedDays(progress, new Date());
  const touched = Object.keys(progress.attempts).length > 0;
  return (
    <section className="card" aria-labelledby="practice-progress">
      <h2 id="practice-progress" className="text-lg">
        {text.progress.heading}
      </h2>
      <p className="mt-2 font-semibold">{text.progress.rating(write(progress.rating.value))}</p>
      <p className="field-hint">{text.progress.ratingHelp}</p>
      <p className="mt-3">
        {solved.length === 0
          ? text.progress.none
          : text.progress.solved(write(solved.length), write(sum(solved)))}
      </p>
      {days > 0 ? <p>{text.progress.days(write(days), write(LOOKED_BACK))}</p> : null}
      {rows.length > 0 ? (
        <table className="mt-3 w-full text-sm">
          <caption className="sr-only">{text.progress.byField}</caption>
          <thead>
            <tr className="text-left text-text-2">
              <th scope="col" className="py-1 pr-2 font-semibold">
                {text.progress.field}
              </th>
              <th scope="col" className="py-1 pr-2 text-right font-semibold">
                {text.progress.solvedOf}
              </th>
              <th scope="col" className="py-1 text-right font-semibold">
                {text.progress.points}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ field, all, done }) => (
              <tr key={field} className="border-t border-border">
                <th scope="row" className="py-1 pr-2 text-left font-normal">
                  {text.fields[field]}
                </th>
                <td className="num py-1 pr-2 text-right">
                  {write(done.length)} / {write(all)}
                </td>
                <td className="num py-1 text-right">{write(sum(done))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <SkillsTable progress={progress} />
      <p className="field-hint mt-3">{kept}</p>
      {touched ? (
        <div className="mt-3 flex flex-wrap gap-2 print:hidden">
          <button type="button" className="btn btn-small" onClick={() => window.print()}>
            {text.progress.print}
          </button>
          <ConfirmDialog
            label={text.progress.forget}
            question={withAccount ? text.progress.forgetSureWithAccount : text.progress.forgetSure}
            hint={kept}
            yes={text.progress.forget}
            no={t('common.cancel')}
            onYes={async () => {
              if (withAccount) await deleteSharedProgress();
              changeProgress(() => BEGINNER);
            }}
            opener={{ className: 'btn btn-small', children: text.progress.forget }}
          />
        </div>
      ) : null}
    </section>
  );
}
