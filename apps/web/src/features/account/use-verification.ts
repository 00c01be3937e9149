import { CODE_DIGITS, CODE_RESEND_MS } from '@elucida/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchCodeWait, resendCode, verifyCode } from '../../lib/api/account-calls.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { ME } from '../../session/query-keys.ts';
import { useCountdown } from './use-countdown.ts';

interface Message {
  readonly tone: 'info' | 'success' | 'danger';
  readonly words: string;
}

/** A whole code. */
const CODE = new RegExp(`^\\d{${CODE_DIGITS}}$`);

/** Users whose first code this visit has been asked for already. */
const automaticallySent = new Set<string>();

/** Sending and checking the verification code, with the specification's messages (§8). */
export function useVerification(email: string) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = useErrorWords();
  const client = useQueryClient();
  const [message, setMessage] = useState<Message | null>(null);
  const [busy, setBusy] = useState(false);
  const [secondsLeft, startCountdown] = useCountdown();

  const sentUntil = (seconds: number) => {
    startCountdown(seconds);
    setMessage({ tone: 'success', words: t('account.verification.sent') });
  };

  /**
   * The page's own first send, done once for a user. Where a code was sent less than a minute ago,
   * as before a reload, the countdown goes on instead.
   */
  async function begin(userId: string): Promise<void> {
    // Without an answer the code is asked for: that tells the same.
    const wait = await fetchCodeWait().catch(() => 0);
    if (wait > 0) return sentUntil(wait);
    if (automaticallySent.has(userId)) return;
    automaticallySent.add(userId);
    await resend({ automatic: true });
  }

  async function resend({ automatic = false } = {}): Promise<void> {
    if (email === '')
      return setMessage({ tone: 'danger', words: t('account.verification.missingEmail') });
    try {
      const answer = await resendCode(email, language);
      if (/already verified/i.test(answer.message))
        return setMessage({ tone: 'info', words: t('account.verification.already') });
      sentUntil(CODE_RESEND_MS / 1000);
    } catch (error) {
      const soon = error instanceof ApiError && error.status === 429;
      const waiting = soon && error.detail === null;
      if (soon && error.retryAfterS !== null) startCountdown(error.retryAfterS);
      // Who only opens the page again has done nothing wrong.
      setMessage({
        tone: soon && automatic ? 'info' : 'danger',
        words: waiting ? t('account.verification.wait') : words(error),
      });
    }
  }

  async function verify(code: string): Promise<void> {
    if (email === '' || !CODE.test(code))
      return setMessage({ tone: 'danger', words: t('account.verification.missingInput') });
    setBusy(true);
    setMessage(null);
    try {
      await verifyCode(email, code);
      await client.invalidateQueries({ queryKey: ME });
    } catch (error) {
      setMessage({ tone: 'danger', words: words(error) });
    } finally {
      setBusy(false);
    }
  }
  return { begin, resend, verify, secondsLeft, message, busy };
}
