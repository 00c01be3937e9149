import { PASSWORD_MAX, PASSWORD_MIN } from '@elucida/contract/limits';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from './text-field.tsx';
import { CheckBox } from './check-box.tsx';

interface Props {
  label: ReactNode;
  name: string;
  /** Whether it is to be chosen or is known already: password managers ask. */
  kind: 'new' | 'current';
  highlighted: boolean;
  hint?: ReactNode;
}

/** A password, which can be shown while it is typed. */
export function PasswordField({ label, name, kind, highlighted, hint }: Props) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <div className="grid gap-2">
      <TextField
        label={label}
        name={name}
        type={shown ? 'text' : 'password'}
        required
        minLength={PASSWORD_MIN}
        maxLength={PASSWORD_MAX}
        autoComplete={`${kind}-password`}
        highlighted={highlighted}
        hint={hint}
      />
      <CheckBox className="text-sm" checked={shown} onChange={setShown}>
        {t('auth.showPassword')}
      </CheckBox>
    </div>
  );
}
