import { PASSWORD_MIN } from '@elucida/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { resetPassword } from '../../lib/api/account-calls.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTakenOver } from '../../lib/use-browser-fact.ts';
import { leaveUser } from '../../session/forget-user.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

/** The token of the mailed link, behind the `#`: browsers send that to nobody. */
const tokenIn = (hash: string): string => /^#token=([\w-]+)$/.exec(hash)?.[1] ?? '';

/** What the page says where there is nothing to fill in, and the way on. */
function WayOn({ done, children }: { done: boolean; children: string }) {
  const { t } = useTranslation();
  return (
    <>
      <Notice tone={done ? 'success' : 'danger'}>{children}</Notice>
      <LocalLink to={done ? '/auth' : '/forgot-password'} className="btn btn-primary btn-large">
        {t(done ? 'shell.signIn' : 'auth.reset.request')}
      </LocalLink>
    </>
  );
}

/** /reset-password: the page of the mailed link, which takes a new password. */
export function ResetPage() {
  const { t } = useTranslation();
  const words = useErrorWords();
  const language = useLanguage();
  const client = useQueryClient();
  const takenOver = useTakenOver();
  const token = tokenIn(useLocation().hash);
  const [state, setState] = useState<'asking' | 'busy' | 'done' | 'dead'>('asking');
  const [error, setError] = useState('');

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state === 'busy') return;
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    setError('');
    if (password.length < PASSWORD_MIN) return setError(t('auth.passwordMinimum'));
    setState('busy');
    try {
      await resetPassword({ token, password, lang: language });
      leaveUser(client);
      setState('done');
    } catch (thrown) {
      setError(words(thrown));
      setState(thrown instanceof ApiError && thrown.code === 'wrong_link' ? 'dead' : 'asking');
    }
  }

  const form = () => (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {/* Whose password it is, the link alone says. Password managers look for a field of the name. */}
      <input type="text" name="username" autoComplete="username" hidden readOnly value="" />
      <PasswordField
        label={t('auth.reset.password')}
        name="password"
        kind="new"
        highlighted={error !== ''}
        hint={t('auth.passwordRule')}
      />
      {error ? <Notice tone="danger">{error}</Notice> : null}
      <button
        type="submit"
        className="btn btn-primary btn-large"
        aria-disabled={state === 'busy' || undefined}
      >
        {t(state === 'busy' ? 'auth.reset.busy' : 'auth.reset.submit')}
      </button>
    </form>
  );
  const content = () => {
    if (state === 'done') return <WayOn done>{t('auth.reset.done')}</WayOn>;
    if (state === 'dead') return <WayOn done={false}>{error}</WayOn>;
    if (takenOver && token === '') return <WayOn done={false}>{t('auth.reset.incomplete')}</WayOn>;
    return form();
  };
  return (
    <div className="mx-auto max-w-md">
      <PageHeading title={t('auth.reset.heading')} />
      <p className="mt-2 text-text-2">{t('auth.reset.intro')}</p>
      <div className="card mt-6 grid gap-4">{content()}</div>
    </div>
  );
}
