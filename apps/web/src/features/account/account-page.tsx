import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { SignInLink } from '../../session/sign-in-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useQuota } from '../../session/use-quota.ts';
import { useSession } from '../../session/use-session.ts';
import { ContactCard } from './contact-card.tsx';
import { FeedbackCard } from './feedback-card.tsx';
import { KeysCard } from './keys-card.tsx';
import { PrivacyCard } from './privacy-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SecurityCard } from './security-card.tsx';
import { TodayCard } from './today-card.tsx';
import { VerificationCard } from './verification-card.tsx';

/**
 * /account: who you are, whether your e-mail is verified, how you sign in, your keys of the API, what is
 * kept about you, what is left
 * today, and how to reach the team, which is for visitors too.
 */
export function AccountPage() {
  const { t } = useTranslation();
  const { user, pending } = useSession();
  const quota = useQuota();
  const loading = <p className="mt-6 text-text-2">{t('common.loading')}</p>;
  // Laid out once: a card that came later would push away what is being read.
  const isKnown = !pending && (user === null || !quota.isPending);
  return (
    <div className="min-h-screen">
      <PageHeading title={t('account.heading')} />
      {isKnown ? (
        <Suspense fallback={loading}>
          {user ? null : (
            <Notice tone="info" className="mt-6">
              <p>{t('account.signedOut')}</p>
              <SignInLink className="btn btn-primary mt-2">{t('shell.signIn')}</SignInLink>
            </Notice>
          )}
          <div className="mt-6 grid items-start gap-5 md:grid-cols-2">
            {user ? (
              <div className="grid gap-5">
                <VerificationCard user={user} />
                <ProfileCard user={user} />
                <SecurityCard user={user} />
                <KeysCard user={user} unlimited={quota.data?.unlimited ?? false} />
                <PrivacyCard user={user} />
              </div>
            ) : null}
            <div className="grid gap-5">
              {user ? <TodayCard /> : null}
              <ContactCard />
              <FeedbackCard />
            </div>
          </div>
        </Suspense>
      ) : (
        loading
      )}
    </div>
  );
}
