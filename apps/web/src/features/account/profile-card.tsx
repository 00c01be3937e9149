import { PLAN_NAMES } from '@elucida/contract/limits';
import type { User } from '@elucida/contract/user';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/format/dates.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useSignOut } from '../../session/use-sign-out.ts';

/** Read-only profile and the way out. */
export function ProfileCard({ user }: { user: User }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const signOut = useSignOut();
  const rows = [
    [t('account.name'), user.name],
    [t('account.email'), user.email],
    [t('account.plan'), PLAN_NAMES[user.plan]],
    [t('account.memberSince'), formatDate(user.created_at, language)],
  ];
  return (
    <section className="card" aria-labelledby="profile">
      <h2 id="profile">{t('account.profile')}</h2>
      <dl className="mt-3 grid grid-cols-1 gap-x-6 sm:grid-cols-[auto_1fr] sm:gap-y-2 max-sm:[&_dd]:mb-2">
        {rows.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-text-2">{term}</dt>
            <dd className="m-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="btn mt-5" onClick={() => void signOut()}>
        {t('shell.signOut')}
      </button>
    </section>
  );
}
