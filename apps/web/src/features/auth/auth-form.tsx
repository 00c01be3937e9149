import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api/api-error.ts';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { checkCredentials, readAuthFailure, type AuthMode, type Field } from './credentials.ts';
import { PasswordField } from './password-field.tsx';
import { useAuthenticate } from './use-authenticate.ts';

interface Failure {
  readonly fields: readonly Field[];
  readonly words: string;
}

/**
 * The fields, their messages and the button. The browser checks what it can; the server's refusal
 * is shown in the same places.
 */
export function AuthForm({ mode }: { mode: AuthMode }) {
  const { t, i18n } = useTranslation();
  const words = useErrorWords();
  const authenticate = useAuthenticate();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const fail = (next: Failure) => {
    setFailure(next);
    if (next.fields[0])
      form.current?.querySelector<HTMLInputElement>(`[name=${next.fields[0]}]`)?.focus();
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
    if (wrong) return fail({ fields: [wrong.field], words: t(`auth.${wrong.message}`) });
    setBusy(true);
    setFailure(null);
    try {
      await authenticate(mode, {
        name: credentials.name.trim(),
        email: credentials.email.trim(),
        password: credentials.password,
      });
    } catch (error) {
      const { fields, message, own } = readAuthFailure(error);
      fail({ fields, words: message ? t(`auth.${message}`) : refusal(error, own ?? '') });
    } finally {
      setBusy(false);
    }
  }

  // A field is highlighted when the message is about it; its hint says what to look at
  // (specification §5).
  const about = (field: Field) => failure?.fields.includes(field) ?? false;
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
      <TextField
        label={t('auth.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={254}
        highlighted={about('email')}
        hint={about('email') ? t('auth.emailHint') : undefined}
      />
      <PasswordField mode={mode} highlighted={about('password')} />
      {failure ? <Notice tone="danger">{failure.words}</Notice> : null}
      <button type="submit" className="btn btn-primary btn-large" disabled={busy}>
        {t(busy ? `auth.${mode}.busy` : `auth.${mode}.submit`)}
      </button>
    </form>
  );
}
