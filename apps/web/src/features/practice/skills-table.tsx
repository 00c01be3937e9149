import type { Progress } from '@elucida/contract/merge-progress';
import { SKILLS } from '@elucida/contract/practice-terms';
import { formatCount } from '../../lib/format/numbers.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { mastery } from './mastery.ts';
import { usePracticeText } from './practice-text.ts';

/** What a student masters, skill by skill: of the problems whose solution was seen. */
export function SkillsTable({ progress }: { progress: Progress }) {
  const text = usePracticeText();
  const language = useLanguage();
  const rows = SKILLS.flatMap((skill) => {
    const found = mastery(progress, skill);
    return found === null ? [] : [{ skill, ...found }];
  });
  if (rows.length === 0) return null;
  const write = (count: number) => formatCount(Math.round(count), language);
  return (
    <table className="mt-4 w-full text-sm">
      <caption className="pb-1 text-left font-semibold">{text.progress.skills}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{text.progress.skills}</th>
          <th scope="col">{text.progress.points}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ skill, level, share, problems }) => (
          <tr key={skill} className="border-t border-border">
            <th scope="row" className="py-1 pr-2 text-left font-normal">
              {text.skills[skill]}
              <span className="block text-text-2">
                {text.mastery[level]} · {text.progress.ofProblems(write(problems))}
              </span>
            </th>
            <td className="num py-1 text-right align-top">{write(100 * share)} %</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
