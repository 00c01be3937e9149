import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { forgotPassword } from '../../lib/api/account-calls.ts';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { isEmail } from '../../lib/is-email.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { EmailField } from './email-field.tsx';

/** /forgot-password: asks for a link by mail. It never says whether there is such an account. */
export function ForgotPage() {
  const { t } = useTranslation();
  const words = useErrorWords();
  const language = useLanguage();
  const location = useLocation();
  const [state, setState] = useState<'asking' | 'busy' | 'sent'>('asking');
  const [error, setError] = useState('');

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state === 'busy') return;
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    setError('');
    setState('asking');
    if (!isEmail(email)) return setError(t('auth.invalidEmail'));
    setState('busy');
    try {
      await forgotPassword(email, language);
      setState('sent');
    } catch (thrown) {
      setError(words(thrown));
      setState('asking');
    }
  }

  return (
    <div className="mx-auto max-w-md">
      <PageHeading title={t('auth.forgot.heading')} />
      <p className="mt-2 text-text-2">{t('auth.forgot.intro')}</p>
      <div className="card mt-6 grid gap-4">
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
          <EmailField highlighted={error !== ''} />
          {error ? <Notice tone="danger">{error}</Notice> : null}
          {state === 'sent' ? (
            <Notice tone="success">
              <p>{t('auth.forgot.sent')}</p>
              <p className="mt-2">{t('auth.forgot.notArrived')}</p>
            </Notice>
          ) : null}
          <button
            type="submit"
            className="btn btn-primary btn-large"
            aria-disabled={state === 'busy' || undefined}
          >
            {t(state === 'busy' ? 'auth.forgot.busy' : 'auth.forgot.submit')}
          </button>
        </form>
        <p className="text-center">
          <LocalLink to="/auth" state={location.state as unknown}>
            {t('auth.forgot.back')}
          </LocalLink>
        </p>
      </div>
    </div>
  );
}
