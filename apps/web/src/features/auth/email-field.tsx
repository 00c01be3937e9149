import { EMAIL_MAX } from '@elucida/contract/limits';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/text-field.tsx';

/** The address of an account, with the keyboard and the memory of the browser for it. */
export function EmailField(props: { highlighted: boolean; hint?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('auth.email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      required
      maxLength={EMAIL_MAX}
      {...props}
    />
  );
}
