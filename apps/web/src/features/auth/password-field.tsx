import { PASSWORD_MIN } from '@elucida/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/text-field.tsx';
import type { AuthMode } from './credentials.ts';

/** The password, which can be shown while it is typed. */
export function PasswordField({ mode, highlighted }: { mode: AuthMode; highlighted: boolean }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <div className="grid gap-2">
      <TextField
        label={t('auth.password')}
        name="password"
        type={shown ? 'text' : 'password'}
        required
        minLength={PASSWORD_MIN}
        maxLength={500}
        autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
        highlighted={highlighted}
        hint={
          highlighted
            ? t('auth.passwordHint')
            : mode === 'register'
              ? t('auth.passwordRule')
              : undefined
        }
      />
      <label className="check text-sm">
        <input
          type="checkbox"
          checked={shown}
          onChange={(event) => setShown(event.target.checked)}
        />
        {t('auth.showPassword')}
      </label>
    </div>
  );
}
