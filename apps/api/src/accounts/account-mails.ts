import type { Language } from '@elucida/contract/languages';
import { CODE_VALID_MS, RESET_VALID_MS } from '@elucida/contract/limits';
import { accountMails } from '@elucida/messages/mail/account-mails';
import type { Mail } from '../adapters/mail/mailer.ts';
import type { Config } from '../config.ts';
import { safeName, writeLetter } from './write-letter.ts';
import { MINUTE_MS } from '../periods.ts';

interface Addressee {
  readonly email: string;
  readonly name: string;
}
interface Setting {
  readonly language: Language;
  readonly config: Pick<Config, 'publicUrl'>;
}

const pageOf = ({ language, config }: Setting, page: string) =>
  `${config.publicUrl.replace(/\/$/, '')}/${language}/${page}`;

/**
 * The link to choose a new password. Its token is behind the `#`: browsers neither send that to a
 * server, where it would be in logs, nor name it to other sites.
 */
export function resetMailTo(
  { email, name }: Addressee,
  { token, ...setting }: Setting & { token: string },
): Mail {
  const { language } = setting;
  const { subject, greeting, lead, validity, ignore } = accountMails[language].resetLink({
    name: safeName(name),
    minutes: RESET_VALID_MS / MINUTE_MS,
  });
  return writeLetter({ to: email, language, subject }, [
    greeting,
    lead,
    { link: `${pageOf(setting, 'reset-password')}#token=${token}` },
    [validity, ignore],
  ]);
}

/** Says that the password was changed, and what to do where it was somebody else. */
export function passwordChangedMailTo({ email, name }: Addressee, setting: Setting): Mail {
  const { language } = setting;
  const { subject, greeting, lead, unasked } = accountMails[language].passwordChanged({
    name: safeName(name),
  });
  return writeLetter({ to: email, language, subject }, [
    greeting,
    lead,
    unasked,
    { link: pageOf(setting, 'forgot-password') },
  ]);
}

/** Says that a key of the API was made, and what to do where it was somebody else. */
export function keyMadeMailTo({ email, name }: Addressee, setting: Setting): Mail {
  const { language } = setting;
  const { subject, greeting, lead, unasked } = accountMails[language].keyMade({
    name: safeName(name),
  });
  return writeLetter({ to: email, language, subject }, [
    greeting,
    lead,
    unasked,
    { link: pageOf(setting, 'account') },
  ]);
}

/** The code that proves a new address; `email` is that one. */
export function emailCodeMailTo(
  { email, name }: Addressee,
  { code, language }: { code: string; language: Language },
): Mail {
  const { subject, greeting, lead, validity, ignore } = accountMails[language].emailCode({
    name: safeName(name),
    minutes: CODE_VALID_MS / MINUTE_MS,
  });
  return writeLetter({ to: email, language, subject }, [
    greeting,
    lead,
    { code },
    [validity, ignore],
  ]);
}

/** Says to the old address that it is the account's no longer. */
export function emailChangedMailTo({ email, name }: Addressee, setting: Setting): Mail {
  const { language } = setting;
  const { subject, greeting, lead, unasked } = accountMails[language].emailChanged({
    name: safeName(name),
  });
  return writeLetter({ to: email, language, subject }, [
    greeting,
    lead,
    unasked,
    { link: `${pageOf(setting, 'about')}#feedback` },
  ]);
}

/** Says to an address with an account that another account cannot have it. */
export function emailTakenMailTo(email: string, { language }: Pick<Setting, 'language'>): Mail {
  const { subject, greeting, lead, advice } = accountMails[language].emailTaken;
  return writeLetter({ to: email, language, subject }, [greeting, lead, advice]);
}
