import type { Webhook } from '@elucida/contract/webhooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { addWebhook, fetchWebhooks, removeWebhook } from '../../lib/api/account-calls.ts';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { formatDateTime } from '../../lib/format/dates.ts';
import { formatCount } from '../../lib/format/numbers.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FormNotice } from './form-notice.tsx';
import { useKeysText } from './keys-text.ts';
import { NewKey } from './new-key.tsx';
import { useFormState } from './use-form-state.ts';

const WEBHOOKS = ['webhooks'] as const;

function Row({ entry, onRemove }: { entry: Webhook; onRemove: () => void }) {
  const { webhooks: text } = useKeysText();
  const language = useLanguage();
  const { url, last_tried_at: at, last_status: status, waiting } = entry;
  const when = at === null ? '' : formatDateTime(at, language);
  const last =
    at === null
      ? text.never
      : status === null
        ? text.unanswered(when)
        : text.answered(when, String(status));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-border py-3">
      <div className="min-w-0">
        <p className="mono text-sm wrap-anywhere">{url}</p>
        <p className="text-sm text-text-2">{last}</p>
        {waiting > 0 ? (
          <p className="text-sm text-text-2">{text.waiting(formatCount(waiting, language))}</p>
        ) : null}
      </div>
      <button
        type="button"
        className="btn btn-small"
        aria-label={text.removeOf(url)}
        onClick={onRemove}
      >
        {text.remove}
      </button>
    </li>
  );
}

/** Addresses that are told when analyses end: added, with their secret this once, and removed. */
export function Webhooks() {
  const { webhooks: text } = useKeysText();
  const words = useErrorWords();
  const client = useQueryClient();
  const { busy, message, refuse, send } = useFormState();
  const [url, setUrl] = useState('');
  const [secret, setSecret] = useState<string | null>(null);
  const { data = [], error } = useQuery({
    queryKey: WEBHOOKS,
    queryFn: ({ signal }) => fetchWebhooks(signal),
  });
  const again = () => client.invalidateQueries({ queryKey: WEBHOOKS });

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (!/^https:\/\/\S+$/.test(url.trim())) return refuse(text.wrong);
    const add = async () => {
      setSecret((await addWebhook(url.trim())).secret);
      await again();
    };
    if (await send(add, text.added)) setUrl('');
  }
  const remove = (id: string) => async () => {
    await removeWebhook(id);
    setSecret(null);
    await again();
  };
  return (
    <details>
      <summary>{text.heading}</summary>
      <div className="mt-3 grid gap-3">
        <p className="text-text-2">{text.intro}</p>
        {error ? <Notice tone="danger">{words(error)}</Notice> : null}
        <form noValidate className="grid gap-3" onSubmit={(event) => void submit(event)}>
          <TextField
            label={text.url}
            name="webhook-url"
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={500}
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
          <div>
            <button type="submit" className="btn" aria-disabled={busy || undefined}>
              {busy ? text.adding : text.add}
            </button>
          </div>
        </form>
        <FormNotice message={message} />
        {secret === null ? null : (
          <NewKey value={secret} label={text.secret} copyLabel={text.copySecret} />
        )}
        {data.length === 0 ? null : (
          <ul className="border-b border-border">
            {data.map((entry) => (
              <Row
                key={entry.id}
                entry={entry}
                onRemove={() => void send(remove(entry.id), text.removed)}
              />
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
