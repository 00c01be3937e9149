import type { SharedSet } from '@elucida/contract/practice-sets';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { ApiError } from '../../../lib/api/api-error.ts';
import { fetchOwnAnswers, fetchSharedSet } from '../../../lib/api/set-calls.ts';
import { useErrorWords } from '../../../lib/api/use-error-words.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { formatCount } from '../../../lib/format/numbers.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { LocalLink } from '../../../ui/local-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { JoinForm } from './join-form.tsx';
import { SetProblem } from './set-problem.tsx';
import { useSetsText } from './sets-text.ts';
import { useStudentKey } from './student-key.ts';

const MARK = { new: '', tried: '…', solved: '✓' } as const;

function Solving({
  set,
  token,
  studentKey,
}: {
  set: SharedSet;
  token: string;
  studentKey: string;
}) {
  const { t } = useTranslation();
  const text = useSetsText();
  const words = useErrorWords();
  const language = useLanguage();
  const [params] = useSearchParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['shared sets', token, 'answers', studentKey],
    queryFn: () => fetchOwnAnswers(token, studentKey),
    retry: false,
  });
  // The teacher has deleted what was kept, or 90 days are over: one begins again.
  if (error instanceof ApiError && error.status === 404) return <JoinForm token={token} />;
  if (error) return <Notice tone="danger">{words(error)}</Notice>;
  if (data === undefined) return <p className="text-text-2">{t('common.loading')}</p>;
  const places = Array.from({ length: set.problems }, (_, place) => place);
  const stateOf = (place: number) => {
    const answer = data.answers.find((each) => each.place === place);
    if (answer?.solved_at != null) return 'solved';
    return (answer?.tries ?? 0) > 0 ? 'tried' : 'new';
  };
  const solved = places.filter((place) => stateOf(place) === 'solved').length;
  const asked = Number(params.get('problem') ?? 1) - 1;
  const place = places.includes(asked) ? asked : 0;
  return (
    <>
      <p>
        {text.solve.as(data.name)}{' '}
        <span className="text-text-2">
          {text.solve.done(formatCount(solved, language), formatCount(set.problems, language))}
        </span>
      </p>
      <nav aria-label={text.solve.heading}>
        <ol className="flex flex-wrap gap-2">
          {places.map((each) => (
            <li key={each}>
              <LocalLink
                to={`/practice/shared/${token}?problem=${each + 1}`}
                className={`btn btn-small ${each === place ? 'border-accent bg-accent-soft' : ''}`}
                aria-current={each === place ? 'page' : undefined}
              >
                {formatCount(each + 1, language)} <span aria-hidden>{MARK[stateOf(each)]}</span>
                <span className="sr-only">{text.solve.state[stateOf(each)]}</span>
              </LocalLink>
            </li>
          ))}
        </ol>
      </nav>
      <SetProblem
        key={place}
        set={set}
        solving={{ token, place, key: studentKey }}
        own={data}
        onDone={async () => void (await refetch())}
      />
    </>
  );
}

/** /practice/shared/{token}: a set as students solve it, under a name and without an account. */
export function SharedSetPage() {
  const { t } = useTranslation();
  const text = useSetsText();
  const words = useErrorWords();
  const language = useLanguage();
  const { token = '' } = useParams();
  const studentKey = useStudentKey(token);
  const { data, error } = useQuery({
    queryKey: ['shared sets', token],
    queryFn: ({ signal }) => fetchSharedSet(token, signal),
    retry: false,
  });
  const isAbsent = error instanceof ApiError && error.status === 404;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHeading title={data?.title ?? text.solve.heading} className="wrap-anywhere" />
      {error ? <Notice tone="danger">{isAbsent ? text.solve.absent : words(error)}</Notice> : null}
      {data === undefined && !error ? <p className="text-text-2">{t('common.loading')}</p> : null}
      {data ? (
        <>
          <p className="text-text-2">
            {data.due_at === null ? text.noDue : text.due(formatDate(data.due_at, language))}
          </p>
          {data.closed ? <Notice tone="warning">{text.solve.closed}</Notice> : null}
          {studentKey === null ? (
            data.closed ? null : (
              <JoinForm token={token} />
            )
          ) : (
            <Solving set={data} token={token} studentKey={studentKey} />
          )}
        </>
      ) : null}
    </div>
  );
}
