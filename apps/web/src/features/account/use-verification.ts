import { CODE_RESEND_MS } from '@elucida/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resendCode, verifyCode } from '../../lib/api/account-calls.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { ME } from '../../session/query-keys.ts';
import { useCountdown } from './use-countdown.ts';

interface Message {
  readonly tone: 'info' | 'success' | 'danger';
  readonly words: string;
}

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

  /** `automaticFor`: the page's own first send, done once for that user. */
  async function resend({ automaticFor }: { automaticFor?: string }): Promise<void> {
    if (automaticFor !== undefined) {
      if (automaticallySent.has(automaticFor)) return;
      automaticallySent.add(automaticFor);
    }
    if (email === '')
      return setMessage({ tone: 'danger', words: t('account.verification.missingEmail') });
    try {
      const answer = await resendCode(email, language);
      if (/already verified/i.test(answer.message))
        return setMessage({ tone: 'info', words: t('account.verification.already') });
      startCountdown(CODE_RESEND_MS / 1000);
      setMessage({ tone: 'success', words: t('account.verification.sent') });
    } catch (error) {
      const soon = error instanceof ApiError && error.status === 429;
      const waiting = soon && error.detail === null;
      // Who only opens the page again has done nothing wrong.
      setMessage({
        tone: soon && automaticFor !== undefined ? 'info' : 'danger',
        words: waiting ? t('account.verification.wait') : words(error),
      });
    }
  }

  async function verify(code: string): Promise<void> {
    if (email === '' || code === '')
      return setMessage({ tone: 'danger', words: t('account.verification.missingInput') });
    setBusy(true);
    try {
      await verifyCode(email, code);
      await client.invalidateQueries({ queryKey: ME });
    } catch (error) {
      setMessage({ tone: 'danger', words: words(error) });
    } finally {
      setBusy(false);
    }
  }
  return { resend, verify, secondsLeft, message, busy };
}
