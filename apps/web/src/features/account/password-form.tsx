import { PASSWORD_MIN } from '@elucida/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { changePassword } from '../../lib/api/account-calls.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { FormNotice } from './form-notice.tsx';
import { useSecurityText } from './security-text.ts';
import { useFormState } from './use-form-state.ts';
import { SESSIONS } from './use-sessions.ts';

/** A new password for the old one, folded until it is wanted. */
export function PasswordForm({ email }: { email: string }) {
  const { t } = useTranslation();
  const { password: text } = useSecurityText();
  const language = useLanguage();
  const client = useQueryClient();
  const { busy, message, refuse, send } = useFormState();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const [old, fresh] = [String(data.get('old') ?? ''), String(data.get('new') ?? '')];
    if (old.length < PASSWORD_MIN || fresh.length < PASSWORD_MIN)
      return refuse(t('auth.passwordMinimum'));
    if (!(await send(() => changePassword({ old, new: fresh, lang: language }), text.done))) return;
    form.reset();
    await client.invalidateQueries({ queryKey: SESSIONS });
  }

  return (
    <details>
      <summary>{text.open}</summary>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-3 grid gap-4">
        {/* Password managers look for whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField label={text.old} name="old" kind="current" highlighted={false} />
        <PasswordField
          label={text.new}
          name="new"
          kind="new"
          highlighted={false}
          hint={t('auth.passwordRule')}
        />
        <FormNotice message={message} />
        <div>
          <button type="submit" className="btn" aria-disabled={busy || undefined}>
            {busy ? text.busy : text.submit}
          </button>
        </div>
      </form>
    </details>
  );
}
