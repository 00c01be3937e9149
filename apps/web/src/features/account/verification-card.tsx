import { UNVERIFIED_DAYS } from '@elucida/contract/limits';
import type { User } from '@elucida/contract/user';
import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { formatDate } from '../../lib/format/dates.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { cameFrom } from '../../session/came-from.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Outcome } from '../../ui/outcome.tsx';
import { CodeField } from './code-field.tsx';
import { useVerification } from './use-verification.ts';

/**
 * The day on which an account that is not verified is deleted; null for one that stays (paid, or
 * made special by an admin).
 */
function deletedOn({ created_at, plan, is_admin, is_whitelisted }: User): string | null {
  const stays = plan !== 'free' || is_admin || is_whitelisted;
  return stays
    ? null
    : new Date(Date.parse(created_at) + UNVERIFIED_DAYS * 86_400_000).toISOString();
}

/**
 * The 6-digit code: sent once by itself when the page opens for an unverified user, again on
 * request after 60 s.
 */
export function VerificationCard({ user }: { user: User }) {
  const { t } = useTranslation();
  const { begin, resend, verify, secondsLeft, message, busy } = useVerification(user.email);
  const [code, setCode] = useState('');
  const language = useLanguage();
  const back = cameFrom(useLocation());
  const { is_verified: verified, id } = user;
  useEffect(() => {
    if (!verified) void begin(id);
    // One automatic send a user, whatever re-renders.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [verified, id]);

  if (verified) {
    return (
      <section className="card" aria-labelledby="verification">
        <h2 id="verification">{t('account.verification.heading')}</h2>
        <Notice tone="success" className="mt-3">
          {t('account.verification.verified')}
        </Notice>
        <LocalLink to={back ?? '/new'} className="btn btn-primary mt-4">
          {t(back === null ? 'account.verification.start' : 'account.verification.goOn')}
        </LocalLink>
      </section>
    );
  }
  const deadline = deletedOn(user);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void verify(code);
  };
  return (
    <section className="card grid gap-4" aria-labelledby="verification">
      <h2 id="verification">{t('account.verification.heading')}</h2>
      <p className="wrap-anywhere">
        {t('account.verification.intro', { email: user.email })}
        {deadline === null
          ? null
          : ` ${t('account.verification.deadline', { date: formatDate(deadline, language) })}`}
      </p>
      <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-3">
        <CodeField code={code} onChange={setCode} describedBy="code-message" />
        <button type="submit" className="btn btn-primary" disabled={busy}>
          {t(busy ? 'account.verification.busy' : 'account.verification.submit')}
        </button>
      </form>
      {/* The message that the code was sent comes by itself: its room is kept. */}
      <Outcome message={message} id="code-message" className="min-h-14" />
      <div className="flex flex-wrap items-center gap-3">
        <button
          type="button"
          className="btn"
          disabled={secondsLeft > 0}
          onClick={() => void resend()}
        >
          {secondsLeft > 0
            ? t('account.verification.resendIn', { count: secondsLeft })
            : t('account.verification.resend')}
        </button>
        <p className="text-sm text-text-2">{t('account.verification.notArrived')}</p>
      </div>
    </section>
  );
}
