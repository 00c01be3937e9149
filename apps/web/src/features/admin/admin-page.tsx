import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchUserCount } from '../../lib/api/admin-calls.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { useSession } from '../../session/use-session.ts';
import { SignInLink } from '../../session/sign-in-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useAdminText } from './admin-text.ts';
import { Dashboard } from './dashboard.tsx';
import { ADMIN } from './use-users.ts';

const isRefusal = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/** /admin. The server decides who may: its user count answers admins alone (specification §6). */
export function AdminPage() {
  const { t } = useTranslation();
  const text = useAdminText();
  const words = useErrorWords();
  const { user, pending } = useSession();
  // Who is known to be no admin is not asked about: the browser would report the refusal as an
  // error.
  const probe = useQuery({
    queryKey: [...ADMIN, 'count'],
    queryFn: ({ signal }) => fetchUserCount(signal),
    enabled: user?.is_admin === true,
    staleTime: 0,
  });
  const refused = !pending && (!user?.is_admin || isRefusal(probe.error));
  if (refused) {
    return (
      <>
        <PageHeading title={text.notAuthorized} />
        <p className="mt-3">{t('errors.byCode.not_admin')}</p>
        {user ? null : (
          <p className="mt-4">
            <SignInLink className="btn btn-primary">{t('shell.signIn')}</SignInLink>
          </p>
        )}
      </>
    );
  }
  return (
    <>
      <PageHeading title={text.heading} />
      {probe.isError ? (
        <Notice tone="danger" className="mt-6">
          {words(probe.error)}
        </Notice>
      ) : null}
      {probe.isPending ? <p className="mt-6 text-text-2">{t('common.loading')}</p> : null}
      {probe.data === undefined ? null : <Dashboard total={probe.data} />}
    </>
  );
}
