import { CODE_DIGITS, EMAIL_MAX } from '@elucida/contract/limits';
import type { User } from '@elucida/contract/user';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { askForEmail, changeEmail } from '../../lib/api/account-calls.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { isEmail } from '../../lib/is-email.ts';
import { ME } from '../../session/query-keys.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CodeField } from './code-field.tsx';
import { FormNotice } from './form-notice.tsx';
import { useSecurityText } from './security-text.ts';
import { useFormState } from './use-form-state.ts';

/**
 * Another email, by a code that is sent to it; folded until it is wanted. Who has a code already,
 * as after a reload, goes straight to entering it.
 */
export function EmailForm({ user }: { user: User }) {
  const { t } = useTranslation();
  const { email: text } = useSecurityText();
  const language = useLanguage();
  const client = useQueryClient();
  const { busy, message, refuse, send } = useFormState();
  const [step, setStep] = useState<'ask' | 'enter'>('ask');
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const asking = step === 'ask';

  async function ask(password: string): Promise<void> {
    const body = { email: email.trim(), password, lang: language };
    if (await send(() => askForEmail(body), text.sent(email.trim()))) setStep('enter');
  }
  async function enter(): Promise<void> {
    if (!new RegExp(`^\\d{${CODE_DIGITS}}$`).test(code))
      return refuse(t('account.verification.missingInput'));
    const body = { email: email.trim(), code, lang: language };
    if (!(await send(() => changeEmail(body), text.done))) return;
    setStep('ask');
    setEmail('');
    setCode('');
    await client.invalidateQueries({ queryKey: ME });
  }
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (!isEmail(email)) return refuse(t('auth.invalidEmail'));
    await (asking ? ask(password) : enter());
  }

  return (
    <details>
      <summary>{text.open}</summary>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-3 grid gap-4">
        <p className="text-text-2">{text.hint}</p>
        {/* Password managers look for whose password it is. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={user.email}
          readOnly
          hidden
        />
        <TextField
          label={text.new}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={EMAIL_MAX}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        {asking ? (
          <PasswordField label={text.password} name="password" kind="current" highlighted={false} />
        ) : (
          <CodeField code={code} onChange={setCode} describedBy="email-message" />
        )}
        <FormNotice id="email-message" message={message} />
        <div className="flex flex-wrap gap-2">
          <button type="submit" className="btn" aria-disabled={busy || undefined}>
            {asking ? (busy ? text.busy : text.submit) : busy ? text.confirming : text.confirm}
          </button>
          <button
            type="button"
            className="btn btn-quiet"
            onClick={() => setStep(asking ? 'enter' : 'ask')}
          >
            {asking ? text.have : text.again}
          </button>
        </div>
      </form>
    </details>
  );
}
