import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ApiError } from '../../lib/api/api-error.ts';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { checkCredentials, readAuthFailures, type AuthMode, type Field } from './credentials.ts';
import { EmailField } from './email-field.tsx';
import { useAuthenticate } from './use-authenticate.ts';

/** A message and the fields it is about. */
interface Failure {
  readonly fields: readonly Field[];
  readonly words: string;
}

/** Each message once: two items may be of one field. */
const messagesOf = (failures: readonly Failure[]): string[] => [
  ...new Set(failures.map(({ words }) => words)),
];

/**
 * The fields, their messages and the button. The browser checks what it can; the server's refusal
 * is shown in the same places.
 */
export function AuthForm({ mode }: { mode: AuthMode }) {
  const { t, i18n } = useTranslation();
  const words = useErrorWords();
  const authenticate = useAuthenticate();
  const location = useLocation();
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const fail = (next: readonly Failure[]) => {
    setFailures(next);
    const wrong = next.flatMap(({ fields }) => fields);
    [...(form.current?.querySelectorAll('input') ?? [])]
      .find(({ name }) => wrong.includes(name as Field))
      ?.focus();
  };

  /**
   * The server's sentence in the language of the page; a code alone that nobody knows is shown as
   * it came.
   */
  const refusal = (error: unknown, own: string) =>
    error instanceof ApiError && error.detail === null && !i18n.exists(`errors.byCode.${own}`)
      ? own
      : words(error);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (field: Field) => String(data.get(field) ?? '');
    const credentials = { name: read('name'), email: read('email'), password: read('password') };
    const wrong = checkCredentials(mode, credentials);
    if (wrong) return fail([{ fields: [wrong.field], words: t(`auth.${wrong.message}`) }]);
    setBusy(true);
    setFailures([]);
    try {
      await authenticate(mode, {
        name: credentials.name.trim(),
        email: credentials.email.trim(),
        password: credentials.password,
      });
    } catch (error) {
      const several = readAuthFailures(error);
      fail(
        several.map(({ fields, message, own }) => ({
          fields,
          words: message
            ? t(`auth.${message}`)
            : several.length > 1
              ? (own ?? '')
              : refusal(error, own ?? ''),
        })),
      );
    } finally {
      setBusy(false);
    }
  }

  // A field is highlighted when a message is about it, and its hint says what to look at
  // (specification §5).
  const about = (field: Field) => failures.some(({ fields }) => fields.includes(field));
  const messages = messagesOf(failures);
  const passwordRule = mode === 'register' ? t('auth.passwordRule') : undefined;
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {mode === 'register' ? (
        <TextField
          label={t('auth.name')}
          name="name"
          autoComplete="name"
          required
          maxLength={100}
          highlighted={about('name')}
        />
      ) : null}
      <EmailField
        highlighted={about('email')}
        hint={about('email') ? t('auth.emailHint') : undefined}
      />
      <PasswordField
        label={t('auth.password')}
        name="password"
        kind={mode === 'register' ? 'new' : 'current'}
        highlighted={about('password')}
        hint={about('password') ? t('auth.passwordHint') : passwordRule}
      />
      {messages.length > 0 ? (
        <Notice tone="danger">
          {messages.length === 1 ? (
            messages[0]
          ) : (
            <ul className="grid list-disc gap-1 pl-5">
              {messages.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          )}
        </Notice>
      ) : null}
      <button type="submit" className="btn btn-primary btn-large" disabled={busy}>
        {t(busy ? `auth.${mode}.busy` : `auth.${mode}.submit`)}
      </button>
      {mode === 'login' ? (
        <p className="text-center">
          <LocalLink to="/forgot-password" state={location.state as unknown}>
            {t('auth.forgot.link')}
          </LocalLink>
        </p>
      ) : null}
    </form>
  );
}
