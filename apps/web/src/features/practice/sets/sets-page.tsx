import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SetBrief } from '@elucida/contract/practice-sets';
import { fetchSets } from '../../../lib/api/set-calls.ts';
import { useErrorWords } from '../../../lib/api/use-error-words.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { formatCount } from '../../../lib/format/numbers.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { SignInLink } from '../../../session/sign-in-link.tsx';
import { useSession } from '../../../session/use-session.ts';
import { LocalLink } from '../../../ui/local-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { usePracticeText } from '../practice-text.ts';
import { SetForm } from './set-form.tsx';
import { useSetsText } from './sets-text.ts';

function OneBrief({ set }: { set: SetBrief }) {
  const text = useSetsText();
  const language = useLanguage();
  const { id, title, due_at, problems, students } = set;
  return (
    <li>
      <LocalLink to={`/practice/sets/${id}`} className="card block h-full no-underline">
        <span className="block font-semibold wrap-anywhere">{title}</span>
        <span className="block text-text">
          {text.facts(formatCount(problems, language), formatCount(students, language))}
        </span>
        <span className="block text-sm text-text-2">
          {due_at === null ? text.noDue : text.due(formatDate(due_at, language))}
        </span>
      </LocalLink>
    </li>
  );
}

function OwnSets() {
  const { t } = useTranslation();
  const text = useSetsText();
  const words = useErrorWords();
  const { data, error } = useQuery({
    queryKey: ['sets'],
    queryFn: ({ signal }) => fetchSets(signal),
  });
  return (
    <section aria-labelledby="own-sets" className="grid gap-3">
      <h2 id="own-sets" className="text-lg">
        {text.yours}
      </h2>
      {error ? <Notice tone="danger">{words(error)}</Notice> : null}
      {data === undefined && !error ? <p className="text-text-2">{t('common.loading')}</p> : null}
      {data?.length === 0 ? <p>{text.none}</p> : null}
      <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {(data ?? []).map((set) => (
          <OneBrief key={set.id} set={set} />
        ))}
      </ul>
    </section>
  );
}

/** /practice/sets: a teacher's sets of problems, and a new one. */
export function SetsPage() {
  const { t } = useTranslation();
  const text = useSetsText();
  const practice = usePracticeText();
  const { user, pending } = useSession();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHeading title={text.heading} />
      <p>
        <LocalLink to="/practice">{practice.solve.back}</LocalLink>
      </p>
      <p className="max-w-[65ch] text-text-2">{text.intro}</p>
      <p className="max-w-[65ch] text-sm text-text-2">{text.kept}</p>
      {user === null && !pending ? (
        <Notice tone="info">
          <p>{text.signIn}</p>
          <SignInLink className="btn btn-primary mt-2">{t('shell.signIn')}</SignInLink>
        </Notice>
      ) : null}
      {user === null ? null : (
        <>
          <OwnSets />
          {user.is_verified ? <SetForm /> : <Notice tone="warning">{text.notVerified}</Notice>}
        </>
      )}
    </div>
  );
}
