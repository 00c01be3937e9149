import { KEY_NAME_MAX, opensApi } from '@elucida/contract/key-terms';
import type { User } from '@elucida/contract/user';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { makeKey } from '../../lib/api/account-calls.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FormNotice } from './form-notice.tsx';
import { KEYS, KeyList } from './key-list.tsx';
import { useKeysText } from './keys-text.ts';
import { NewKey } from './new-key.tsx';
import { useFormState } from './use-form-state.ts';
import { Webhooks } from './webhooks.tsx';

/** Makes keys, shows each once, and lists those that there are. */
function OwnKeys() {
  const text = useKeysText();
  const client = useQueryClient();
  const language = useLanguage();
  const { busy, message, refuse, send } = useFormState();
  const [name, setName] = useState('');
  const [made, setMade] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (name.trim() === '') return refuse(text.missingName);
    const create = async () => {
      setMade((await makeKey(name.trim(), language)).key);
      await client.invalidateQueries({ queryKey: KEYS });
    };
    if (await send(create, text.created)) setName('');
  }
  return (
    <>
      <form noValidate className="grid gap-3" onSubmit={(event) => void submit(event)}>
        <TextField
          label={text.name}
          hint={text.nameHint}
          name="key-name"
          autoComplete="off"
          maxLength={KEY_NAME_MAX}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <div>
          <button type="submit" className="btn" aria-disabled={busy || undefined}>
            {busy ? text.creating : text.create}
          </button>
        </div>
      </form>
      <FormNotice message={message} />
      {made === null ? null : <NewKey value={made} label={text.key} copyLabel={text.copy} />}
      <KeyList
        onWithdrawn={() => {
          setMade(null);
          void send(() => Promise.resolve(), text.withdrawn);
        }}
      />
    </>
  );
}

/** The keys of the API, for the accounts that may have any; the others learn which may. */
export function KeysCard({ user, unlimited }: { user: User; unlimited: boolean }) {
  const text = useKeysText();
  return (
    <section className="card grid grid-cols-[minmax(0,1fr)] gap-3" aria-labelledby="keys">
      <h2 id="keys">{text.heading}</h2>
      <p className="text-text-2">{text.intro}</p>
      {opensApi({ plan: user.plan, unlimited }) ? (
        <>
          <OwnKeys />
          <Webhooks />
        </>
      ) : (
        <p>
          {text.onPro} <LocalLink to="/pricing">{text.plans}</LocalLink>
        </p>
      )}
      <p>
        <LocalLink to="/api">{text.guide}</LocalLink>
      </p>
    </section>
  );
}
