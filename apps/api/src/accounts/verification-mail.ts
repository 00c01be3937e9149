import type { Language } from '@elucida/contract/languages';
import { CODE_VALID_MS } from '@elucida/contract/limits';
import { verificationMail } from '@elucida/messages/mail/verification';
import type { Mail } from '../adapters/mail/mailer.ts';
import { safeName, writeLetter } from './write-letter.ts';

/** The mail that carries a verification code: its only run of six digits. */
export function verificationMailTo(
  { email, name }: { email: string; name: string },
  { code, language }: { code: string; language: Language },
): Mail {
  const { subject, greeting, lead, validity, ignore } = verificationMail[language]({
    name: safeName(name),
    minutes: CODE_VALID_MS / 60_000,
  });
  return writeLetter({ to: email, language, subject }, [
    greeting,
    lead,
    { code },
    [validity, ignore],
  ]);
}
