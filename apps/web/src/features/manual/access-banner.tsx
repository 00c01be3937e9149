import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/use-session.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Tells a visitor to sign in and an unverified user to verify. */
export function AccessBanner() {
  const { t } = useTranslation();
  const { user, pending } = useSession();
  if (pending || user?.is_verified) return null;
  return (
    <Notice tone="warning" role="note">
      <p>{t(user ? 'manual.notVerified' : 'manual.mustSignIn')}</p>
      <LocalLink to="/account" className="btn btn-small mt-2">
        {t('manual.toAccount')}
      </LocalLink>
    </Notice>
  );
}
