import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { PageHeading } from '../../ui/page-heading.tsx';
import { AuthForm } from './auth-form.tsx';
import type { AuthMode } from './credentials.ts';

/** /auth: one form, toggled between signing in and creating an account. */
export function AuthPage() {
  const { t } = useTranslation();
  const [mode, setMode] = useState<AuthMode>('login');
  return (
    <div className="mx-auto max-w-md">
      <PageHeading title={t(`auth.${mode}.heading`)} />
      <p className="mt-2 text-text-2">{t('auth.intro')}</p>
      <div className="card mt-6">
        <div
          role="group"
          aria-label={t('auth.choose')}
          className="mb-5 grid grid-cols-2 gap-1 rounded-sm bg-sunken p-1"
        >
          {(['login', 'register'] as const).map((choice) => (
            <button
              key={choice}
              type="button"
              aria-pressed={mode === choice}
              onClick={() => setMode(choice)}
              className={`btn btn-small ${mode === choice ? '' : 'btn-quiet font-medium'}`}
            >
              {t(`auth.${choice}.toggle`)}
            </button>
          ))}
        </div>
        <AuthForm key={mode} mode={mode} />
      </div>
    </div>
  );
}
