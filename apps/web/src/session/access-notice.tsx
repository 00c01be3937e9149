import { useTranslation } from 'react-i18next';
import { LocalLink } from '../ui/local-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { useCameFrom } from './came-from.ts';
import { useSession } from './use-session.ts';

/**
 * Says before the run what would stop it: not signed in, or not verified. A visitor is led to the
 * form that signs in, or to the account page, which says why one signs in.
 */
export function AccessNotice({ visitorsTo }: { visitorsTo: '/auth' | '/account' }) {
  const { t } = useTranslation();
  const { user, pending } = useSession();
  const from = useCameFrom();
  if (pending || user?.is_verified) return null;
  const to = user ? '/account' : visitorsTo;
  return (
    <Notice tone="warning" role="note">
      <p>{t(user ? 'manual.notVerified' : 'manual.mustSignIn')}</p>
      <LocalLink to={to} state={from} className="btn btn-small mt-2">
        {t(to === '/auth' ? 'shell.signIn' : 'manual.toAccount')}
      </LocalLink>
    </Notice>
  );
}
