import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/format/dates.ts';
import { formatCount, formatPercent, formatSeconds } from '../../lib/format/numbers.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import { MEASURED, METHOD_PATH } from './measured.ts';

/** Four measured claims, each with the way to how it was measured. */
export function WhyCards() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { on, commit, puzzle, confident, mismatched, medianMs } = MEASURED;
  const count = (value: number) => formatCount(value, language);
  const claims = [
    [
      'puzzle',
      formatPercent(puzzle.right / puzzle.cases, language),
      { right: count(puzzle.right), cases: count(puzzle.cases) },
    ],
    [
      'confident',
      t('home.why.ofAll', { part: count(confident.right), all: count(confident.answers) }),
      { least: formatPercent(confident.least, language), cases: count(confident.cases) },
    ],
    [
      'mismatched',
      formatPercent(mismatched.refused / mismatched.cases, language),
      { refused: count(mismatched.refused), cases: count(mismatched.cases) },
    ],
    ['quick', formatSeconds(medianMs, language), {}],
  ] as const;
  return (
    <section aria-labelledby="why">
      <h2 id="why">{t('home.why.heading')}</h2>
      <p className="mt-2 text-text-2">
        {t('home.why.measured', { date: formatDate(on, language), commit })}
      </p>
      <ul className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {claims.map(([claim, figure, values]) => (
          <li key={claim} className="grid content-start gap-1 border-t-2 border-border pt-3">
            <p className="figures text-[28px] leading-9 font-semibold text-accent">{figure}</p>
            <h3 className="text-base">{t(`home.why.${claim}`)}</h3>
            <p className="text-text-2">{t(`home.why.${claim}Text`, values)}</p>
            <p className="text-sm">
              <LocalLink
                to={METHOD_PATH}
                aria-label={t('home.why.howOf', { claim: t(`home.why.${claim}`) })}
              >
                {t('home.why.how')}
              </LocalLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
