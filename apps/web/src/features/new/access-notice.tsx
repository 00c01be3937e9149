import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/use-session.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Says before the run what would stop it: not signed in, or not verified. */
export function AccessNotice() {
  const { t } = useTranslation();
  const { user, pending } = useSession();
  if (pending || user?.is_verified) return null;
  return (
    <Notice tone="warning" role="note">
      <p>{t(user ? 'manual.notVerified' : 'manual.mustSignIn')}</p>
      <LocalLink to={user ? '/account' : '/auth'} className="btn btn-small mt-2">
        {t(user ? 'manual.toAccount' : 'shell.signIn')}
      </LocalLink>
    </Notice>
  );
}
