import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { deleteAccount } from '../../lib/api/account-calls.ts';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { localPath } from '../../lib/i18n/local-path.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useSession } from '../../session/use-session.ts';
import { leaveUser } from '../../session/forget-user.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { usePrivacyText } from './privacy-text.ts';

interface Props {
  dialog: RefObject<HTMLDialogElement | null>;
  /** Whether a subscription runs, which ends with the account. */
  paid: boolean;
}

/**
 * Asks for the password, deletes, and says that it is done before the page forgets who was here.
 */
export function PrivacyDialog({ dialog, paid }: Props) {
  const text = usePrivacyText();
  const { user } = useSession();
  const words = useErrorWords();
  const client = useQueryClient();
  const navigate = useNavigate();
  const language = useLanguage();
  const [password, setPassword] = useState('');
  const [state, setState] = useState<'asking' | 'busy' | 'deleted'>('asking');
  const [error, setError] = useState('');

  async function remove(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (state === 'busy') return;
    setState('busy');
    setError('');
    try {
      await deleteAccount(password);
      setState('deleted');
    } catch (thrown) {
      setError(words(thrown));
      setState('asking');
    }
  }

  /** However the dialog is left, the browser forgets the account once it is gone. */
  function leave(): void {
    setPassword('');
    setError('');
    if (state !== 'deleted') return;
    leaveUser(client);
    void navigate(localPath(language, '/'));
  }

  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="delete-heading" onClose={leave}>
      {state === 'deleted' ? (
        <div role="status" className="grid justify-items-start gap-4">
          <h3 id="delete-heading">{text.deleted}</h3>
          <button
            type="button"
            className="btn btn-primary"
            autoFocus
            onClick={() => dialog.current?.close()}
          >
            {text.leave}
          </button>
        </div>
      ) : (
        <form onSubmit={(event) => void remove(event)} noValidate className="grid gap-4">
          <h3 id="delete-heading">{text.ask}</h3>
          <ul className="grid list-disc gap-1 pl-5">
            <li>{text.gone}</li>
            {paid ? <li>{text.paid}</li> : null}
            <li>{text.stays}</li>
          </ul>
          {/* Password managers look for whose password it is. */}
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={user?.email ?? ''}
            readOnly
            hidden
          />
          <TextField
            label={text.password}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            highlighted={error !== ''}
          />
          {error ? <Notice tone="danger">{error}</Notice> : null}
          <div className="flex flex-wrap gap-2">
            <button
              type="submit"
              className="btn btn-danger"
              aria-disabled={state === 'busy' || undefined}
            >
              {state === 'busy' ? text.busy : text.confirm}
            </button>
            <button type="button" className="btn" onClick={() => dialog.current?.close()}>
              {text.keep}
            </button>
          </div>
        </form>
      )}
    </dialog>
  );
}
