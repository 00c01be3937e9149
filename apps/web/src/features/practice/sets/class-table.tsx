import type { ProblemSet, SetAnswer } from '@elucida/contract/practice-sets';
import { useTranslation } from 'react-i18next';
import { deleteStudent } from '../../../lib/api/set-calls.ts';
import { formatCount } from '../../../lib/format/numbers.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useSetsText } from './sets-text.ts';

/** A cell: whether it is solved, and after how many tries; in words for who cannot see it. */
function Answer({ answer }: { answer: SetAnswer | undefined }) {
  const text = useSetsText();
  const language = useLanguage();
  if (answer === undefined || (answer.tries === 0 && answer.hints.length === 0))
    return (
      <>
        <span aria-hidden>–</span>
        <span className="sr-only">{text.one.untouched}</span>
      </>
    );
  const { tries, hints, solved_at } = answer;
  const words = (solved_at === null ? text.one.tried : text.one.solved)(
    formatCount(tries, language),
    formatCount(hints.length, language),
  );
  return (
    <span title={words}>
      <span aria-hidden className={solved_at === null ? 'text-text-2' : 'text-success'}>
        {solved_at === null ? '○' : '✓'} {formatCount(tries, language)}
        {'·'.repeat(hints.length)}
      </span>
      <span className="sr-only">{words}</span>
    </span>
  );
}

/** Students by problems: who solved what, with how many tries and hints. */
export function ClassTable({
  set,
  onChanged,
}: {
  set: ProblemSet;
  onChanged: () => Promise<void>;
}) {
  const { t } = useTranslation();
  const text = useSetsText();
  const language = useLanguage();
  const { problems, students } = set;
  const answerOf = (student: ProblemSet['students'][number], place: number) =>
    student.answers.find((each) => each.place === place);
  const solvedBy = (place: number) =>
    students.filter((student) => answerOf(student, place)?.solved_at != null).length;
  if (students.length === 0) return <p>{text.one.noAnswers}</p>;
  return (
    <div className="overflow-x-auto" role="group" aria-label={text.one.student} tabIndex={0}>
      <table className="w-full text-left text-sm">
        <thead>
          <tr>
            <th scope="col" className="py-1 pr-3">
              {text.one.student}
            </th>
            {problems.map(({ smiles, kind = 'structure' }, place) => (
              <th
                key={`${smiles} ${place}`}
                scope="col"
                className="px-2 py-1"
                title={text.kinds[kind]}
              >
                <span aria-hidden>{formatCount(place + 1, language)}</span>
                <span className="sr-only">
                  {text.one.problem(formatCount(place + 1, language))}
                  {kind === 'structure' ? '' : `: ${text.kinds[kind]}`}
                </span>
              </th>
            ))}
            <td className="print:hidden" />
          </tr>
        </thead>
        <tbody>
          {students.map((student) => (
            <tr key={student.id} className="border-t border-border">
              <th scope="row" className="py-1 pr-3 font-normal wrap-anywhere">
                {student.name}
              </th>
              {problems.map(({ smiles }, place) => (
                <td key={`${smiles} ${place}`} className="px-2 py-1 whitespace-nowrap">
                  <Answer answer={answerOf(student, place)} />
                </td>
              ))}
              <td className="py-1 text-right print:hidden">
                <ConfirmDialog
                  label={text.one.remove(student.name)}
                  question={text.one.removeSure(student.name)}
                  hint=""
                  yes={text.one.delete}
                  no={t('common.cancel')}
                  onYes={() => deleteStudent(set.id, student.id)}
                  onDone={onChanged}
                  opener={{
                    className: 'btn btn-small btn-quiet',
                    'aria-label': text.one.remove(student.name),
                    children: text.one.delete,
                  }}
                />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-border text-text-2">
            <th scope="row" className="py-1 pr-3 font-semibold">
              {text.one.share}
            </th>
            {problems.map(({ smiles }, place) => (
              <td key={`${smiles} ${place}`} className="px-2 py-1 whitespace-nowrap">
                {text.one.solvedBy(
                  formatCount(solvedBy(place), language),
                  formatCount(students.length, language),
                )}
              </td>
            ))}
            <td className="print:hidden" />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
